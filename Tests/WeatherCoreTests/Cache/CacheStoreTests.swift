import Foundation
import Signals
import TestSupport
import Testing

@testable import WeatherCore

@Suite("files of the cache (W13)", .ownThread)
struct CacheStoreTests {
  @Test(
    "the folder is the one that XDG names, else that of the home folder; relative paths do not count"
  )
  func folder() {
    func path(_ environment: [String: String]) -> String? {
      CacheStore.folder(of: "weather", environment: environment)?.path
    }
    #expect(path(["XDG_CACHE_HOME": "/a/b", "HOME": "/c"]) == "/a/b/weather")
    #expect(path(["HOME": "/c"]) == "/c/.cache/weather")
    #expect(path(["XDG_CACHE_HOME": "a", "HOME": "/c"]) == "/c/.cache/weather")
    #expect(path(["XDG_CACHE_HOME": "", "HOME": "/c"]) == "/c/.cache/weather")
    #expect(path(["HOME": "c"]) == nil)
    #expect(path([:]) == nil)
  }

  @Test("files are for their owner alone, and so is the folder, even one that was open to others")
  func permissions() throws {
    let scratch = TemporaryFolder()
    let fresh = scratch.url.appending(path: "new/cache")
    let old = scratch.url.appending(path: "old")
    try FileManager.default.createDirectory(
      at: old,
      withIntermediateDirectories: false,
      attributes: [.posixPermissions: 0o755]
    )
    for folder in [fresh, old] {
      CacheStore.files(in: folder).write("a", Data("1".utf8))
      #expect(try permissions(of: folder) == 0o700)
      #expect(try permissions(of: folder.appending(path: "a.cache")) == 0o600)
    }
  }

  @Test("what is written is read, by another store too; the newest wins, and no draft is left")
  func readAndWrite() throws {
    let scratch = TemporaryFolder()
    let store = CacheStore.files(in: scratch.url)
    #expect(store.read("a") == nil)
    store.write("a", Data("1".utf8))
    store.write("a", Data("2".utf8))
    #expect(CacheStore.files(in: scratch.url).read("a") == Data("2".utf8))
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.url.path) == ["a.cache"])
  }

  @Test("a folder that cannot be made keeps nothing, and does no harm")
  func unwritable() throws {
    let scratch = TemporaryFolder()
    let file = scratch.url.appending(path: "file")
    try Data().write(to: file)
    let store = CacheStore.files(in: file.appending(path: "cache"))
    store.write("a", Data("1".utf8))
    #expect(store.read("a") == nil)
    store.removeAll(.distantFuture)
  }

  @Test("what was written before a time is removed, drafts that were left behind too")
  func removal() throws {
    let scratch = TemporaryFolder()
    let store = CacheStore.files(in: scratch.url)
    for name in ["old", ".draft", "new"] { store.write(name, Data("1".utf8)) }
    try Data().write(to: scratch.url.appending(path: "somebody-elses.txt"))
    for name in ["old.cache", ".draft.cache", "somebody-elses.txt"] {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 1_000)],
        ofItemAtPath: scratch.url.appending(path: name).path
      )
    }
    store.removeAll(Date(timeIntervalSince1970: 2_000))
    let left = try FileManager.default.contentsOfDirectory(atPath: scratch.url.path)
    #expect(left.sorted() == ["new.cache", "somebody-elses.txt"])
  }

  @Test("eight who write and read one entry at once never see half of one")
  func threads() throws {
    let scratch = TemporaryFolder()
    // 64 KiB: more than one write takes at once on most file systems.
    let bodies = (0..<8).map { Data(repeating: UInt8($0), count: 65_536) }
    onThreads(8) { number in
      let store = CacheStore.files(in: scratch.url)
      for _ in 0..<100 {
        store.write("a", bodies[number])
        #expect(store.read("a").map(bodies.contains) == true)
      }
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.url.path) == ["a.cache"])
  }

  private func permissions(of url: URL) throws -> Int? {
    let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
    return (attributes[.posixPermissions] as? NSNumber)?.intValue
  }
}
