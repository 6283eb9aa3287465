import type { Plugin } from 'vite'

/**
 * What a library would load for things that the product never asks it to do: files of rows are made by the server, and
 * nobody edits the title of a page.
 */
const unused: { readonly [library: string]: readonly string[] } = {
  jspdf: ['html2canvas', 'canvg', 'dompurify'],
  'ra-core': ['jsonexport/dist/index.js'],
  'ra-ui-materialui': ['./PageTitleConfigurable.js'],
}

const nothing = '\0without-part'
const notBuilt =
  'const part = () => { throw new Error("This part is not built") }; export { part as default, part as PageTitleConfigurable }'

/**
 * What libraries bring along for browsers that are older than any this is built for, as those browsers have it
 * themselves.
 */
const native: { readonly [library: string]: string } = {
  'object.entries': 'module.exports = Object.entries',
  'string.prototype.trim': 'module.exports = text => text.trim()',
  hasown: 'module.exports = Object.hasOwn',
  // It asks at once what engines of ten years ago told wrongly; each answer is an error, for which the browser reads
  // all of the script once more.
  './_getTag': 'module.exports = require("lodash/_baseGetTag")',
  // Words made of names, where a page has no text for them: every page has.
  inflection:
    'export const humanize = name => name, capitalize = humanize, inflect = humanize, pluralize = humanize, singularize = humanize, transform = humanize, underscore = humanize',
}

/** Of what a library takes by names that it puts together, so that no build can tell which: those that the product has. */
const named: { readonly [library: string]: string } = {
  'victory-vendor/d3-scale': "export { scaleBand, scaleLinear, scalePoint } from 'd3-scale'",
}

const replaced = { ...native, ...named }

/**
 * The router that react-admin falls back to. The application names its own, and the first rows are shown before that is
 * there.
 */
const fallback = {
  id: './adapters/reactRouterProvider.js',
  importer: '/ra-core/dist/routing/RouterProviderContext.js',
  code: 'export const reactRouterProvider = undefined',
}

const own = '\0replaced:'
const withoutRouter = '\0without-router'

/**
 * Leaves parts of libraries out of the build: those that could not be reached but would be built, such as pages and
 * pictures as PDF, which are drawn as vectors here, and stand-ins for what browsers have.
 */
export const withoutParts = (): Plugin => ({
  name: 'withoutParts',
  enforce: 'pre',
  resolveId(id, importer) {
    if (Object.hasOwn(replaced, id)) return own + id
    if (id === fallback.id && importer?.endsWith(fallback.importer)) return withoutRouter
    const library =
      importer === undefined ? undefined : Object.keys(unused).find(name => importer.includes(`/node_modules/${name}/`))
    return library !== undefined && unused[library]!.includes(id) ? nothing : undefined
  },
  load: id =>
    id.startsWith(own)
      ? replaced[id.slice(own.length)]
      : id === withoutRouter
        ? fallback.code
        : id === nothing
          ? notBuilt
          : undefined,
})
