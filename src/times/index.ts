/** What this capability adds to the browser: its overrides, cards and pages. */
import { patientCards } from '../patients/cards.ts'
import './hospitalRecharge/index.ts'
import './price.ts'
import './recharge/index.ts'

patientCards.add(
  'times',
  { permission: 'recharge:list', place: 'side', order: 20, height: 220 },
  async () => (await import('./cards/BalanceCard.tsx')).BalanceCard,
)

export const pages = {
  topUp: async () => (await import('./topUp/TopUpPage.tsx')).TopUpPage,
  dayEnd: async () => (await import('./dayEnd/DayEndPage.tsx')).DayEndPage,
  hospitalStatement: async () => (await import('./statement/HospitalStatementPage.tsx')).HospitalStatementPage,
}
