import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { createClient, createDataProvider } from '../../dataProvider/index.ts'
import { registry } from '../../resources/index.ts'
import { afterPaint } from '../core/afterPaint.ts'
import { comingOf } from '../core/later.tsx'
import { cellsOf, resourceView } from '../core/resourceView.ts'
import { fetchCopy } from '../shell/app/early.ts'
import { loadI18n } from '../shell/app/i18nProvider.ts'
import { awaitedTexts } from '../core/resourceTexts.ts'
import { createStore } from '../shell/app/store.ts'
import { apiHost } from '../shell/auth/apiHost.ts'
import { languageTag, readLanguage } from '../shell/auth/language.ts'
import { mayDo } from '../shell/auth/mayDo.ts'
import { toSessionUser } from '../shell/auth/SessionUser.ts'
import { ownToken } from '../shell/auth/token.ts'
import { viewKey } from '../core/list/shownViews.ts'
import { adopt } from '../shell/installation/adopt.ts'
import { firstRequest } from './asking.ts'
import { FirstView } from './FirstView.tsx'
import type { FirstViewProps } from './FirstView.tsx'
import { hold } from '../core/held.ts'

/** Answers are read from what was asked for early, and stay there for the back-office itself. */
const provider = createDataProvider({ fetch: fetchCopy, host: apiHost, token: ownToken, language: readLanguage })

const client = createClient(provider)

const gather = async (name: string): Promise<FirstViewProps | undefined> => {
  const resource = registry[name]!
  const [info, menu, { data }, i18nProvider] = await Promise.all([
    client.session.info(),
    client.menu.build(),
    provider.getList(name, firstRequest(resource)),
    loadI18n(readLanguage()),
    import('../capabilities.ts'),
    awaitedTexts(readLanguage(), [name]),
  ])
  const [user, store] = [toSessionUser(info), createStore()]
  await Promise.all(comingOf(cellsOf(resourceView(resource))))
  // A list that is arranged as a tree, one that is not there, and one that has nothing the page tells of by itself.
  const isOther =
    store.getItem(viewKey(name)) === 'tree' ||
    user.owed !== undefined ||
    !mayDo(user.permissions, name, 'list') ||
    data.length === 0
  adopt(info)
  return isOther ? undefined : { resource, data, user, menu, i18nProvider, store }
}

const draw = (props: FirstViewProps, page: HTMLElement): void => {
  const place = document.createElement('div')
  const view = createRoot(place)
  flushSync(() => view.render(<FirstView {...props} />))
  document.documentElement.lang = languageTag(readLanguage())
  page.before(place)
  page.classList.add('made-ready')
  page.inert = true
  hold({
    path: `/${props.resource.name}`,
    end() {
      page.classList.remove('made-ready')
      page.inert = false
      place.remove()
      // The page that takes its place is being drawn at this moment.
      setTimeout(() => view.unmount())
    },
  })
}

/** Milliseconds for which the page is held back for the rows' answers, from when all else is there. */
const patience = 600

/**
 * Shows the first page of a list before the page around it, where its rows are there in time. Settles once it is on the
 * screen.
 */
export const showFirstList = async (resource: string, page: HTMLElement): Promise<void> => {
  const late = new Promise<undefined>(resolve => {
    setTimeout(() => resolve(undefined), patience)
  })
  const props = await Promise.race([gather(resource), late])
  if (!props) return
  draw(props, page)
  await new Promise<void>(resolve => {
    afterPaint(resolve)
  })
}
