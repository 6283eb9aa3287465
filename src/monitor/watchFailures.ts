import { failureEvent } from '../core/failures.ts'

const report = (error: unknown): void => {
  // Whatever fails while a failure is told of is nobody's concern.
  import('./reportFailure.ts').then(({ reportFailure }) => reportFailure(error)).catch(() => undefined)
}

/** Sends what fails in this window to the error log: what nobody caught, and what was caught and told of. */
export const watchFailures = (): void => {
  window.addEventListener('error', ({ error }) => {
    if (error) report(error)
  })
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason))
  window.addEventListener(failureEvent, event => report((event as CustomEvent<unknown>).detail))
}
