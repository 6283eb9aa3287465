import './app/plain.css'
import { askEarly } from './app/early.ts'
import { englishTexts } from './app/englishTexts.ts'
import { reloadIfOutdated } from './app/outdated.ts'
import { showPlainFailure } from './app/plainFailure.ts'
import { readLanguage } from './auth/language.ts'
import { here, loginPath } from './auth/redirect.ts'
import { readToken } from './auth/token.ts'
import { release } from './first/held.ts'
import { listToShow } from './first/listToShow.ts'

const root = document.getElementById('root')!

/** Milliseconds for which the back-office holds back so that the first rows come before it. */
const patience = 1_000

/** Shows the rows of a list before the page around them. Whatever goes wrong with that, the page itself tells of. */
const firstRows = async (resource: string): Promise<void> => {
  let isLate = false
  const rows = import('./first/start.tsx').then(({ showFirstList }) => showFirstList(resource, root, () => isLate))
  await Promise.race([rows.catch(() => undefined), new Promise(resolve => { setTimeout(resolve, patience) })])
  isLate = true
}

const open = async (): Promise<void> => {
  // Whoever shows them waits for less then.
  if (readLanguage() === 'en') englishTexts().catch(() => undefined)
  const list = listToShow()
  askEarly(list ? [list.call] : [])
  // A phone shows cards, which have more of the page to them.
  if (list && window.matchMedia('(min-width: 600px)').matches) await firstRows(list.resource)
  const { start } = await import('./app/start.tsx')
  await start(root)
}

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
