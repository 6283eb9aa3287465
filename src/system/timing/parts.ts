/** What only the pages of jobs need; it is loaded with the first of them. */
export { CronInput } from './CronInput.tsx'
export { FindingsCell } from './FindingsCell.tsx'
export { NameCell } from './NameCell.tsx'
export { Overview } from './Overview.tsx'
