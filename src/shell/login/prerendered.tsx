import { renderToString } from 'react-dom/server'
import type { Language } from '../../../i18n/Language.ts'
import { languageTag } from '../auth/language.ts'
import { LoginPage } from './LoginPage.tsx'
import { loginTexts } from './texts.ts'

const inElement = '<div id="root">'

/** The document of the sign-in page with the password form already in it; `start.tsx` takes it over as it is. */
export const prerendered = (document: string, language: Language): string => {
  const { title, brand } = loginTexts[language]
  return (
    document
      .replace(/<html lang="[^"]*"/, `<html lang="${languageTag(language)}"`)
      .replace(/<title>[^<]*/, `<title>${title} - ${brand}`)
      // Nothing is painted before the theme is known.
      .replace('<script type="module"', '<script type="module" blocking="render"')
      // And there is nothing to type into or to click before that is held.
      .replace(
        inElement,
        () =>
          `<div id="root" hidden data-language="${language}">${renderToString(<LoginPage language={language} onSignedIn={() => undefined} />)}`,
      )
  )
}
