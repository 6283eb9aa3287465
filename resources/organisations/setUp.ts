import { ownStep, untilThere } from '../core/setUp.ts'
import type { SetUpSteps } from '../core/setUp.ts'
import { doctor } from './doctor.ts'
import { hospital } from './hospital.ts'

/** The platform's own details come first: they are closed once an organisation stands below. */
export const setUp = {
  ownOrganisation: ownStep({ may: 'hospital:update', required: true, to: '/hospital' }),
  organisations: untilThere(hospital, {
    may: 'hospital:create',
    required: true,
    when: { kind: ['distributor', 'agency', 'hospital'] },
    to: `/hospital/create?source=${encodeURIComponent('{"kind":"hospital"}')}`,
  }),
  staff: untilThere(doctor, { may: 'doctor:create', required: true, to: '/doctor/create' }),
} as const satisfies SetUpSteps
