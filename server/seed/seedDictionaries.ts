import type { Kysely } from 'kysely'
import { dict } from '../../resources/system/dict.ts'
import { dictGroup } from '../../resources/system/dictGroup.ts'
import type { Tables } from '../database/tables.ts'
import { clinicalDictionaries } from './clinicalDictionaries.ts'
import { seededDictionaries } from './dictionaries.ts'
import type { SeededDictionary } from './dictionaries.ts'
import { isFirst } from './once.ts'
import { searchOf } from './searchOf.ts'

const groupId = async (db: Kysely<Tables>, { name, label, labelEn }: SeededDictionary): Promise<number | undefined> => {
  if (await isFirst(db, 'dictGroup', name)) {
    await db.insertInto('dict_group').values({ name, label, label_en: labelEn, search: searchOf(dictGroup, { name, label, labelEn }) })
      .onConflict(conflict => conflict.doNothing()).execute()
  }
  return (await db.selectFrom('dict_group').select('id').where('name', '=', name).executeTakeFirst())?.id
}

/** Makes groups and entries once; what was changed or deleted since is left alone. */
export const seedDictionaries = async (db: Kysely<Tables>): Promise<void> => {
  for (const dictionary of [...seededDictionaries, ...clinicalDictionaries]) {
    const group = await groupId(db, dictionary)
    if (group === undefined) continue
    for (const [i, [value, label, labelEn]] of dictionary.entries.entries()) {
      if (!await isFirst(db, 'dict', `${dictionary.name} ${value}`)) continue
      await db.insertInto('dict').values({ group, value, label, label_en: labelEn, sort: (i + 1) * 10, search: searchOf(dict, { value, label, labelEn }) })
        .onConflict(conflict => conflict.doNothing()).execute()
    }
  }
}
