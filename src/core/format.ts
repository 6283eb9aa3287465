import { useLocale } from 'react-admin'
import { useMemo } from 'react'
import { writingIn } from '../../i18n/writing.ts'
import type { Writing } from '../../resources/core/words.ts'
import { businessZone } from '../shell/installation/businessZone.ts'

/** Writes values in the language of the page; dates stay calendar dates, moments are told in the business time zone. */
export interface Format extends Writing {
  readonly locale: string
}

const formats = new Map<string, Format>()

/** The format of a locale in the business time zone, built once. */
export const formatIn = (locale: string, timeZone: string = businessZone()): Format => {
  const key = `${locale} ${timeZone}`
  const known = formats.get(key) ?? { locale, ...writingIn(locale, timeZone) }
  formats.set(key, known)
  return known
}

/** The format of the page's language. */
export const useFormat = (): Format => {
  const locale = useLocale()
  const zone = businessZone()
  return useMemo(() => formatIn(locale, zone), [locale, zone])
}
