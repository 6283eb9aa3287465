import { followUp } from '../../resources/patients/followUp.ts'
import { patient } from '../../resources/patients/patient.ts'
import { present } from '../core/index.ts'
import { FollowUpSaveLabel } from './FollowUpSaveLabel.tsx'
import { newFollowUpPath } from './newFollowUpPath.ts'

present(followUp, {
  title: ['at'],
  SaveLabel: FollowUpSaveLabel,
  begins: () => ({ at: new Date().toISOString() }),
})

present(patient, {
  links: [
    {
      label: 'app.followUps.create',
      permission: 'followUp:create',
      to: ({ id }) => newFollowUpPath(id),
      when: { type: { not: 'demo' }, deleted: false },
    },
  ],
})
