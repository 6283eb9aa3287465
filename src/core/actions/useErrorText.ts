import { useTranslate } from 'react-admin'
import { useCallback } from 'react'
import { isUnknownAccount } from '../../../i18n/unknownAccount.ts'
import { errorText } from './outcome.ts'

/** Words for an error that stands on the page: the server's as they are, a key translated; never that an account does not exist. */
export const useErrorText = (): (error: unknown) => string => {
  const translate = useTranslate()
  return useCallback(error => {
    const text = errorText(error)
    return isUnknownAccount(text) ? translate('errors.notFound') : translate(text, { _: text })
  }, [translate])
}
