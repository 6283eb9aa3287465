import type { CustomPageKey } from '../../resources/pages.ts'

/** Titles of the pages that are written by hand. */
export default {} satisfies { readonly [K in CustomPageKey]: string }
