import { useNotify } from 'react-admin'
import type { NotificationOptions } from 'react-admin'
import { useCallback } from 'react'

/** Tells what is a text already: as a key it would be looked for among the texts. */
export const useSay = (): ((text: string, options: NotificationOptions) => void) => {
  const notify = useNotify()
  return useCallback((text, options) => notify(text, { ...options, messageArgs: { _: text } }), [notify])
}
