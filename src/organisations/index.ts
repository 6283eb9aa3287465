/** What this capability adds to the browser: its overrides and pages. */
import './hospital/index.ts'

export const pages = {
  'user/hospital': async () => (await import('./own/HospitalPage.tsx')).HospitalPage,
}
