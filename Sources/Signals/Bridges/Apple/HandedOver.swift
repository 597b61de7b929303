#if canImport(Darwin)
// Sound: it holds publishers, subscriptions and tokens, which their frameworks let any thread use.
/// Something that is not marked as sendable by its framework, and may be used by any thread.
@usableFromInline
struct HandedOver<Content>: @unchecked Sendable {
  @usableFromInline let content: Content
  @inlinable init(_ content: Content) { self.content = content }
}
#endif
