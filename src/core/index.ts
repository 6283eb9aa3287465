/**
 * The one way to say that something should look otherwise than its descriptor makes it. The pages themselves are loaded
 * one by one.
 */
export { present } from './present.ts'
export type { Around, FieldPresentation, Presentation } from './present.ts'
export type { CellProps, FilterProps, InputProps, TypeEntry, TypeView } from './types/view.ts'
