import type { HtmlTagDescriptor, Plugin } from 'vite'
import { chunksOf, chunksOfModules, closure, entryNamed } from './chunks.ts'
import type { Chunks } from './chunks.ts'

/**
 * Modules that are imported when they are needed, which is always: the application, and the pages made from
 * descriptors.
 */
export const application = ['/src/app/start.tsx']
/** What shows the first rows of a list before the page around them. */
export const firstRows = ['/src/boot/start.tsx', '/src/capabilities.ts']
/** The texts that do not come with the page. */
export const otherTexts = ['/i18n/en/shell/browser.ts']
const signIn = ['/src/shell/login/start.tsx']
export const firstList = ['/src/core/list/ListPage.tsx']
const homePage = ['HomePage', 'home/RowsCard', 'reading/ReadingButtons']
  .map(name => `/src/shell/layout/${name}.tsx`)
  .concat('/src/content/home/Notices.tsx', '/src/patients/home/RecentPatients.tsx')
export const menuIcons = ['/src/shell/layout/icons.tsx']
/** What a list draws once its rows are there, and what is opened from it. */
export const aroundRows = ['Filters', 'BelowRows', 'ListViews'].map(name => `/src/core/list/${name}.tsx`)
export const recordPages = ['/src/core/form/EditPage.tsx', '/src/core/show/ShowPage.tsx']
export const reportPages = ['/src/core/report/ReportPage.tsx', '/src/statistics/subscription/SubscribeButton.tsx']
/** Those that most reports have. */
export const charts = ['Chart', 'Cartesian'].map(name => `/src/core/report/chart/${name}.tsx`)
const soonAfter = [...firstList, ...menuIcons, '/src/shell/layout/moreIcons.tsx', ...aroundRows, ...homePage]

/** All that the sign-in page loads: its first script, and what makes it work. */
export const signInScripts = (chunks: Chunks): Set<string> =>
  closure(chunks, [...entryNamed(chunks, 'login'), ...chunksOfModules(chunks, signIn)])

const links = (rel: string, names: Iterable<string>, attrs: HtmlTagDescriptor['attrs'] = {}): HtmlTagDescriptor[] =>
  [...names].map(name => ({
    tag: 'link',
    attrs: { rel, href: `/${name}`, crossorigin: true, ...attrs },
    injectTo: 'head',
  }))

const linksFor = (page: string, chunks: Chunks): HtmlTagDescriptor[] => {
  const had = closure(chunks, entryNamed(chunks, page))
  const missing = (wanted: Set<string>, except = had) => [...wanted].filter(name => !except.has(name))
  const backOffice = (modules: readonly string[]) => closure(chunks, chunksOfModules(chunks, modules))
  const own = signInScripts(chunks)
  const [rows, app] = [backOffice(firstRows), backOffice(application)]
  const idle = (wanted: Set<string>, except: Set<string>) =>
    links('prefetch', missing(wanted, except), { as: 'script' })
  if (page === 'admin') {
    return [
      ...links('modulepreload', missing(rows)),
      ...links('modulepreload', missing(app, new Set([...had, ...rows])), { fetchpriority: 'low' }),
    ]
  }
  return [
    ...links('modulepreload', missing(own)),
    ...idle(backOffice([...firstRows, ...application, ...soonAfter]), own),
  ]
}

/**
 * `/login` is a page of its own. While the operator types, the browser fetches the back-office in its idle time, so that the first
 * page after signing in only has to run. The back-office's own page names what its first script is going to import, so
 * that the browser fetches all of it at once, and no more than that: each link costs the main thread ten milliseconds
 * before the first row.
 */
export const twoPages = (): Plugin => ({
  name: 'two-pages',
  configureServer(server) {
    server.middlewares.use((request, _response, next) => {
      if (request.url && /^\/login\/?($|\?)/.test(request.url))
        request.url = request.url.replace(/^\/login\/?/, '/login.html')
      next()
    })
  },
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { path, bundle }) =>
      bundle ? linksFor(path.endsWith('/login.html') ? 'login' : 'admin', chunksOf(bundle)) : [],
  },
})
