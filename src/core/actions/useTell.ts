import { useNotify } from 'react-admin'
import { useCallback } from 'react'
import { useErrorWords } from './useErrorLines.ts'

/**
 * Tells the operator of an error. What is wrong with fields that stand nowhere is told by their names, where the
 * resource is given.
 */
export const useTell = (resource?: string): ((error: unknown) => void) => {
  const notify = useNotify()
  const wordsOf = useErrorWords(resource)
  return useCallback(
    error => {
      const text = wordsOf(error)
      notify(text, { type: 'error', messageArgs: { _: text }, multiLine: true })
    },
    [notify, wordsOf],
  )
}
