import Polyglot from 'node-polyglot'
import { I18nContext, useI18nProvider, useLocale } from 'react-admin'
import type { I18nProvider } from 'react-admin'
import { useMemo } from 'react'
import type { ReactNode } from 'react'
import en from '../../../i18n/en/core/importing.ts'
import { replace } from '../../../i18n/filled.ts'
import zh from '../../../i18n/zh/core/importing.ts'

const scope = 'importing.'

/** A provider that has the texts of the import page as well, as `importing.…`. */
const withTexts = (provider: I18nProvider, locale: string): I18nProvider => {
  const own = new Polyglot({ locale, replace, phrases: { importing: locale === 'en' ? en : zh } })
  return {
    ...provider,
    translate: (key, options) => (key.startsWith(scope) ? own.t(key, options) : provider.translate(key, options)),
  }
}

/** Adds the texts of the import page to those of the product: they come with the page and not before. */
export const ImportTexts = ({ children }: { children: ReactNode }) => {
  const provider = useI18nProvider()
  const locale = useLocale()
  const value = useMemo(() => withTexts(provider, locale), [provider, locale])
  return <I18nContext.Provider value={value}>{children}</I18nContext.Provider>
}
