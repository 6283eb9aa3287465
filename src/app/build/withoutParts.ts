import type { Plugin } from 'vite'

/** What a library would load for things that the product never asks it to do. */
const unused: { readonly [library: string]: readonly string[] } = { jspdf: ['html2canvas', 'canvg', 'dompurify'] }

const nothing = '\0without-part'

/** Leaves parts of libraries out of the build that could not be reached but would be built: pages and pictures as PDF, which are drawn as vectors here. */
export const withoutParts = (): Plugin => ({
  name: 'withoutParts',
  enforce: 'pre',
  resolveId(id, importer) {
    const library = importer === undefined ? undefined : Object.keys(unused).find(name => importer.includes(`/node_modules/${name}/`))
    return library !== undefined && unused[library]!.includes(id) ? nothing : undefined
  },
  load: id => (id === nothing ? 'throw new Error("This part is not built")' : undefined),
})
