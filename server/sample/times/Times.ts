import { rechargeTypes } from '../../../resources/times/rechargeType.ts'
import type { BulkTable } from '../bulkLoad.ts'
import type { OperatorRow } from '../operators.ts'
import { priceOf } from '../prices.ts'
import type { StaffMember } from '../staff.ts'
import { Book } from './book.ts'
import { cashiers } from './cashiers.ts'
import { timesEvents } from './events.ts'
import type { TimesPatient } from './history.ts'
import { alipayBills, alipayDifferences } from './alipayBills.ts'
import { paymentOrders, paymentRefunds } from './paymentOrders.ts'
import { TimesRows } from './timesRows.ts'

/**
 * What organisations and patients of the sample bought and used, and the ledger of it: all of it follows from the
 * patients, and is drawn when the first row is asked for.
 */
export class Times {
  readonly #draw: () => TimesRows
  readonly #today: string
  #drawn: TimesRows | undefined
  #asked: ReturnType<TimesRows['refunds']['requests']> | undefined

  constructor(
    patients: Iterable<TimesPatient>,
    members: readonly StaffMember[],
    operators: readonly OperatorRow[],
    today: string,
  ) {
    this.#today = today
    this.#draw = () =>
      new TimesRows(new Book(), timesEvents(patients, today), priceOf(today), cashiers(operators, members), today)
  }

  get #rows(): TimesRows {
    return (this.#drawn ??= this.#draw())
  }

  get #requests(): ReturnType<TimesRows['refunds']['requests']> {
    return (this.#asked ??= this.#rows.refunds.requests(this.#rows.recharges, this.#rows.lastUses, this.#today))
  }

  /** Whether nothing of a patient's is left, owed, unpaid or asked back. */
  isSettled(patient: number): boolean {
    const { book, recharges } = this.#rows
    return (
      rechargeTypes.every(type => book.balanceOf({ patient }, type) === 0) &&
      book.owed.every(owed => owed.patient !== patient || owed.movement !== null) &&
      recharges.every(one => one.patient !== patient || one.payStatus !== 'unpaid') &&
      this.#requests.every(one => one.patient !== patient || one.review !== 'waiting')
    )
  }

  /** The tables in the order in which they refer to one another; `of` makes one of a resource's records. */
  tables(of: (name: string, records: Iterable<object>) => BulkTable): readonly BulkTable[] {
    const later = <T>(draw: (rows: TimesRows) => Iterable<T>): Iterable<T> => ({
      [Symbol.iterator]: () => draw(this.#rows)[Symbol.iterator](),
    })
    return [
      of(
        'hospitalRecharge',
        later(rows => rows.orders),
      ),
      of(
        'recharge',
        later(rows => rows.recharges),
      ),
      of(
        'refundRequest',
        later(() => this.#requests),
      ),
      of(
        'rechargeRefund',
        later(rows => rows.refunds.rows(this.#requests)),
      ),
      of(
        'payment',
        later(rows => rows.journal.payments),
      ),
      of(
        'hospitalPayment',
        later(rows => rows.journal.hospitalPayments),
      ),
      of(
        'paymentOrder',
        later(rows => paymentOrders(rows.orders, rows.journal.hospitalPayments, this.#today)),
      ),
      of(
        'paymentRefund',
        later(rows =>
          paymentRefunds(
            paymentOrders(rows.orders, rows.journal.hospitalPayments, this.#today),
            rows.journal.hospitalPayments,
          ),
        ),
      ),
      of(
        'alipayBill',
        later(rows =>
          alipayBills(
            paymentOrders(rows.orders, rows.journal.hospitalPayments, this.#today),
            rows.journal.hospitalPayments,
            this.#today,
          ),
        ),
      ),
      of(
        'alipayDifference',
        later(rows =>
          alipayDifferences(paymentOrders(rows.orders, rows.journal.hospitalPayments, this.#today), this.#today),
        ),
      ),
      of(
        'consumeRecord',
        later(rows => rows.consumed),
      ),
      {
        table: 'times_account',
        columns: ['id', 'owner', 'hospital', 'patient', 'type', 'balance'],
        rows: later(({ book }) => book.accountRows()),
      },
      {
        table: 'times_movement',
        rows: later(({ book }) => book.movements),
        columns: [
          'id',
          'kind',
          'type',
          'times',
          'give_times',
          'at',
          'operator',
          'hospital',
          'patient',
          'recharge',
          'hospital_recharge',
          'consume_record',
          'day',
          'worth',
        ],
      },
      {
        table: 'times_entry',
        columns: ['id', 'movement', 'account', 'amount', 'balance'],
        rows: later(({ book }) => book.entries),
      },
      {
        table: 'times_owed',
        columns: ['id', 'patient', 'type', 'day', 'consume_record', 'at', 'movement'],
        rows: later(({ book }) =>
          book.owed.map(({ patient, type, day, consumeRecord, at, movement }, i) => [
            i + 1,
            patient,
            type,
            day,
            consumeRecord,
            at,
            movement,
          ]),
        ),
      },
    ]
  }
}
