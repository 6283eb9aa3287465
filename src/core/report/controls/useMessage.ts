import { useTranslate } from 'react-admin'
import { useCallback } from 'react'
import { sayMessage } from '../../../../resources/core/sayMessage.ts'
import type { Message } from '../../../../resources/core/message.ts'
import '../../validationTexts.ts'

/** What is wrong, in words. */
export const useMessage = (): ((message: Message | undefined) => string | undefined) => {
  const translate = useTranslate()
  return useCallback(message => message && sayMessage(translate, message), [translate])
}
