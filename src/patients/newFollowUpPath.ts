import type { Identifier } from 'react-admin'
import { createPath } from '../core/paths.ts'

/** The page that writes down a follow-up of a patient. */
export const newFollowUpPath = (patient: Identifier): string =>
  `${createPath('followUp')}?source=${encodeURIComponent(JSON.stringify({ patient: Number(patient) }))}`
