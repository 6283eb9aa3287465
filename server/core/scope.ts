import type { Scope } from './contract.ts'
import type { Execution } from './execution.ts'
import type { Model } from './model.ts'
import { visibilityConditions } from './visibility.ts'
import type { Statement } from './statement.ts'

/**
 * Whose rows are meant: an operator's scope, or null for a public call, which reaches only rows that belong to nobody.
 */
export type RowScope = Scope | null

/** Whose rows are asked for, and when. */
export type Viewer = Pick<Execution, 'host' | 'operator' | 'device' | 'guardian' | 'now' | 'today' | 'isUnscoped'>

/** The organisations whose rows the caller reaches; undefined where that is no question of organisations. */
export const reachedOrganisations = (
  { operator, isUnscoped }: Pick<Viewer, 'operator' | 'isUnscoped'>,
  model: Model,
): readonly number[] | undefined => {
  if (isUnscoped || model.scopeColumn === null) return undefined
  const hospitals = operator?.scope?.hospitals ?? []
  return hospitals === 'everything' ? undefined : hospitals
}

/**
 * Conditions on the rows that the caller reaches: those of the scope, of which nobody's rows are everybody's and an
 * empty list of organisations is no rows; and of these the ones that `visibility` does not keep back. None where the
 * record is the caller's own anyway.
 */
export const scopeConditions = (viewer: Viewer, model: Model, statement: Statement, alias = 't'): string[] => {
  if (viewer.isUnscoped) return []
  const scope: RowScope = viewer.operator?.scope ?? null
  const conditions = visibilityConditions(viewer, model, statement, alias)
  if (scope === null && (model.scopeColumn !== null || model.staff.length > 0)) return ['false']
  const hospitals = reachedOrganisations(viewer, model)
  if (hospitals) conditions.push(oneOf(`${alias}.${model.scopeColumn}`, hospitals, statement))
  if (model.staff.length > 0 && scope !== null) {
    if (scope.staff !== undefined) conditions.push(staffCondition(viewer, model, statement.bind(scope.staff), alias))
  }
  return conditions
}

/** The rows of one staff member: those that name them, or that refer to a record which does. */
const staffCondition = ({ host }: Pick<Viewer, 'host'>, model: Model, staff: string, alias: string): string =>
  `(${model.staff
    .map(({ column, target }) => {
      const followed = host.models.of(target)
      if (followed.staff.length === 0) return `${alias}.${column} = ${staff}`
      return `exists (select from ${followed.table} f where f."id" = ${alias}.${column} and ${staffCondition({ host }, followed, staff, 'f')})`
    })
    .join(' or ')})`

/** One id is compared as such, so that an index gives its rows in order. */
export const oneOf = (column: string, values: readonly (number | string | boolean)[], statement: Statement): string =>
  values.length === 1 ? `${column} = ${statement.bind(values[0])}` : `${column} = any(${statement.bind(values)})`
