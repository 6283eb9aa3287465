import type { Implementation } from '../core/contract.ts'
import { setUpImplementation } from './setUp.ts'

/** What the server does by hand for this capability. */
export const setUp: readonly Implementation[] = [setUpImplementation]
