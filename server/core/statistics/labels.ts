import { derivedLabel } from '../../../resources/core/statistics/derivedLabel.ts'
import { dimensionOf, fieldBehind, isDerived } from '../../../resources/core/statistics/index.ts'
import type { AnyFacts } from '../../../resources/core/statistics/index.ts'
import { isFlag } from '../../../resources/core/typeOf.ts'
import type { Execution } from '../execution.ts'
import { readValueLabels } from '../valueLabels.ts'
import type { Key } from './dimensionSql.ts'

/** What the values of a dimension are called, in the reader's language. */
export type Labels = (dimension: string, value: Key) => string

/** What the values of a dimension are called that stand for records or for entries of a dictionary. */
const readLabels = (
  call: Execution,
  facts: AnyFacts,
  name: string,
  values: readonly Exclude<Key, null>[],
): Promise<ReadonlyMap<Key, string>> => readValueLabels(call, fieldBehind(facts, dimensionOf(facts, name)!)!, values)

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
