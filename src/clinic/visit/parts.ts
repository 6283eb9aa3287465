/** What the form of a case has beyond its fields, in one piece: a form needs all of it. */
export { RecordNotice } from './RecordNotice.tsx'
export { SaveLabel } from './SaveLabel.tsx'
export { StaffInput } from './StaffInput.tsx'
export { VisionHints } from './VisionHints.tsx'
