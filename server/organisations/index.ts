import type { Implementation } from '../core/contract.ts'
import { doctorImplementation } from './doctor.ts'
import { hospitalImplementation } from './hospital.ts'

/** What the server does by hand for this capability; resources not named here need nothing but their descriptor. */
export const organisations: readonly Implementation[] = [doctorImplementation, hospitalImplementation]
