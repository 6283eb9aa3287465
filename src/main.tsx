import { here, loginPath } from './auth/redirect.ts'
import { readToken } from './auth/token.ts'

// Without a token there is nothing to show, so the back-office is not even loaded.
if (!readToken()) window.location.replace(loginPath(here()))
else void import('./app/start.tsx').then(({ start }) => start(document.getElementById('root')!))
