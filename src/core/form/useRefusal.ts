import { useCallback } from 'react'
import { HttpError } from '../../../dataProvider/index.ts'
import { errorText, fieldErrors } from '../actions/outcome.ts'
import { useTell } from '../actions/useTell.ts'

const isNetworkGone = (error: unknown): boolean => error instanceof HttpError && error.code === 'network'

/** What the form makes of a refused save: the server's errors by field, or a notice where no field is to blame. */
export const useRefusal = (): ((error: unknown) => Record<string, unknown>) => {
  const tell = useTell()
  return useCallback(
    error => {
      const errors = fieldErrors(error)
      if (!errors) tell(isNetworkGone(error) ? new Error('app.connection.notSaved') : error)
      if (!errors) return { root: { refused: errorText(error) } }
      return error instanceof HttpError && error.body['holders'] !== undefined
        ? { ...errors, holders: error.body['holders'] }
        : errors
    },
    [tell],
  )
}
