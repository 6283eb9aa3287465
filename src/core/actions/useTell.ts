import { useNotify } from 'react-admin'
import { useCallback } from 'react'
import { errorText, fieldErrors } from './outcome.ts'
import { useErrorLines } from './useErrorLines.ts'

/** Tells the operator of an error: the server's text as it is, a key translated. What is wrong with fields that stand nowhere is told by their names, where the resource is given. */
export const useTell = (resource?: string): (error: unknown) => void => {
  const notify = useNotify()
  const linesOf = useErrorLines(resource)
  return useCallback(error => {
    const errors = fieldErrors(error)
    const text = errors ? linesOf(errors).join('\n') : errorText(error)
    notify(text, { type: 'error', messageArgs: { _: text }, multiLine: true })
  }, [notify, linesOf])
}
