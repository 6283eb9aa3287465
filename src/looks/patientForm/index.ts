import { patient } from '../../../resources/business/patient.ts'
import { present } from '../../generator/index.ts'
import { later } from '../../generator/later.tsx'

present(patient, {
  fields: {
    mobile: later(async () => (await import('./MobileInput.tsx')).MobileInput),
    guardianMobile: later(async () => (await import('./GuardianMobileInput.tsx')).GuardianMobileInput),
    consentOn: { Cell: later(async () => (await import('./ConsentCell.tsx')).ConsentCell, 24) },
  },
})
