/** Pages from descriptors: list, show, create and edit, and the one way to say that something should look otherwise. */
export { CreatePage } from './form/CreatePage.tsx'
export { EditPage } from './form/EditPage.tsx'
export { ListPage } from './list/ListPage.tsx'
export { present } from './present.ts'
export type { Around, FieldPresentation, Presentation } from './present.ts'
export type { CellProps, FilterProps, InputProps, KindView } from './kinds/view.ts'
export { ShowPage } from './show/ShowPage.tsx'
