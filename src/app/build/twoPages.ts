import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite'

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>

/** Modules that are imported when they are needed, which is always: the application, and the pages made from descriptors. */
const application = ['/src/app/start.tsx']
const soonAfter = ['/src/generator/index.ts', '/src/layout/icons.tsx']

const chunksOf = (bundle: Rolldown.OutputBundle): Chunks =>
  new Map(Object.values(bundle).filter(output => output.type === 'chunk').map(chunk => [chunk.fileName, chunk]))

const chunksOfModules = (chunks: Chunks, modules: readonly string[]): string[] =>
  [...chunks.values()].filter(chunk => modules.some(module => chunk.facadeModuleId?.endsWith(module))).map(chunk => chunk.fileName)

const entryNamed = (chunks: Chunks, name: string): string[] =>
  [...chunks.values()].filter(chunk => chunk.isEntry && chunk.name === name).map(chunk => chunk.fileName)

/** Chunks and everything that they import at once. */
const closure = (chunks: Chunks, from: readonly string[], seen = new Set<string>()): Set<string> => {
  for (const name of from.filter(one => !seen.has(one))) {
    seen.add(name)
    closure(chunks, chunks.get(name)?.imports ?? [], seen)
  }
  return seen
}

const links = (rel: string, names: Iterable<string>): HtmlTagDescriptor[] => [...names].map(name => ({
  tag: 'link', attrs: { rel, href: `/${name}`, crossorigin: true, ...(rel === 'prefetch' ? { as: 'script' } : {}) }, injectTo: 'head',
}))

const linksFor = (page: string, chunks: Chunks): HtmlTagDescriptor[] => {
  const had = closure(chunks, entryNamed(chunks, page))
  const missing = (modules: readonly string[]) => [...closure(chunks, chunksOfModules(chunks, modules))].filter(name => !had.has(name))
  return page === 'login' ? links('prefetch', missing([...application, ...soonAfter])) : links('modulepreload', missing(application))
}

/**
 * `/login` is a page of its own. While the operator types, the browser fetches the back-office in its idle time, so that the first
 * page after signing in only has to run. The back-office's own page names what its first script is going to import, so that
 * the browser fetches all of it at once.
 */
export const twoPages = (): Plugin => ({
  name: 'two-pages',
  configureServer(server) {
    server.middlewares.use((request, _response, next) => {
      if (request.url && /^\/login\/?($|\?)/.test(request.url)) request.url = request.url.replace(/^\/login\/?/, '/login.html')
      next()
    })
  },
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { path, bundle }) => (bundle ? linksFor(path.endsWith('/login.html') ? 'login' : 'admin', chunksOf(bundle)) : []),
  },
})
