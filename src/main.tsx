import { askEarly } from './app/early.ts'
import { reloadIfOutdated } from './app/outdated.ts'
import { showPlainFailure } from './app/plainFailure.ts'
import { here, loginPath } from './auth/redirect.ts'
import { readToken } from './auth/token.ts'

const root = document.getElementById('root')!

// Without a token there is nothing to show, so the back-office is not even loaded.
if (!readToken()) window.location.replace(loginPath(here()))
else {
  askEarly()
  import('./app/start.tsx').then(({ start }) => start(root)).catch((error: unknown) => {
    console.error(error)
    showPlainFailure(root)
    void reloadIfOutdated()
  })
}
