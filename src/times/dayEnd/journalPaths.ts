import { toFilters } from '../../../dataProvider/query.ts'
import { resourceNamed } from '../../../resources/index.ts'
import { wayDown } from '../../../resources/core/statistics/index.ts'
import type { DayLine } from '../../../resources/times/cashier.ts'
import type { PaymentKind } from '../../../resources/times/journal.ts'
import { payments } from '../../../resources/statistics/facts/payments.ts'
import type { Sheet } from './sheetRows.ts'

/** What the lines of a part of the sheet are in the journal. */
export type SheetPart = 'toppedUp' | 'paidLater' | 'refunded'

const kindsOf: { readonly [part in SheetPart]: readonly PaymentKind[] } = {
  toppedUp: ['sale'],
  paidLater: ['latePayment'],
  refunded: ['refund', 'cancellation'],
}

/** The kind of a line's rows: what was given back, or only not owed any more, is told apart by its state. */
const kindOf = (part: SheetPart, { payStatus }: DayLine): PaymentKind =>
  part === 'refunded' && payStatus === 'unpaid' ? 'cancellation' : kindsOf[part][0]!

const pathTo = ({ day, operator }: Sheet, kinds: readonly PaymentKind[], channel?: string | null): string => {
  const { resource, filter } = wayDown({
    facts: payments,
    measure: 'amount',
    keys: channel === undefined ? {} : { channel },
    range: { from: day, to: day },
    filters: { kind: kinds },
    resourceNamed,
  })
  return `/${resource}?filter=${encodeURIComponent(JSON.stringify(toFilters({ ...filter, createdBy: operator })))}`
}

/** Where all rows of a part stand. */
export const pathOfPart = (sheet: Sheet, part: SheetPart): string => pathTo(sheet, kindsOf[part])

/**
 * Where the rows of a line stand; nowhere where those of one channel were paid in part: the journal has no filter for
 * that, and the sum of the part leads to all.
 */
export const pathOfLine = (sheet: Sheet, part: SheetPart, line: DayLine): string | undefined => {
  const isApart = part === 'refunded' || sheet[part].filter(({ channel }) => channel === line.channel).length === 1
  return isApart ? pathTo(sheet, [kindOf(part, line)], line.channel ?? null) : undefined
}
