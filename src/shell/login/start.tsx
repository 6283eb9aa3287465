import { StrictMode, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { asLanguage } from '../../../i18n/Language.ts'
import { readLanguage } from '../auth/language.ts'
import { nextIn, owedPath } from '../auth/redirect.ts'
import { repeatClick } from './earlyClicks.ts'
import { LoginPage } from './LoginPage.tsx'
import type { OnSignedIn } from './signedIn.ts'

const enter: OnSignedIn = first => window.location.replace(first ? owedPath(first, nextIn()) : nextIn())

const Started = ({ language }: { readonly language: ReturnType<typeof readLanguage> }) => {
  useEffect(repeatClick, [])
  return <LoginPage language={language} onSignedIn={enter} />
}

/**
 * Makes the page work: what the document brought along stays, with what was typed into it, or else the page is made
 * here.
 */
export const start = (root: HTMLElement): void => {
  const brought = asLanguage(root.dataset['language'])
  const page = (
    <StrictMode>
      <Started language={brought ?? readLanguage()} />
    </StrictMode>
  )
  if (brought) hydrateRoot(root, page)
  else createRoot(root).render(page)
}
