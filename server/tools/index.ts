import type { Implementation } from '../core/contract.ts'
import { pictureImplementation } from './picture.ts'

/** What the server does by hand for this capability. */
export const tools: readonly Implementation[] = [pictureImplementation]
