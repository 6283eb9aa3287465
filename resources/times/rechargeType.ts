import { dictionary } from '../core/index.ts'
import type { FieldOf, Only } from '../core/field.ts'
import type { DictionaryOptions } from '../core/types/dictionary/index.ts'

/**
 * What times are bought, given, consumed and refunded as. Operators only relabel these, in the fixed dictionary group
 * of the same name.
 */
export const rechargeTypes = ['ordinary', 'naked3d', 'lifetime'] as const
export type RechargeType = (typeof rechargeTypes)[number]

/** The field for it, called `rechargeType` wherever it stands. */
export const rechargeType = <const O extends DictionaryOptions = {}>(
  options: Only<O, DictionaryOptions> = {} as never,
) => dictionary('rechargeType', options) as FieldOf<'dictionary', RechargeType, O & { readonly group: 'rechargeType' }>
