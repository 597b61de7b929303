public import Foundation

/// Why a list of places cannot be changed, or cannot be kept.
public enum PlacesError: Error, Sendable, Hashable {
  /// A place within 100 m of it is kept already.
  case alreadySaved(SavedPlace)
  /// Another place goes by that name or alias.
  case nameTaken(String, by: SavedPlace)
  /// The machine is there, so the place stays.
  case isCurrent(SavedPlace)
  /// The place is looked at, so it stays.
  case isSelected(SavedPlace)
  /// No kept place has that identifier; somebody else may have removed it.
  case notSaved(SavedPlace.ID)
  /// The file at a path cannot be read.
  case unreadable(path: String)
  /// The file at a path cannot be written.
  case unwritable(path: String)
  /// The file at a path was written by a newer version of this program.
  case newerVersion(path: String)
}

extension PlacesError {
  /// What happened, in one sentence.
  public var summary: String {
    switch self {
    case .alreadySaved(let saved): "\(saved.label) is saved already, within 100 m of it."
    case .nameTaken(let name, let owner): "\"\(name)\" is the name of \(owner.label)."
    case .isCurrent(let saved): "\(saved.label) is where this machine is."
    case .isSelected(let saved): "\(saved.label) is the selected place."
    case .notSaved: "That place is not saved any more."
    case .unreadable(let path): "The saved places in \(path) cannot be read."
    case .unwritable(let path): "The saved places cannot be written to \(path)."
    case .newerVersion(let path): "The saved places in \(path) are of a newer version."
    }
  }

  /// What to do about it, in one sentence.
  public var advice: String {
    switch self {
    case .alreadySaved: "Use that one, or give it another name."
    case .nameTaken: "Choose another name, or take it from that place first."
    case .isCurrent: "It can be removed once the machine is elsewhere."
    case .isSelected: "Select another place first."
    case .notSaved: "Look at the list again."
    case .unreadable: "See that it is a plain file that you may read."
    case .unwritable: "See that there is room, and that you may write there."
    case .newerVersion: "Use the newer version of this program."
    }
  }
}

/// What had to be done to read the saved places, or why they could not be read.
public enum PlacesNotice: Sendable, Hashable {
  /// The file was damaged; what could be read of it is kept, and the file itself as the one named.
  case damaged(keptAs: String)
  /// The file was of an older version; it was rewritten, and is kept as the one named.
  case migrated(keptAs: String)
  /// The places could not be read.
  case failed(PlacesError)
}

extension PlacesNotice {
  /// What happened, in one sentence.
  public var summary: String {
    switch self {
    case .damaged(let path): "The file of saved places was damaged; it is kept as \(path)."
    case .migrated(let path): "The file of saved places was renewed; the old one is \(path)."
    case .failed(let error): error.summary
    }
  }

  /// What to do about it, in one sentence.
  public var advice: String {
    switch self {
    case .damaged: "Add again what is missing, then delete that file."
    case .migrated: "Delete that file once all places are there."
    case .failed(let error): error.advice
    }
  }
}

extension SavedPlace {
  /// How it is called in sentences.
  fileprivate var label: String {
    if !place.name.isEmpty { return place.name }
    return aliases.first ?? "\(place.coordinate.latitude), \(place.coordinate.longitude)"
  }
}
