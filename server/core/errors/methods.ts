import type { FastifyInstance } from 'fastify'

interface Known {
  readonly path: RegExp
  readonly methods: Set<string>
}

const slashes = /(?<!\/)\/+$/

/** `/api/user/:id` as an expression that the paths of its calls match. */
const pathOf = (template: string): RegExp =>
  new RegExp(
    `^${template
      .replace(slashes, '')
      .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      .replace(/:\w+/g, '[^/]+')}$`,
  )

/**
 * Notes the routes that are declared from now on, apart from those of files by any name. What it gives answers the
 * methods that an address knows, none for one that is unknown; it looks through all of them, which is for calls that
 * failed.
 */
export const watchMethods = (app: FastifyInstance): ((url: string) => readonly string[]) => {
  const routes = new Map<string, Known>()
  app.addHook('onRoute', ({ method, url }) => {
    if (url.includes('*')) return
    const known = routes.get(url) ?? { path: pathOf(url), methods: new Set() }
    routes.set(url, known)
    for (const one of [method].flat()) known.methods.add(one)
  })
  return url => {
    const path = url.split(/[?#]/, 1)[0]!.replace(slashes, '')
    return [
      ...new Set([...routes.values()].filter(known => known.path.test(path)).flatMap(({ methods }) => [...methods])),
    ].sort()
  }
}
