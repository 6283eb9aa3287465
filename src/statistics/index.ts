/** What this capability adds to the browser: its overrides, cards and pages. */
import './lists.tsx'
import './subscription/index.ts'

export const pages = {
  callList: async () => (await import('./callList/CallListPage.tsx')).CallListPage,
  reexaminationReminder: async () => (await import('./reminders/RemindersPage.tsx')).RemindersPage,
}
