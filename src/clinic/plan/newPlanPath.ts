import type { Identifier } from 'react-admin'
import { createPath } from '../../core/paths.ts'

/** The page that makes the next edition of a patient's plan. */
export const newPlanPath = (patient: Identifier): string =>
  `${createPath('treatmentPlan')}?source=${encodeURIComponent(JSON.stringify({ patient: Number(patient) }))}`
