import { lazy } from 'react'
import type { ComponentType, LazyExoticComponent } from 'react'
import type { RaRecord } from 'react-admin'
import type { Overview } from './useOverview.ts'

/** What a card of a patient's page is given: the patient's record, and what the page asked for once on behalf of all cards. */
export interface PatientCardProps {
  readonly patient: RaRecord
  readonly overview: Overview
}

/** A card of a patient's page. It is shown to whom it is permitted, and absent for others. */
export interface PatientCard {
  readonly key: string
  /** The permission that what it shows needs. */
  readonly may: string
  /** Across the page, in its wider column, or in the narrower one; within each in the order of the registry. */
  readonly place: 'top' | 'main' | 'side'
  /** Pixels that are kept free until it is there. */
  readonly height: number
  readonly Card: LazyExoticComponent<ComponentType<PatientCardProps>>
}

const card = (key: string, options: Omit<PatientCard, 'key' | 'Card'>, load: () => Promise<ComponentType<PatientCardProps>>): PatientCard =>
  ({ key, ...options, Card: lazy(async () => ({ default: await load() })) })

/** What answers how a child is doing. A capability adds its component in a file of its own, and a line here. */
export const patientCards: readonly PatientCard[] = [
  card('identity', { may: 'patient:get', place: 'top', height: 150 }, async () => (await import('./cards/IdentityCard.tsx')).IdentityCard),
  card('course', { may: 'case:get', place: 'main', height: 420 }, async () => (await import('./cards/CourseCard.tsx')).CourseCard),
  card('plan', { may: 'treatmentPlan:list', place: 'main', height: 320 }, async () => (await import('../plan/CurrentPlanCard.tsx')).CurrentPlanCard),
  card('visits', { may: 'case:get', place: 'main', height: 240 }, async () => (await import('./cards/VisitsCard.tsx')).VisitsCard),
  card('staff', { may: 'patient:get', place: 'main', height: 130 }, async () => (await import('./cards/StaffCard.tsx')).StaffCard),
  card('effect', { may: 'case:get', place: 'side', height: 240 }, async () => (await import('./cards/EffectCard.tsx')).EffectCard),
  card('times', { may: 'recharge:list', place: 'side', height: 220 }, async () => (await import('../topUp/BalanceCard.tsx')).BalanceCard),
  card('care', { may: 'case:get', place: 'side', height: 200 }, async () => (await import('./cards/CareCard.tsx')).CareCard),
  card('trainingDays', { may: 'gameRecord:list', place: 'side', height: 290 }, async () => (await import('../training/TrainingDaysCard.tsx')).TrainingDaysCard),
  card('training', { may: 'patient:get', place: 'side', height: 130 }, async () => (await import('./cards/TrainingCard.tsx')).TrainingCard),
]
