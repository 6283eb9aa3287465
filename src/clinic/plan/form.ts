/** What the form of a plan needs, in one piece. */
export { PlanGridInput } from './PlanGridInput.tsx'
export { PlanStand } from './PlanStand.tsx'
export { SaveLabel } from './SaveLabel.tsx'
