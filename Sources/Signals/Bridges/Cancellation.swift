/// `withTaskCancellationHandler` with a typed failure.
@inlinable
func withCancellation<Value, Failure: Error>(
  isolation actor: isolated (any Actor)?,
  _ work: () async throws(Failure) -> Value,
  onCancel: @Sendable () -> Void
) async throws(Failure) -> Value {
  let result = await withTaskCancellationHandler(
    operation: { () async -> Result<Value, Failure> in
      do throws(Failure) { return .success(try await work()) } catch { return .failure(error) }
    },
    onCancel: onCancel,
    isolation: actor
  )
  return try result.get()
}
