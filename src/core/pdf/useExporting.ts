import { useGetIdentity, useLocale, useTranslate } from 'react-admin'
import { useMemo } from 'react'
import { asLanguage, defaultLanguage } from '../../../i18n/Language.ts'
import { businessToday } from '../../shell/installation/businessZone.ts'
import { useFormat } from '../format.ts'
import { useProvider } from '../provider.ts'
import type { Exporting } from './exporting.ts'

/** What makes documents in the page's language, by whoever is signed in; asked for when one is made. */
export const useExporting = (): (() => Exporting) => {
  const translate = useTranslate()
  const language = asLanguage(useLocale()) ?? defaultLanguage
  const format = useFormat()
  const provider = useProvider()
  const { identity } = useGetIdentity()
  return useMemo(
    () => () => ({
      provider,
      words: { language, t: translate, format },
      making: { by: identity?.fullName ?? '', at: new Date().toISOString(), today: businessToday() },
    }),
    [provider, language, translate, format, identity],
  )
}
