import { useTranslate } from 'react-admin'
import { useCallback } from 'react'
import { isUnknownAccount } from '../../../i18n/unknownAccount.ts'
import { useErrorWords } from './useErrorLines.ts'

/**
 * Words for an error that stands on the page: the server's as they are, a key translated; never that an account does
 * not exist.
 */
export const useErrorText = (): ((error: unknown) => string) => {
  const translate = useTranslate()
  const wordsOf = useErrorWords()
  return useCallback(
    error => {
      const text = wordsOf(error)
      return isUnknownAccount(text) ? translate('errors.notFound') : translate(text, { _: text })
    },
    [translate, wordsOf],
  )
}
