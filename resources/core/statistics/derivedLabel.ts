import { typeOf } from '../typeOf.ts'
import type { DerivedDimension, Dimension } from './dimensions.ts'
import type { AnyFacts } from './facts.ts'
import { fieldBehind, isDerived } from './read.ts'

interface Speaking {
  t(key: string, parameters?: Readonly<Record<string, string | number>>): string
  /** A number as the language writes it. */
  number(value: number): string
}

/** A group of numbers by its bound: `11–30` of whole numbers, else `0.5 to below 1`. */
const rangeLabel = (from: readonly number[], isWhole: boolean, value: unknown, { t, number }: Speaking): string => {
  const at = from.indexOf(Number(value))
  if (at < 0) return t('statistics.below', { bound: number(from[0] ?? 0) })
  const [own, next] = [from[at]!, from[at + 1]]
  if (next === undefined) return t('statistics.atLeast', { bound: number(own) })
  if (!isWhole) return t('statistics.between', { from: number(own), below: number(next) })
  return next === own + 1 ? number(own) : t('statistics.fromTo', { from: number(own), to: number(next - 1) })
}

/** Whether its groups are called by mere numbers, which say nothing without what they are numbers of. */
export const isBare = (dimension: Dimension): boolean =>
  isDerived(dimension) && (dimension.is === 'bands' || dimension.is === 'ranges')

/** What a value of a dimension is called that follows from a field. */
export const derivedLabel = (
  facts: AnyFacts,
  dimension: DerivedDimension,
  value: string | number | boolean,
  speaking: Speaking,
): string => {
  const { t, number } = speaking
  switch (dimension.is) {
    case 'bands':
      return value === 'other' ? t('statistics.other') : number(Number(value))
    case 'weekday':
      return t(`statistics.weekdays.${value}`)
    case 'ageGroup':
      return t(`ageGroups.${value}`)
    case 'hour':
      return t('statistics.hour', { hour: String(value).padStart(2, '0') })
    case 'ranges': {
      const field = fieldBehind(facts, dimension)
      return rangeLabel(dimension.from, field !== undefined && typeOf(field).isWhole === true, value, speaking)
    }
  }
}
