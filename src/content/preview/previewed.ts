import { content } from '../../../resources/content/index.ts'

type Kinds = typeof content.resources

/** What readers get to see, by the names of its resources. */
export type Previewed = {
  [K in keyof Kinds]: Kinds[K]['calls'] extends { readonly preview: unknown } ? K : never
}[keyof Kinds]

/** The same resources. */
export const previewed = Object.values(content.resources).filter(({ calls }) => Object.hasOwn(calls, 'preview'))
