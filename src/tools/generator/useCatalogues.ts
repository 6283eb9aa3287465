import { createContext, useContext, useEffect, useState } from 'react'
import type { I18nProvider } from 'react-admin'
import { languages } from '../../../i18n/Language.ts'
import type { Language } from '../../../i18n/Language.ts'
import { loadI18n } from '../../shell/app/i18nProvider.ts'

/** The texts of the product in each language, as far as they are there. */
export type Catalogues = Readonly<Partial<Record<Language, I18nProvider>>>

const CataloguesContext = createContext<Catalogues>({})

export const CataloguesProvider = CataloguesContext.Provider

export const useCatalogues = (): Catalogues => useContext(CataloguesContext)

/** Loads them all. */
export const useLoadedCatalogues = (): Catalogues => {
  const [loaded, setLoaded] = useState<Catalogues>({})
  useEffect(() => {
    let gone = false
    for (const language of languages) {
      void loadI18n(language).then(texts => {
        if (!gone) setLoaded(known => ({ ...known, [language]: texts }))
      })
    }
    return () => {
      gone = true
    }
  }, [])
  return loaded
}
