import { useNotify } from 'react-admin'
import { useCallback } from 'react'
import { errorText } from './outcome.ts'

/** Tells the operator of an error: the server's text as it is, a key translated. */
export const useTell = (): (error: unknown) => void => {
  const notify = useNotify()
  return useCallback(error => {
    const text = errorText(error)
    notify(text, { type: 'error', messageArgs: { _: text } })
  }, [notify])
}
