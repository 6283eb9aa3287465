import type { Plugin } from 'vite'

const [asked, meant] = ['/react-router/dist/development/', '/react-router/dist/production/']

/**
 * The router's package names the build for developers alone, whoever asks: what it warns developers of is built for
 * nobody else.
 */
export const productionRouter = (): Plugin => ({
  name: 'production-router',
  apply: 'build',
  enforce: 'pre',
  async resolveId(id, importer, options) {
    if (!/^react-router(?:-dom)?(?:\/|$)/.test(id)) return undefined
    const resolved = await this.resolve(id, importer, { ...options, skipSelf: true })
    return resolved?.id.replaceAll('\\', '/').includes(asked)
      ? { ...resolved, id: resolved.id.replaceAll('\\', '/').replace(asked, meant) }
      : resolved
  },
})
