import { patient } from '../../../resources/patients/patient.ts'
import { present } from '../../core/index.ts'
import { later } from '../../core/later.tsx'

present(patient, {
  fields: {
    mobile: later(async () => (await import('./MobileInput.tsx')).MobileInput),
    guardianMobile: later(async () => (await import('./GuardianMobileInput.tsx')).GuardianMobileInput),
    consentOn: { Cell: later(async () => (await import('./ConsentCell.tsx')).ConsentCell, 24) },
  },
})
