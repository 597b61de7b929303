public import Foundation
public import Signals

/// Keeps the places of a person, and tells everybody of each change.
///
/// ```
/// edit ─ newest list in the storage ─ rules of PlaceList ─ storage
///                                          │
///              list ─┬─ places             ▼
///                    ├─ current  ◄── newest revision
///                    └─ selected
/// ```
///
/// Several programs, and several of these in one, may keep the same list: each change is made to
/// what the storage holds at that moment, so no change of another is lost. Changes that others make
/// are seen with the next change of one's own, or with ``reload()``. If the storage has lost
/// everything, what is known here is kept anew.
public final class SavedPlaces: Sendable {
  /// The whole list.
  public let list: Property<PlaceList>
  /// The places, in their order.
  public let places: Property<[SavedPlace]>
  /// The place the machine is at.
  public let current: Property<SavedPlace?>
  /// The place that is looked at.
  public let selected: Property<SavedPlace?>
  /// What had to be done to read the places, or why that failed; the newest such thing.
  public let notice: Property<PlacesNotice?>

  private let storage: PlaceStorage
  private let identifier: @Sendable () -> UUID
  private let known: MutableProperty<PlaceRecord>
  private let notices: MutableProperty<PlacesNotice?>

  /// Reads the places that are kept in a storage; what goes wrong is the first ``notice``.
  ///
  /// - Parameters:
  ///   - storage: Where the places are kept.
  ///   - identifier: Makes the identifiers of new places, each another one.
  public init(
    in storage: PlaceStorage,
    identifier: @escaping @Sendable () -> UUID = { UUID() }
  ) {
    self.storage = storage
    self.identifier = identifier
    known = MutableProperty(.unknown)
    notices = MutableProperty(nil)
    list = known.map(\.list).distinctUntilChanged()
    places = known.map(\.list.places).distinctUntilChanged()
    current = known.map(\.list.current).distinctUntilChanged()
    selected = known.map(\.list.selected).distinctUntilChanged()
    notice = notices.readOnly()
    do throws(PlacesError) {
      _ = try change { _ in }
    } catch {
      notices.value = .failed(error)
    }
  }

  /// Changes the list by its rules, and keeps it.
  ///
  /// Cold: each subscription makes the change once, on the subscriber's thread, and waits there
  /// while another program makes one. ``list`` and its parts have changed when the result arrives.
  ///
  /// - Parameter change: Makes the change of the newest list. It may be called twice, and is not
  ///   to do anything else.
  /// - Returns: A signal of what `change` returns, which fails with what it throws, in which case
  ///   nothing is changed, or because the list cannot be kept.
  public func edit<Result: Sendable>(
    _ change: @escaping @Sendable (inout PlaceList) throws(PlacesError) -> Result
  ) -> Signal<Result, PlacesError> {
    .result { [self] () throws(PlacesError) in try self.change(change) }
  }

  /// Reads what others have changed, and sends the list; cold as ``edit(_:)``.
  public func reload() -> Signal<PlaceList, PlacesError> { edit { $0 } }

  /// Adds a place at the end, and sends it as it is kept; cold as ``edit(_:)``.
  ///
  /// Fails as ``PlaceList/add(_:aliases:id:)`` does.
  public func add(
    _ place: Place,
    aliases: [String] = []
  ) -> Signal<SavedPlace, PlacesError> {
    .defer { [self] in
      let id = identifier()
      return edit { list throws(PlacesError) in
        try list.add(place, aliases: aliases, id: id)
      }
    }
  }

  /// Removes a place and sends it; cold as ``edit(_:)``, and fails for a place in use.
  public func remove(_ id: SavedPlace.ID) -> Signal<SavedPlace, PlacesError> {
    edit { list throws(PlacesError) in try list.remove(id) }
  }

  /// Says which place is looked at and sends it; cold as ``edit(_:)``.
  public func select(_ id: SavedPlace.ID?) -> Signal<SavedPlace?, PlacesError> {
    edit { list throws(PlacesError) in
      try list.select(id)
      return list.selected
    }
  }

  /// Says where the machine is and sends that place; cold as ``edit(_:)``.
  ///
  /// It is found and kept as ``PlaceList/locate(_:id:)`` tells.
  public func locate(_ place: Place?) -> Signal<SavedPlace?, PlacesError> {
    .defer { [self] in
      let id = identifier()
      return edit { $0.locate(place, id: id) }
    }
  }

  private func change<Result>(
    _ change: (inout PlaceList) throws(PlacesError) -> Result
  ) throws(PlacesError) -> Result {
    var made: (record: PlaceRecord, result: Result, flaw: PlaceRecord.Flaw?)?
    let kept = try storage.update { [known, storage, identifier] data throws(PlacesError) in
      let before = known.value
      let (stored, flaw) = try PlaceRecord.read(
        data,
        from: storage.path,
        orElse: before,
        identifier: identifier
      )
      var record = stored
      let result = try change(&record.list)
      // What was put back from a copy must not look older than what is known.
      let isOlder = stored.revision < before.revision
      guard record != stored || flaw != nil || isOlder else {
        made = (record, result, nil)
        return .keep
      }
      record.revision = max(stored.revision, before.revision) + 1
      made = (record, result, flaw)
      guard let flaw else { return .replace(record.encoded()) }
      return .setAside(flaw.rawValue, replacedBy: record.encoded())
    }
    guard let made else { preconditionFailure("The storage did not ask what to change.") }
    known.modify { if made.record.revision > $0.revision { $0 = made.record } }
    switch made.flaw {
    case nil: break
    case .damaged: notices.value = .damaged(keptAs: kept ?? storage.path)
    case .older: notices.value = .migrated(keptAs: kept ?? storage.path)
    }
    return made.result
  }
}
