import { useCallback } from 'react'
import { errorText, fieldErrors } from '../actions/outcome.ts'
import { useTell } from '../actions/useTell.ts'

/** What the form makes of a refused save: the server's errors by field, or a notice where no field is to blame. */
export const useRefusal = (): (error: unknown) => Record<string, unknown> => {
  const tell = useTell()
  return useCallback(error => {
    const errors = fieldErrors(error)
    if (!errors) tell(error)
    return errors ?? { root: { refused: errorText(error) } }
  }, [tell])
}
