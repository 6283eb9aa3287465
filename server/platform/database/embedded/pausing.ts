const pause = 5_000

/**
 * Does not try again for a while what failed just now, but fails as it did: each try takes seconds, and callers wait
 * for it.
 */
export function pausing<T>(attempt: () => Promise<T>): () => Promise<T> {
  let failure: { error: unknown; at: number } | undefined
  return async () => {
    if (failure && performance.now() - failure.at < pause) throw failure.error
    try {
      const result = await attempt()
      failure = undefined
      return result
    } catch (error) {
      failure = { error, at: performance.now() }
      throw error
    }
  }
}
