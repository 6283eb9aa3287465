import type { Implementation } from '../core/contract.ts'
import { commentImplementation } from './comment.ts'

/** What the server does by hand for this capability. */
export const comments: readonly Implementation[] = [commentImplementation]
