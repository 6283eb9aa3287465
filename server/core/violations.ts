import { message } from '../../resources/core/message.ts'
import { DatabaseError } from '../platform/database/DatabaseError.ts'
import { invalid, Problem } from './errors/problem.ts'
import { violatedField } from './migrations/schemaNames.ts'
import type { Execution } from './execution.ts'
import { takenBy } from './uniqueAnswers.ts'

/**
 * Says what a violated constraint means to the caller: the field whose value is taken or refers to nothing, or 409
 * where other records still refer to the one that is removed. Any other error is answered as it is.
 */
export const asProblem = (call: Execution, error: unknown): unknown => {
  if (!(error instanceof DatabaseError) || (error.code !== '23505' && error.code !== '23503')) return error
  const violated = violatedField(call.host.models.registry, error.constraint)
  if (!violated) return error
  if (violated.rule === 'unique') return takenBy(violated.resource, violated.field, error)
  const isRemoval = call.name === 'remove' || violated.resource.name !== call.resource.name
  return isRemoval ? new Problem(409, 'inUse') : invalid({ [violated.field]: message('reference') })
}
