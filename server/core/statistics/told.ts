import { allows, everyonesFigures } from '../../../resources/core/permission.ts'
import type { AnyFacts } from '../../../resources/core/statistics/index.ts'
import type { Model } from '../model.ts'
import { ownCondition } from '../own.ts'
import type { Viewer } from '../scope.ts'
import type { Statement } from '../statement.ts'

/** Whether the caller is told own figures alone of some facts. */
export const isToldOwn = (
  { operator, isUnscoped = false }: Pick<Viewer, 'operator' | 'isUnscoped'>,
  { asListed }: AnyFacts,
): boolean => asListed !== true && !isUnscoped && (operator === null || !allows(operator.permissions, everyonesFigures))

/**
 * Whether the caller is told nothing of some facts: they cannot say whose a row is, and own figures alone are told; or
 * the caller's scope is that of a staff member, whom the rows do not lead to.
 */
export const isUntold = (viewer: Viewer, facts: AnyFacts): boolean =>
  (isToldOwn(viewer, facts) && facts.own === undefined) ||
  (viewer.operator?.scope.staff !== undefined && viewer.host.models.of(facts.of.name).staff.length === 0)

/** Conditions on the rows of some facts that make up the caller's figures, beside those of row scope. */
export const toldConditions = (viewer: Viewer, facts: AnyFacts, model: Model, statement: Statement): string[] => {
  if (isUntold(viewer, facts)) return ['false']
  return isToldOwn(viewer, facts) ? [ownCondition(viewer, model, facts.own!, statement)] : []
}
