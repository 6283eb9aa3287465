import type { AnyResource } from '../../resources/core/index.ts'
import type { AnyFacts } from '../../resources/core/statistics/index.ts'
import type { Database } from '../platform/database/Database.ts'
import { applyAdditive } from '../core/migrations/applyAdditive.ts'
import { desiredSchema } from '../core/migrations/desired.ts'
import { difference } from '../core/migrations/difference.ts'
import type { Step } from '../core/migrations/difference.ts'
import { introspectColumns } from '../core/migrations/introspect.ts'
import { MigrationError } from '../core/migrations/migrate.ts'

type Registry = { readonly [name: string]: AnyResource }

/** Makes sure that the tables fit the descriptors, and what is kept of them the facts, or throws. */
export type FitTables = (database: Database, registry: Registry, facts?: readonly AnyFacts[]) => Promise<void>

/** Without these, calls would fail; an index or a column too many does no harm. */
const needed = new Set<Step['kind']>(['renameTable', 'renameColumn', 'createTable', 'addColumn'])

const inWords = (step: Step): string => `${step.table}${'column' in step ? `.${step.column}` : ''}`

/** Throws a MigrationError where descriptors have tables or columns for which no migration was written. */
export const requireTables: FitTables = async ({ db }, registry) => {
  const desired = desiredSchema(registry)
  const missing = difference(await introspectColumns(db, Object.keys(desired.tables)), desired)
    .filter(step => needed.has(step.kind))
    .map(inWords)
  if (missing.length > 0)
    throw new MigrationError(
      `The database lacks ${missing.join(', ')}. Write the migration: npm run db:migration -- name-of-the-change`,
    )
}

/** Adds what the tables lack, and tells what it did and what it leaves for a migration. For development. */
export const addToTables: FitTables = async (database, registry, facts) => {
  const { applied, left } = await applyAdditive(database, registry, facts)
  for (const step of applied) console.log(`  table: ${step}`)
  for (const step of left) console.log(`  table: left for a migration: ${step}`)
}
