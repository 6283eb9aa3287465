import type { useTranslate } from 'react-admin'

/** What leaves a question unanswered: “Cancel” beside “Cancel top-up” would be read as doing it. */
export const dismissText = (translate: ReturnType<typeof useTranslate>, action: string): string => {
  const cancel = translate('ra.action.cancel')
  return action.startsWith(cancel) ? translate('ra.action.close') : cancel
}
