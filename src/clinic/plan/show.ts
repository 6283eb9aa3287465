/** What the page of a plan needs, in one piece. */
export { PlanButtons } from './PlanButtons.tsx'
export { PlanCell } from './PlanCell.tsx'
export { PlanEditions } from './PlanEditions.tsx'
