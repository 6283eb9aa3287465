import { hopKeys } from '../../../resources/core/fields.ts'
import { clausesOf } from '../../../resources/core/condition.ts'
import { dimensionOf, fieldBehind } from '../../../resources/core/statistics/index.ts'
import { isEntry, isReference } from '../../../resources/core/typeOf.ts'
import type { Models } from '../model.ts'
import { targetOf } from '../model.ts'
import { tableName } from '../migrations/schemaNames.ts'
import { factsIn } from './Asked.ts'
import type { Asked } from './Asked.ts'

/** Resources over whose staff "own" rows are told, at any depth. */
const staffTables = (models: Models, name: string, seen = new Set<string>()): ReadonlySet<string> => {
  if (seen.has(name)) return seen
  seen.add(name)
  for (const { target } of models.of(name).staff) staffTables(models, target, seen)
  return seen
}

/**
 * The tables that an answer rests on: whose rows are counted, what conditions and staff scope look at, and what its
 * groups are called by; undefined where that is not known.
 */
export const tablesOf = (models: Models, asked: Asked): ReadonlySet<string> | undefined => {
  const tables = new Set<string>()
  for (const facts of factsIn(asked)) {
    if (facts.of.rows !== undefined) return undefined
    for (const name of staffTables(models, facts.of.name)) tables.add(tableName(models.of(name).resource))
    // Whose rows they are is asked of staff members' accounts.
    for (const name of [facts.own, facts.of.visibility?.staff])
      if (name !== undefined) tables.add(tableName(models.of(targetOf(facts.of.fields[name]!)).resource))
    const keys = [
      ...clausesOf(facts.where ?? {}).map(({ key }) => key),
      ...Object.values(facts.measures).flatMap(measure => ('where' in measure ? Object.keys(measure.where ?? {}) : [])),
      ...hopKeys(facts.of),
    ]
    for (const key of keys.filter(one => one.includes('.')))
      tables.add(tableName(models.hop(models.of(facts.of.name), key).target.resource))
    for (const name of asked.by) {
      const field = fieldBehind(facts, dimensionOf(facts, name)!)!
      if (isReference(field)) tables.add(tableName(models.of(targetOf(field)).resource))
      if (isEntry(field)) tables.add('dict')
    }
  }
  return tables
}
