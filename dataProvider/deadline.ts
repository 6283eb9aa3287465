import { localError } from './HttpError.ts'

const abortReason = (signal: AbortSignal): Error =>
  signal.reason instanceof Error ? signal.reason : new DOMException('The call was aborted', 'AbortError')

/**
 * Runs a task that ends when it is done, when the caller aborts (rejects with an AbortError), or after `milliseconds`
 * (rejects with an HttpError of code `timeout`), even if the task itself ignores the signal it is given.
 */
export const withDeadline = async <T>(
  milliseconds: number,
  outer: AbortSignal | undefined,
  task: (signal: AbortSignal) => Promise<T>,
): Promise<T> => {
  if (outer?.aborted) throw abortReason(outer)
  const controller = new AbortController()
  let abort = (): void => {}
  let timer: ReturnType<typeof setTimeout> | undefined
  const interrupted = new Promise<never>((_, reject) => {
    const stop = (error: Error) => {
      reject(error)
      controller.abort(error)
    }
    abort = () => stop(abortReason(outer!))
    outer?.addEventListener('abort', abort, { once: true })
    timer = setTimeout(() => stop(localError('timeout')), milliseconds)
  })
  try {
    return await Promise.race([task(controller.signal), interrupted])
  } finally {
    clearTimeout(timer)
    outer?.removeEventListener('abort', abort)
  }
}
