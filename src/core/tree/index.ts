/** What only trees need; it is loaded with the first of them. */
export { GoesToo } from './GoesToo.tsx'
export { TreeView } from './TreeView.tsx'
