/** What this capability adds to the browser: its overrides, cards and pages. */
import { homeCards } from '../shell/layout/home/cards.ts'
import { patientCards } from './cards.ts'
import './followUp.ts'
import './patient.ts'
import './patientForm/index.ts'

homeCards.add('recentPatients', async () => (await import('./home/RecentPatients.tsx')).RecentPatients)

patientCards.add(
  'identity',
  { permission: 'patient:get', place: 'top', order: 10, height: 150 },
  async () => (await import('./cards/IdentityCard.tsx')).IdentityCard,
)
patientCards.add(
  'course',
  { permission: 'case:get', place: 'main', order: 10, height: 420 },
  async () => (await import('./cards/CourseCard.tsx')).CourseCard,
)
patientCards.add(
  'plan',
  { permission: 'treatmentPlan:list', place: 'main', order: 20, height: 320 },
  async () => (await import('../clinic/plan/CurrentPlanCard.tsx')).CurrentPlanCard,
)
patientCards.add(
  'visits',
  { permission: 'case:get', place: 'main', order: 30, height: 240 },
  async () => (await import('./cards/VisitsCard.tsx')).VisitsCard,
)
patientCards.add(
  'followUps',
  { permission: 'followUp:list', place: 'main', order: 35, height: 200 },
  async () => (await import('./cards/FollowUpsCard.tsx')).FollowUpsCard,
)
patientCards.add(
  'staff',
  { permission: 'patient:get', place: 'main', order: 40, height: 130 },
  async () => (await import('./cards/StaffCard.tsx')).StaffCard,
)
patientCards.add(
  'effect',
  { permission: 'case:get', place: 'side', order: 10, height: 240 },
  async () => (await import('./cards/EffectCard.tsx')).EffectCard,
)
patientCards.add(
  'care',
  { permission: 'case:get', place: 'side', order: 30, height: 200 },
  async () => (await import('./cards/CareCard.tsx')).CareCard,
)
patientCards.add(
  'training',
  { permission: 'patient:get', place: 'side', order: 50, height: 130 },
  async () => (await import('./cards/TrainingCard.tsx')).TrainingCard,
)

export const pages = {
  mergePatients: async () => (await import('./merge/MergePatientsPage.tsx')).MergePatientsPage,
}
