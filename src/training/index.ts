/** What this capability adds to the browser: its overrides, cards and pages. */
import { patientCards } from '../patients/cards.ts'
import './titles.ts'

patientCards.add(
  'trainingDays',
  { permission: 'gameRecord:list', place: 'side', order: 40, height: 290 },
  async () => (await import('./days/TrainingDaysCard.tsx')).TrainingDaysCard,
)

export const pages = {
  gameConfig: async () => (await import('./gameConfig/GameConfigPage.tsx')).GameConfigPage,
}
