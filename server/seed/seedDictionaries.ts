import type { Kysely } from 'kysely'
import { dict } from '../../resources/system/dict.ts'
import { dictGroup } from '../../resources/system/dictGroup.ts'
import type { Tables } from '../platform/database/tables.ts'
import { clinicalDictionaries } from './clinicalDictionaries.ts'
import { seededDictionaries } from './dictionaries.ts'
import { firstOf } from './once.ts'
import { keptColumns } from '../core/keptColumns.ts'

const dictionaries = [...seededDictionaries, ...clinicalDictionaries]
const names = dictionaries.map(({ name }) => name)

/** The groups that every installation has, for the check of descriptors. */
export const dictionaryGroups: readonly string[] = names

/** Adds the groups that are new or fixed; answers the ids of all that are there, by name. */
const seedGroups = async (db: Kysely<Tables>): Promise<ReadonlyMap<string, number>> => {
  const first = await firstOf(db, 'dictGroup', names)
  const added = dictionaries
    .filter(({ name, fixed }) => fixed || first.has(name))
    .map(({ name, label, labelEn, fixed = false }) => ({
      name,
      label,
      label_en: labelEn,
      fixed,
      ...keptColumns(dictGroup, { name, label, labelEn }),
    }))
  if (added.length > 0)
    await db
      .insertInto('dict_group')
      .values(added)
      .onConflict(conflict => conflict.doNothing())
      .execute()
  const fixed = dictionaries.filter(one => one.fixed).map(({ name }) => name)
  await db
    .updateTable('dict_group')
    .set({ fixed: true })
    .where('name', 'in', fixed)
    .where('fixed', '=', false)
    .execute()
  const groups = await db.selectFrom('dict_group').select(['id', 'name']).where('name', 'in', names).execute()
  return new Map(groups.map(({ id, name }) => [name, id]))
}

/**
 * The entries of the groups that are there: how each is remembered as seeded, whether it has to be there, and its row.
 */
const entriesOf = (groups: ReadonlyMap<string, number>) =>
  dictionaries.flatMap(({ name, fixed = false, entries }) => {
    const group = groups.get(name)
    return group === undefined
      ? []
      : entries.map(([value, label, labelEn], i) => ({
          seed: `${name} ${value}`,
          fixed,
          row: {
            group,
            value,
            label,
            label_en: labelEn,
            sort: (i + 1) * 10,
            ...keptColumns(dict, { value, label, labelEn }),
          },
        }))
  })

/**
 * Makes groups and entries once; what was changed or deleted since is left alone, but that the values of a fixed group
 * are there and can be chosen.
 */
export const seedDictionaries = async (db: Kysely<Tables>): Promise<void> => {
  const entries = entriesOf(await seedGroups(db))
  const first = await firstOf(
    db,
    'dict',
    entries.map(({ seed }) => seed),
  )
  const added = entries.filter(({ seed, fixed }) => fixed || first.has(seed)).map(({ row }) => row)
  if (added.length > 0)
    await db
      .insertInto('dict')
      .values(added)
      .onConflict(conflict => conflict.doNothing())
      .execute()
  for (const { row } of entries.filter(({ fixed }) => fixed)) {
    await db
      .updateTable('dict')
      .set({ enabled: true })
      .where('group', '=', row.group)
      .where('value', '=', row.value)
      .where('enabled', '=', false)
      .execute()
  }
}
