import { choice, dictionary } from '../core/index.ts'
import type { FieldOptions } from '../core/field.ts'
import type { DictionaryOptions } from '../core/types/dictionary/index.ts'

/** Whether what was bought is paid for. One that was never paid is cancelled by refunding it, for nothing. */
export const payStatuses = ['unpaid', 'paid', 'refunded'] as const
export type PayStatus = (typeof payStatuses)[number]

export const payStatus = <const O extends FieldOptions & { readonly default?: PayStatus }>(options: O = {} as O) =>
  choice(payStatuses, { tones: { unpaid: 'warning', paid: 'positive', refunded: 'neutral' }, ...options })

/** How it was paid: cash, card … as the dictionary group of the same name lists them. */
export const payChannel = <const O extends DictionaryOptions = {}>(options: O = {} as O) =>
  dictionary('payChannel', options)
