import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { readAppearance } from '../auth/appearance.ts'
import { readLanguage } from '../auth/language.ts'
import { changePasswordPath, nextIn } from '../auth/redirect.ts'
import { readToken } from '../auth/token.ts'
import './login.css'
import { LoginPage } from './LoginPage.tsx'

document.documentElement.dataset['theme'] = readAppearance()

const enter = (mustChangePassword: boolean): void => window.location.replace(mustChangePassword ? changePasswordPath(nextIn()) : nextIn())

// Who is signed in already has no use for this page.
if (readToken()) window.location.replace(nextIn())
else createRoot(document.getElementById('root')!).render(<StrictMode><LoginPage language={readLanguage()} onSignedIn={enter} /></StrictMode>)
