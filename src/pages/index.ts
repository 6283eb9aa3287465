import type { ComponentType } from 'react'
import type { CustomPageKey } from '../../resources/pages.ts'

/** How each page that is written by hand is loaded, when it is first opened. */
export const loadPage: { readonly [K in CustomPageKey]: () => Promise<ComponentType> } = {}
