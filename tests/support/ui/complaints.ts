/** That one package is there twice is of the way by which tests load them. */
const isOfTests = (text: string): boolean => text.startsWith('You are loading @emotion/react')

/**
 * Listens to what React, MUI and the texts complain of on the console: a fault of the page, however well its test
 * passes. Errors that are thrown are told there as well; those a test looks for itself.
 */
export const listenToComplaints = () => {
  const told: string[] = []
  const { warn, error } = console
  const listening =
    (write: typeof warn): typeof warn =>
    (...given) => {
      if (typeof given[0] === 'string' && !isOfTests(given[0])) told.push(given[0])
      write(...given)
    }
  Object.assign(console, { warn: listening(warn), error: listening(error) })
  return {
    /** What was complained of since this was asked last. */
    taken: (): string[] => told.splice(0),
    end: () => void Object.assign(console, { warn, error }),
  }
}
