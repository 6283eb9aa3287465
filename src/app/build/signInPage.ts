import type { Plugin, Rolldown } from 'vite'

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>

const chunksOf = (bundle: Rolldown.OutputBundle): Chunks =>
  new Map(Object.values(bundle).filter(output => output.type === 'chunk').map(chunk => [chunk.fileName, chunk]))

/** A chunk and everything that it imports at once. */
const closure = (chunks: Chunks, from: readonly string[], seen = new Set<string>()): Set<string> => {
  for (const name of from.filter(one => !seen.has(one))) {
    seen.add(name)
    closure(chunks, chunks.get(name)?.imports ?? [], seen)
  }
  return seen
}

/** What the back-office needs for its first page beyond what the sign-in page has loaded itself. */
const firstLoad = (chunks: Chunks): string[] => {
  const entries = [...chunks.values()].filter(chunk => chunk.isEntry)
  const admin = entries.find(chunk => chunk.name === 'admin')
  const login = entries.find(chunk => chunk.name === 'login')
  const application = [...chunks.values()].filter(chunk => chunk.facadeModuleId?.endsWith('/src/app/start.tsx'))
  const needed = closure(chunks, [admin, ...application].flatMap(chunk => (chunk ? [chunk.fileName] : [])))
  const had = closure(chunks, login ? [login.fileName] : [])
  return [...needed].filter(name => !had.has(name))
}

/**
 * `/login` is a page of its own. While the operator types, the browser fetches the back-office in its idle time, so that the first
 * page after signing in only has to run.
 */
export const signInPage = (): Plugin => ({
  name: 'sign-in-page',
  configureServer(server) {
    server.middlewares.use((request, _response, next) => {
      if (request.url && /^\/login\/?($|\?)/.test(request.url)) request.url = request.url.replace(/^\/login\/?/, '/login.html')
      next()
    })
  },
  transformIndexHtml: {
    order: 'post',
    handler(_html, { path, bundle }) {
      if (!bundle || !path.endsWith('/login.html')) return []
      return firstLoad(chunksOf(bundle)).map(name => ({
        tag: 'link', attrs: { rel: 'prefetch', as: 'script', href: `/${name}`, crossorigin: true }, injectTo: 'head' as const,
      }))
    },
  },
})
