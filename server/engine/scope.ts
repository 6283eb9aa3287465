import type { Scope } from './contract.ts'
import type { Model } from './model.ts'
import type { Statement } from './statement.ts'

/** Whose rows are meant: an operator's scope, or null for a public call, which reaches only rows that belong to nobody. */
export type RowScope = Scope | null

/** Conditions on the rows that the scope reaches. Nobody's rows are everybody's; an empty list of organisations is no rows. */
export const scopeConditions = (model: Model, scope: RowScope, statement: Statement, alias = 't'): string[] => {
  const conditions: string[] = []
  if (model.scopeColumn !== null) {
    if (scope === null) return ['false']
    if (scope.hospitals !== 'everything') conditions.push(oneOf(`${alias}.${model.scopeColumn}`, scope.hospitals, statement))
  }
  if (model.staffColumns.length > 0) {
    if (scope === null) return ['false']
    if (scope.staff !== undefined) {
      const staff = statement.bind(scope.staff)
      conditions.push(`(${model.staffColumns.map(column => `${alias}.${column} = ${staff}`).join(' or ')})`)
    }
  }
  return conditions
}

/** One id is compared as such, so that an index gives its rows in order. */
export const oneOf = (column: string, values: readonly (number | string | boolean)[], statement: Statement): string =>
  (values.length === 1 ? `${column} = ${statement.bind(values[0])}` : `${column} = any(${statement.bind(values)})`)
