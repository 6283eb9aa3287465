import { untilThere } from '../core/setUp.ts'
import type { SetUpSteps } from '../core/setUp.ts'
import { operator } from './operator.ts'

/** Who made the first account has one; colleagues need theirs. */
export const setUp = {
  operators: untilThere(operator, { may: 'operator:create', required: true, beyond: 1, to: '/operator/create' }),
} as const satisfies SetUpSteps
