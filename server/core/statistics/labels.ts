import { derivedLabel } from '../../../resources/core/statistics/derivedLabel.ts'
import { dimensionOf, fieldBehind, isDerived } from '../../../resources/core/statistics/index.ts'
import type { AnyFacts } from '../../../resources/core/statistics/index.ts'
import { isFlag } from '../../../resources/core/typeOf.ts'
import type { Execution } from '../execution.ts'
import { readValueLabels } from '../valueLabels.ts'
import type { Key } from './dimensionSql.ts'

/** What the values of a dimension are called, in the reader's language. */
export type Labels = (dimension: string, value: Key) => string

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

/**
 * Looks up what the values of dimensions are called; what refers to nothing is called "none". Of values that were
 * `asked` for, none is told that the caller does not see.
 */
export const labelsOf = async (
  call: Execution,
  facts: readonly AnyFacts[],
  values: Readonly<Record<string, readonly Key[]>>,
  options: { readonly asked?: boolean } = {},
): Promise<Labels> => {
  const known = new Map<string, ReadonlyMap<Key, string>>()
  const of = (name: string): AnyFacts => facts.find(one => dimensionOf(one, name) !== undefined)!
  for (const [name, some] of Object.entries(values))
    known.set(
      name,
      await readValueLabels(
        call,
        fieldBehind(of(name), dimensionOf(of(name), name)!)!,
        some.filter(value => value !== null),
        options,
      ),
    )
  const none = call.host.translate(call.language, 'statistics.none')
  return (name, value) =>
    value === null ? none : (known.get(name)?.get(value) ?? ownLabel(call, of(name), name, value))
}
