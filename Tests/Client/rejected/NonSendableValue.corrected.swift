import Signals

struct Document: Sendable { var text = "" }

func documents() -> Subject<Document, Never> { Subject() }
