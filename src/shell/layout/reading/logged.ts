import { endsSession } from '../../../../dataProvider/index.ts'

/**
 * Says on the console what could not be fetched, and nothing to the operator, who did not ask for it; passes the
 * failure on.
 */
export const logged = async <T>(what: string, work: Promise<T>): Promise<T> => {
  try {
    return await work
  } catch (error) {
    // What was given up because nobody waits for it any more has not failed, and of the session's end a dialog tells.
    if (!(error instanceof Error && error.name === 'AbortError') && !endsSession(error)) console.warn(`${what}:`, error)
    throw error
  }
}
