import Foundation

/// Makes what the documentation shows from what the sources say.
///
///     swift run Documenter pictures            draws every diagram again
///     swift run Documenter illustrate FOLDER   puts pictures in place of the diagrams in the symbol
///                                              graphs there, which the reference site is made of
///     swift run Documenter listing FOLDER      writes the listing of the public API from the symbol
///                                              graphs there; .ci/listing does both
@main
struct Documenter {
  static func main() {
    do {
      try run(Array(CommandLine.arguments.dropFirst()))
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(1)
    }
  }

  private static func run(_ arguments: [String]) throws {
    switch (arguments.first, arguments.dropFirst().first) {
    case ("pictures", nil):
      let all = try Gallery.drawn(from: .package)
      let changes = try all.changes(in: .package)
      try all.write(to: .package, changes)
      print("\(all.files.count) files, \(changes.count) of them new, other or gone.")
    case ("illustrate", let folder?):
      print("\(try Illustration.illustrate(URL(fileURLWithPath: folder))) diagrams are pictures.")
    case ("listing", let folder?):
      for module in Listing.modules {
        let listing = try Listing(module: module, graphs: URL(fileURLWithPath: folder))
        try Folder.package.write(listing.text, to: Listing.path(of: module))
        print("\(module): \(listing.declarations.count) declarations")
      }
    case ("look", let site?) where arguments.count > 2:
      let pictures = arguments.dropFirst(3).first.map { URL(fileURLWithPath: $0) }
      try SiteCheck(site: StaticSite(URL(fileURLWithPath: site)), pictures: pictures)
        .run(searchingFor: arguments[2])
    default:
      throw Problem("This is no command. Say pictures, illustrate, listing or look.")
    }
  }
}

/// What went wrong, as a sentence, and what to do.
struct Problem: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
