import { useCallback } from 'react'
import { useErrorWords } from './useErrorLines.ts'
import { useSay } from './useSay.ts'

/**
 * Tells the operator of an error. What is wrong with fields that stand nowhere is told by their names, where the
 * resource is given.
 */
export const useTell = (resource?: string): ((error: unknown) => void) => {
  const say = useSay()
  const wordsOf = useErrorWords(resource)
  return useCallback(error => say(wordsOf(error), { type: 'error', multiLine: true }), [say, wordsOf])
}
