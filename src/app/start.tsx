import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { readAppearance } from '../shell/auth/appearance.ts'
import { languageTag, readLanguage } from '../shell/auth/language.ts'
import { App } from './App.tsx'
import { loadI18n } from '../shell/app/i18nProvider.ts'
import { loadAt } from './loadAt.ts'

// What looks otherwise than by default is wanted by the first page, which asks for it late.
void import('../capabilities.ts')

/** Shows the back-office in the language that was chosen. */
export const start = async (root: HTMLElement): Promise<void> => {
  const language = readLanguage()
  document.documentElement.lang = languageTag(language)
  document.documentElement.style.colorScheme = readAppearance()
  // It is there when the session is known, or whoever is shown the page learns of the failure.
  loadAt(window.location.pathname).catch(() => undefined)
  const i18nProvider = await loadI18n(language)
  createRoot(root).render(
    <StrictMode>
      <App i18nProvider={i18nProvider} />
    </StrictMode>,
  )
}
