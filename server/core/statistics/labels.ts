import { derivedLabel } from '../../../resources/core/statistics/derivedLabel.ts'
import { dimensionOf, fieldBehind, isDerived } from '../../../resources/core/statistics/index.ts'
import type { AnyFacts } from '../../../resources/core/statistics/index.ts'
import { isEntry, isFlag, isReference } from '../../../resources/core/typeOf.ts'
import type { Execution } from '../execution.ts'
import { targetOf } from '../model.ts'
import { dictionaryLabel, labelSql } from '../select.ts'
import { Statement } from '../statement.ts'
import type { Key } from './dimensionSql.ts'

/** What the values of a dimension are called, in the reader's language. */
export type Labels = (dimension: string, value: Key) => string

const readLabels = async (
  call: Execution,
  facts: AnyFacts,
  name: string,
  values: readonly Exclude<Key, null>[],
): Promise<ReadonlyMap<Key, string>> => {
  const field = fieldBehind(facts, dimensionOf(facts, name)!)!
  const statement = new Statement()
  if (isReference(field)) {
    const target = call.host.models.of(targetOf(field))
    const found = await statement.run<{ id: number; label: string }>(
      call.db,
      `select t."id", ${labelSql(call.host.models, target, 't', call.language)} as label from ${target.table} t where t."id" = any(${statement.bind(values)}::integer[])`,
    )
    return new Map(found.map(({ id, label }) => [id, label]))
  }
  if (!isEntry(field)) return new Map()
  const found = await statement.run<{ value: string; label: string | null }>(
    call.db,
    `select v.value, ${dictionaryLabel(field.group, 'v.value', call.language)} as label from unnest(${statement.bind(values)}::text[]) as v (value)`,
  )
  return new Map(found.map(({ value, label }) => [value, label ?? value]))
}

const ownLabel = (
  { host: { translate }, language }: Execution,
  facts: AnyFacts,
  name: string,
  value: Exclude<Key, null>,
): string => {
  const dimension = dimensionOf(facts, name)!
  const t = (key: string, parameters?: Readonly<Record<string, string | number>>): string =>
    translate(language, key, parameters)
  if (isDerived(dimension)) return derivedLabel(facts, dimension, value, { t, number: String })
  const field = fieldBehind(facts, dimension)!
  if (isFlag(field)) return t(value === true ? 'statistics.yes' : 'statistics.no')
  return 'options' in field ? t(`resources.${facts.of.name}.choices.${dimension}.${String(value)}`) : String(value)
}

/** Looks up what the values of dimensions are called; what refers to nothing is called "none". */
export const labelsOf = async (
  call: Execution,
  facts: readonly AnyFacts[],
  values: Readonly<Record<string, readonly Key[]>>,
): Promise<Labels> => {
  const known = new Map<string, ReadonlyMap<Key, string>>()
  const of = (name: string): AnyFacts => facts.find(one => dimensionOf(one, name) !== undefined)!
  for (const [name, some] of Object.entries(values))
    known.set(
      name,
      await readLabels(
        call,
        of(name),
        name,
        some.filter(value => value !== null),
      ),
    )
  const none = call.host.translate(call.language, 'statistics.none')
  return (name, value) =>
    value === null ? none : (known.get(name)?.get(value) ?? ownLabel(call, of(name), name, value))
}
