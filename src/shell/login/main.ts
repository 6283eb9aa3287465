import { afterPaint } from '../../core/afterPaint.ts'
import { showPlainFailure } from '../app/plainFailure.ts'
import { readAppearance } from '../auth/appearance.ts'
import { nextIn } from '../auth/redirect.ts'
import { readToken } from '../auth/token.ts'
import { holdClicks } from './earlyClicks.ts'
import './login.css'

/** Settles once what the document brings along is on the screen; at once where it brings nothing. */
const shown = async (root: HTMLElement): Promise<void> => {
  if (root.hasChildNodes())
    await new Promise<void>(resolve => {
      afterPaint(resolve)
    })
}

const page = document.documentElement
page.dataset['theme'] = readAppearance()

/*
 * The built page brings the form along and is shown as soon as this has run, which is why it is so short: what makes
 * the form work comes while the operator begins to type. Who is signed in already has no use for the page.
 */
if (readToken()) {
  page.hidden = true
  window.location.replace(nextIn())
} else {
  const root = document.getElementById('root')!
  holdClicks()
  root.hidden = false
  // Browsers that looked for it before found it hidden.
  if (document.activeElement === document.body) root.querySelector<HTMLElement>('[autofocus]')?.focus()
  shown(root)
    .then(() => import('./start.tsx'))
    .then(({ start }) => start(root))
    .catch((error: unknown) => {
      console.error(error)
      showPlainFailure(root)
    })
}
