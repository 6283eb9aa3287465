import { sql } from 'kysely'
import { runScript } from '../../platform/database/commands.ts'
import type { Database } from '../../platform/database/Database.ts'
import type { AnyResource } from '../../../resources/core/index.ts'
import type { AnyFacts } from '../../../resources/core/statistics/index.ts'
import { desiredSchema } from './desired.ts'
import { difference, type Step } from './difference.ts'
import { introspect } from './introspect.ts'
import { makeWayForRenames, mayBeRenamed } from './lateRenames.ts'
import type { Schema } from './schema.ts'
import { statements } from './statements.ts'

export interface AdditiveReport {
  /** Steps that were taken, in words. */
  applied: string[]
  /** Steps that were left for a migration, because they would take something away. */
  left: string[]
}

/**
 * Brings a development database forward to the descriptors, in one transaction: what adds, widens or renames is done,
 * what would drop a table or column or might lose values is reported and never done. Throws `DatabaseError` when rows
 * stand against it (a unique index over values that are there twice), and says what to do where rows would lack a value
 * that they have to have; then nothing is changed.
 */
export async function applyAdditive(
  database: Pick<Database, 'db'>,
  registry: { readonly [name: string]: AnyResource },
  facts: readonly AnyFacts[] = [],
): Promise<AdditiveReport> {
  const desired = desiredSchema(registry, facts)
  return database.db.transaction().execute(async transaction => {
    const held = await makeWayForRenames(transaction, await introspect(transaction, relevantTables(desired)), desired)
    const present = await introspect(transaction, relevantTables(desired))
    const steps: Step[] = []
    for (const step of difference(present, desired)) steps.push(await withoutRows(transaction, step))
    const left = steps.filter(step => takesAway(step, steps))
    const applied = steps.filter(step => !left.includes(step))
    for (const statement of applied.flatMap(statements)) await runScript(transaction, statement)
    return {
      applied: applied.map(inWords),
      left: [...left.map(step => `${inWords(step)}${hint(step, present, desired)}`), ...held],
    }
  })
}

/** A column that must have a value, and has no default, is added while there is no row that would lack it. */
async function withoutRows(db: Database['db'], step: Step): Promise<Step> {
  if (step.kind !== 'addColumn' || step.loses === undefined) return step
  const { rows } = await sql`select from ${sql.table(step.table)} limit 1`.execute(db)
  const { loses: _loses, ...safe } = step
  if (rows.length === 0) return safe
  throw new Error(
    `Rows of ${step.table} that are there would have no ${step.column}, which is required: give the field a default, say which field it was (was: '…'), or give them values in a migration and start again`,
  )
}

/** A column with values and a new one of its type beside it are perhaps the same field. */
function hint(step: Step, present: Schema, desired: Schema): string {
  if (step.kind !== 'dropColumn') return ''
  const [name, ...others] = mayBeRenamed(present, desired, step.table, step.column)
  if (name === undefined || others.length > 0) return ''
  return ` (if ${name} is its new name, say so: was; its values are there then)`
}

/** An index or foreign key may be dropped only to be made again; one that nobody declares was made by hand. */
function takesAway(step: Step, steps: readonly Step[]): boolean {
  if (step.loses !== undefined) return true
  if (step.kind !== 'dropIndex' && step.kind !== 'dropReference') return false
  return !steps.some(
    other => (other.kind === 'createIndex' || other.kind === 'addReference') && other.name === step.name,
  )
}

/**
 * Tables of the descriptors under their present and former names: nothing else is looked at, so nothing else is
 * dropped.
 */
const relevantTables = ({ tables }: Schema): string[] =>
  Object.entries(tables).flatMap(([table, { was }]) => (was === undefined ? [table] : [table, was]))

function inWords(step: Step): string {
  const part = 'column' in step ? `.${step.column}` : 'name' in step ? ` ${step.name}` : ''
  return step.loses ?? `${step.kind} ${step.table}${part}`
}
