import type { RaRecord } from 'react-admin'
import type { Overview } from '../clinic/useOverview.ts'
import type { Right } from '../../resources/index.ts'
import { createCards } from '../core/cards.ts'
import type { PageCard } from '../core/cards.ts'

/**
 * What a card of a patient's page is given: the patient's record, and what the page asked for once on behalf of all
 * cards.
 */
export interface PatientCardProps {
  readonly patient: RaRecord
  readonly overview: Overview
}

export type PatientCard = PageCard<PatientCardProps>

/** What answers how a child is doing. */
export const patientCards = createCards<PatientCardProps, Right>()
