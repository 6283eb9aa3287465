import type { Kysely } from 'kysely'
import { priceOption, priceOptions } from '../../resources/times/priceOption.ts'
import type { Tables } from '../platform/database/tables.ts'
import { keptColumns } from '../core/keptColumns.ts'

const labels = {
  package30: ['30 次套餐', 'Package of 30'],
  package60: ['60 次套餐', 'Package of 60'],
  package90: ['90 次套餐', 'Package of 90'],
  other: ['其他次数', 'Other'],
} as const

/** Makes the ways in which times are sold where they are missing. There are no others, and none is ever removed. */
export const seedPriceOptions = async (db: Kysely<Tables>): Promise<void> => {
  const rows = priceOptions.map((option, i) => {
    const [label, labelEn] = labels[option]
    return { option, label, label_en: labelEn, sort: (i + 1) * 10, ...keptColumns(priceOption, { label, labelEn }) }
  })
  await db
    .insertInto('price_option')
    .values(rows)
    .onConflict(conflict => conflict.doNothing())
    .execute()
}
