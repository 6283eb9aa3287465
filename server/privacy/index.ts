import type { Implementation } from '../core/contract.ts'
import { dataRequestImplementation } from './dataRequest.ts'

/** What the server does by hand for this capability. */
export const privacy: readonly Implementation[] = [dataRequestImplementation]
