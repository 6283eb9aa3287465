import { fieldsOfConfig } from '../../resources/training/configField.ts'
import type { ConfigField } from '../../resources/training/configField.ts'
import { gameConfig } from '../../resources/training/gameConfig.ts'
import type { InferRecord } from '../../resources/core/index.ts'
import { message } from '../../resources/core/message.ts'
import type { Message } from '../../resources/core/message.ts'
import type { FieldErrors } from '../../resources/core/validate.ts'
import { validate } from '../../resources/core/validate.ts'
import { toYup } from '../../resources/core/yup.ts'
import { implement } from '../core/contract.ts'
import type { Context } from '../core/contract.ts'
import { invalid } from '../core/errors/problem.ts'
import { addGroupUse } from '../system/dictionaryUse.ts'
import type { GroupUse } from '../system/dictionaryUse.ts'

type Values = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is Values =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

/** The values that may be chosen, by the dictionary group; a group that is not there is left out. */
const optionsOf = async (
  schema: readonly ConfigField[],
  { db }: Context,
): Promise<ReadonlyMap<string, readonly string[]>> => {
  const groups = schema.flatMap(({ kind, group }) => (kind === 'choice' && group !== null ? [group] : []))
  if (groups.length === 0) return new Map()
  const rows = await db
    .selectFrom('dict_group as g')
    .leftJoin('dict as d', join => join.onRef('d.group', '=', 'g.id').on('d.enabled', '=', true))
    .select(['g.name', 'd.value'])
    .where('g.name', 'in', groups)
    .execute()
  return new Map(
    groups
      .filter(group => rows.some(row => row.name === group))
      .map(group => [group, rows.flatMap(row => (row.name === group && row.value ? [row.value] : []))]),
  )
}

/** The values of a group that the configuration holds, null where it names the group nowhere. */
const heldOf: GroupUse = async (db, group) => {
  const stored = await db.selectFrom('game_config').select(['schema', 'values']).executeTakeFirst()
  const declared = ((stored?.schema ?? []) as readonly ConfigField[]).filter(
    one => one.kind === 'choice' && one.group === group,
  )
  if (declared.length === 0) return null
  const values = stored?.values as Values | null
  return declared.flatMap(one => [one.initial, values?.[one.key]]).filter(value => typeof value === 'string')
}
addGroupUse(heldOf)

/** What a choice may be: a value that is enabled, or what it was before, as a disabled value stays where it is in use. */
type IsOption = (one: ConfigField, value: string) => boolean

const isOptionAmong =
  (
    options: ReadonlyMap<string, readonly string[]>,
    record: Pick<InferRecord<typeof gameConfig>, 'schema' | 'values'> | null,
  ): IsOption =>
  (one, value) => {
    if (options.get(one.group!)?.includes(value)) return true
    const was = record?.schema?.find(({ key, group }) => key === one.key && group === one.group)
    return was !== undefined && (was.initial === value || (record?.values as Values | null)?.[one.key] === value)
  }

/** What is wrong with one declared field, by the column; its initial value is held by its own rule. */
const wrongIn = (
  one: ConfigField,
  options: ReadonlyMap<string, readonly string[]>,
  isOption: IsOption,
  today: string,
): Readonly<Record<string, Message>> => {
  if (one.kind === 'choice' && (one.group === null || !options.has(one.group)))
    return { group: message(one.group === null ? 'required' : 'reference') }
  if (one.kind === 'number' && one.min !== null && one.max !== null && one.max < one.min)
    return { max: message('atLeast', { min: one.min }) }
  if (one.initial === null) return {}
  if (one.kind === 'flag') return one.initial === 'true' || one.initial === 'false' ? {} : { initial: message('flag') }
  if (one.kind === 'choice') return isOption(one, one.initial) ? {} : { initial: message('choice') }
  const checked = validate(
    toYup(fieldsOfConfig([one])),
    { [one.key]: one.initial.trim() === '' ? Number.NaN : Number(one.initial) },
    { today },
  )
  return checked.ok ? {} : { initial: checked.errors[one.key] ?? message('number') }
}

/** Every error of the declared fields, by its path. */
const checkSchema = (
  schema: readonly ConfigField[],
  options: ReadonlyMap<string, readonly string[]>,
  isOption: IsOption,
  today: string,
): FieldErrors =>
  Object.fromEntries(
    schema.flatMap((one, at) => {
      const isTwice = schema.findIndex(other => other.key === one.key) < at
      return Object.entries(isTwice ? { key: message('distinct') } : wrongIn(one, options, isOption, today)).map(
        ([name, said]) => [`schema.${at}.${name}`, said],
      )
    }),
  )

/** The values by what is declared, each with its initial one where it has none. Throws 400 at `values.{key}`. */
const checkedValues = (
  values: Values,
  schema: readonly ConfigField[],
  isOption: IsOption,
  known: ReadonlySet<string>,
  today: string,
): Values => {
  const fields = fieldsOfConfig(schema)
  const unknown = Object.keys(values)
    .filter(key => !known.has(key) && !Object.hasOwn(fields, key))
    .map(key => [key, message('unknown')])
  const checked = validate(toYup(fields), values, { today })
  const lost = checked.ok
    ? schema
        .filter(one => one.kind === 'choice' && !isOption(one, String(checked.value[one.key])))
        .map(({ key }) => [key, message('choice')])
    : []
  const errors = Object.entries<Message>({
    ...(Object.fromEntries([...unknown, ...lost]) as Record<string, Message>),
    ...(checked.ok ? {} : checked.errors),
  })
  if (errors.length > 0 || !checked.ok)
    throw invalid(Object.fromEntries(errors.map(([key, said]) => [`values.${key}`, said])))
  return checked.value
}

/** The configuration is held by the fields that it declares itself. */
export const gameConfigImplementation = implement(
  gameConfig,
  {},
  {
    on: ['update'],
    async before(_action, record, input, context) {
      const schema = (input['schema'] ?? record?.schema ?? []) as readonly ConfigField[]
      const options = await optionsOf(schema, context)
      const isOption = isOptionAmong(options, record)
      const errors = checkSchema(schema, options, isOption, context.today)
      if (Object.keys(errors).length > 0) throw invalid(errors)
      const given: unknown = input['values'] ?? {}
      if (!isRecord(given)) throw invalid({ values: message('type') })
      const stored: unknown = record?.values
      // What a field that is not declared any more was set to is let go.
      const known = new Set((record?.schema ?? []).map(({ key }) => key))
      return {
        values: checkedValues(
          { ...(isRecord(stored) ? stored : {}), ...given },
          schema,
          isOption,
          known,
          context.today,
        ) as never,
      }
    },
  },
)
