import type { Kysely } from 'kysely'
import { dict } from '../../resources/system/dict.ts'
import { dictGroup } from '../../resources/system/dictGroup.ts'
import type { Tables } from '../database/tables.ts'
import { clinicalDictionaries } from './clinicalDictionaries.ts'
import { seededDictionaries } from './dictionaries.ts'
import type { SeededDictionary } from './dictionaries.ts'
import { isFirst } from './once.ts'
import { searchOf } from './searchOf.ts'

const groupId = async (db: Kysely<Tables>, { name, label, labelEn, fixed }: SeededDictionary): Promise<number | undefined> => {
  if (await isFirst(db, 'dictGroup', name) || fixed === true) {
    await db.insertInto('dict_group').values({ name, label, label_en: labelEn, fixed: fixed ?? false, search: searchOf(dictGroup, { name, label, labelEn }) })
      .onConflict(conflict => conflict.doNothing()).execute()
  }
  if (fixed) await db.updateTable('dict_group').set({ fixed: true }).where('name', '=', name).where('fixed', '=', false).execute()
  return (await db.selectFrom('dict_group').select('id').where('name', '=', name).executeTakeFirst())?.id
}

/** Makes groups and entries once; what was changed or deleted since is left alone, but that the values of a fixed group are there and can be chosen. */
export const seedDictionaries = async (db: Kysely<Tables>): Promise<void> => {
  for (const dictionary of [...seededDictionaries, ...clinicalDictionaries]) {
    const group = await groupId(db, dictionary)
    if (group === undefined) continue
    for (const [i, [value, label, labelEn]] of dictionary.entries.entries()) {
      if (!await isFirst(db, 'dict', `${dictionary.name} ${value}`) && !dictionary.fixed) continue
      await db.insertInto('dict').values({ group, value, label, label_en: labelEn, sort: (i + 1) * 10, search: searchOf(dict, { value, label, labelEn }) })
        .onConflict(conflict => conflict.doNothing()).execute()
    }
    if (!dictionary.fixed) continue
    const values = dictionary.entries.map(([value]) => value)
    await db.updateTable('dict').set({ enabled: true }).where('group', '=', group).where('value', 'in', values).where('enabled', '=', false).execute()
  }
}
