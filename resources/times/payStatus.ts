import { choice, dictionary } from '../core/index.ts'
import type { FieldOf, FieldOptions, Only } from '../core/field.ts'
import type { DictionaryOptions } from '../core/types/dictionary/index.ts'

/** Whether what was bought is paid for. One that was never paid is cancelled by refunding it, for nothing. */
export const payStatuses = ['unpaid', 'paid', 'refunded'] as const
export type PayStatus = (typeof payStatuses)[number]

interface PayStatusOptions extends FieldOptions {
  readonly default?: PayStatus
}

const paid = choice(payStatuses, { tones: { unpaid: 'warning', paid: 'positive', refunded: 'neutral' } })

export const payStatus = <const O extends PayStatusOptions>(
  options: Only<O, PayStatusOptions> = {} as never,
): typeof paid & O => ({ ...paid, ...options })

/** How it was paid: cash, card … as the dictionary group of the same name lists them. */
export const payChannel = <const O extends DictionaryOptions = {}>(options: Only<O, DictionaryOptions> = {} as never) =>
  dictionary('payChannel', options) as FieldOf<'dictionary', string, O & { readonly group: 'payChannel' }>
