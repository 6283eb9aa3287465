/** What only the form of a menu needs; it is loaded with the first of them. */
export { IconInput } from './IconInput.tsx'
export { PageInput } from './PageInput.tsx'
