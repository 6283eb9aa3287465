import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { readAppearance } from '../auth/appearance.ts'
import { readLanguage } from '../auth/language.ts'
import { changePasswordPath, safeRedirect } from '../auth/redirect.ts'
import { readToken } from '../auth/token.ts'
import './login.css'
import { LoginPage } from './LoginPage.tsx'

document.documentElement.dataset['theme'] = readAppearance()

const wanted = (): string => safeRedirect(new URLSearchParams(window.location.search).get('redirect'))
const enter = (mustChangePassword: boolean): void => window.location.replace(mustChangePassword ? changePasswordPath(wanted()) : wanted())

// Who is signed in already has no use for this page.
if (readToken()) window.location.replace(wanted())
else createRoot(document.getElementById('root')!).render(<StrictMode><LoginPage language={readLanguage()} onSignedIn={enter} /></StrictMode>)
