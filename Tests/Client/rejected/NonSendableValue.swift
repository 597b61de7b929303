// error: type 'Document' does not conform to the 'Sendable' protocol
import Signals

final class Document { var text = "" }

func documents() -> Subject<Document, Never> { Subject() }
