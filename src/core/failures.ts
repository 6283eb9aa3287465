/** The event by which a page tells of a failure that it has caught itself, such as one while it was drawn. */
export const failureEvent = 'failure'

/** Tells of a failure that was caught. */
export const tellFailure = (error: unknown): void => {
  window.dispatchEvent(new CustomEvent(failureEvent, { detail: error }))
}
