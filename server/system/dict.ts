import { message } from '../../resources/core/message.ts'
import { dict } from '../../resources/system/dict.ts'
import { implement } from '../core/contract.ts'
import type { Context } from '../core/contract.ts'
import { Problem, invalid, notFound } from '../core/errors/problem.ts'
import { isValueUsed } from './dictionaryUse.ts'

const entriesOf = async (group: { id: number } | { name: string }, { db }: Context) => {
  const found = await db
    .selectFrom('dict_group')
    .select('id')
    .where(({ and }) => and(group))
    .executeTakeFirst()
  if (!found) throw notFound()
  return db
    .selectFrom('dict')
    .select(['value', 'label', 'label_en as labelEn', 'enabled'])
    .where('group', '=', found.id)
    .orderBy('sort')
    .orderBy('id')
    .execute()
}

const isUsed = async (entry: { group: number; value: string }, { db }: Context): Promise<boolean> => {
  const group = await db.selectFrom('dict_group').select('name').where('id', '=', entry.group).executeTakeFirst()
  return group !== undefined && isValueUsed(db, group.name, entry.value)
}

/** Whether the product relies on the values of the group. */
const isFixed = async (group: number, { db }: Context): Promise<boolean> =>
  (await db.selectFrom('dict_group').select('fixed').where('id', '=', group).executeTakeFirst())?.fixed ?? false

export const dictImplementation = implement(
  dict,
  {
    byGroup: ({ group }, context) => entriesOf({ name: group }, context),
    byGroupId: ({ id }, context) => entriesOf({ id }, context),
  },
  {
    on: ['update', 'remove'],
    async before(action, record, input, context) {
      if (!record) return
      if (action === 'remove' && (await isUsed(record, context))) throw new Problem(409, 'inUse')
      if (action !== 'update') return
      const broken = (['value', 'group', 'enabled'] as const).find(
        name => input[name] !== undefined && input[name] !== record[name],
      )
      if (broken && (await isFixed(record.group, context))) throw invalid({ [broken]: message('fixedGroup') })
      const moved = (['value', 'group'] as const).find(
        name => input[name] !== undefined && input[name] !== record[name],
      )
      if (moved && (await isUsed(record, context)))
        throw new Problem(409, 'inUse', { errors: { [moved]: message('inUse') } })
    },
  },
)
