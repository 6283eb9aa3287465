import { patient } from '../../../resources/business/patient.ts'
import { present } from '../../generator/index.ts'
import { later } from '../../generator/later.tsx'

present(patient, {
  above: [
    later(async () => (await import('../../patient/PatientDashboard.tsx')).PatientDashboard, 480),
  ],
})
