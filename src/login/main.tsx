import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { readAppearance } from '../auth/appearance.ts'
import { languageTag, readLanguage } from '../auth/language.ts'
import { safeRedirect } from '../auth/redirect.ts'
import { readToken } from '../auth/token.ts'
import './login.css'
import { LoginPage } from './LoginPage.tsx'
import { loginTexts } from './texts.ts'

const language = readLanguage()
const texts = loginTexts[language]

document.documentElement.lang = languageTag(language)
document.documentElement.dataset['theme'] = readAppearance()
document.title = `${texts.title} - ${texts.brand}`

const enter = (): void => window.location.replace(safeRedirect(new URLSearchParams(window.location.search).get('redirect')))

// Who is signed in already has no use for this page.
if (readToken()) window.location.replace('/')
else createRoot(document.getElementById('root')!).render(<StrictMode><LoginPage language={language} onSignedIn={enter} /></StrictMode>)
