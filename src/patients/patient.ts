import { patient } from '../../resources/patients/patient.ts'
import { present } from '../core/index.ts'
import { later } from '../core/later.tsx'

present(patient, {
  above: [later(async () => (await import('./PatientDashboard.tsx')).PatientDashboard, 480)],
})
