/** What the page of a case has beyond its values, in one piece. */
export { NewExamination } from './NewExamination.tsx'
export { Records } from './Records.tsx'
export { Summary } from './Summary.tsx'
