import './boot/plain.css'
import './boot/first.css'
import { isPageAddress } from '../domain/pageAddress.ts'
import { askEarly } from './shell/app/early.ts'
import { englishTexts } from './shell/app/englishTexts.ts'
import { reloadIfOutdated } from './core/outdated.ts'
import { showPlainFailure } from './shell/app/plainFailure.ts'
import { readLanguage } from './shell/auth/language.ts'
import { here, loginPath } from './shell/auth/redirect.ts'
import { readToken } from './shell/auth/token.ts'
import { release } from './core/held.ts'
import { listToShow } from './boot/listToShow.ts'
import { fetchReport } from './boot/reportToShow.ts'
import { watchFailures } from './monitor/watchFailures.ts'

const root = document.getElementById('root')!

/** Shows the rows of a list before the page around them. Whatever goes wrong with that, the page itself tells of. */
const firstRows = async (resource: string): Promise<void> => {
  // React makes errors of its own when it is set up, for each of which a browser that is inspected reads the script
  // again that asked for it: this one is short.
  await import('react-dom/client')
  const { showFirstList } = await import('./boot/start.tsx')
  await showFirstList(resource, root)
}

const open = async (): Promise<void> => {
  // Whoever shows them waits for less then.
  if (readLanguage() === 'en') englishTexts().catch(() => undefined)
  const list = listToShow()
  askEarly(list ? [list.call] : [])
  // A phone shows cards, which have more of the page to them.
  if (list && window.matchMedia('(min-width: 600px)').matches) await firstRows(list.resource).catch(() => undefined)
  const app = import('./app/start.tsx')
  fetchReport()
  await (await app).start(root)
}

watchFailures()

// The router cannot read every address that somebody may type.
if (!isPageAddress(window.location.pathname)) window.history.replaceState(null, '', '/404')

// Without a token there is nothing to show, so the back-office is not even loaded.
if (!readToken()) window.location.replace(loginPath(here()))
else {
  open().catch((error: unknown) => {
    console.error(error)
    release()
    showPlainFailure(root)
    void reloadIfOutdated()
  })
}
