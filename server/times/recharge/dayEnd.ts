import type { DayLedger, DayLine } from '../../../resources/times/cashier.ts'
import type { PaymentKind } from '../../../resources/times/journal.ts'
import type { Context } from '../../core/contract.ts'
import { all, Statement } from '../../core/statement.ts'
import { caller } from '../../core/caller.ts'
import { dictLabel } from './dictLabel.ts'

/** Whose day, and which (YYYY-MM-DD in the business time zone). */
export interface Day {
  readonly operator: number
  readonly day: string
}

export interface DaySheet {
  readonly toppedUp: DayLine[]
  readonly paidLater: DayLine[]
  readonly refunded: DayLine[]
  readonly ledger: DayLedger[]
}

/**
 * Conditions on the rows of the journal that make up the day. What somebody did themselves is theirs to know whatever
 * became of the patients since, or of their own scope; of others what the caller reaches.
 */
const rowsOf = ({ operator, day }: Day, context: Context, statement: Statement): string =>
  all([
    `p.created_by = ${statement.bind(operator)}`,
    `p.day = ${statement.bind(day)}::date`,
    ...(operator === caller(context).id ? [] : context.reach('payment', statement, 'p')),
  ])

interface Line extends DayLine {
  readonly kind: PaymentKind
}

/** What was billed and not paid stands beside what was paid; whatever is not owed any more moved no money. */
const linesOf = async (day: Day, context: Context): Promise<Line[]> => {
  const statement = new Statement()
  return statement.run(
    context.db,
    `
    select l.*, ${dictLabel(context, 'payChannel', 'l.channel')} as "channelLabel"
    from (
      select p.kind, p.channel,
        case when p.kind = 'refund' then 'refunded' when p.kind = 'cancellation' or p.received < p.amount then 'unpaid' else 'paid' end as "payStatus",
        count(*)::integer as count, abs(sum(p.times))::bigint as times, abs(sum(p.give_times))::bigint as "giveTimes",
        abs(sum(case p.kind when 'sale' then p.amount else p.received end))::bigint as amount
      from payment p where ${rowsOf(day, context, statement)} group by 1, 2, 3
    ) l order by l.kind desc, l."payStatus", l.channel`,
  )
}

/**
 * The times that the ledger moved with the same rows. A row of the journal and its movement are of one kind: a card that
 * is redeemed is topped up without a row of its own, as it was sold before.
 */
const ledgerOf = async (day: Day, context: Context) => {
  const statement = new Statement()
  const rows = (subject: 'recharge' | 'card'): string => `
    (
      select distinct p.${subject}, p.created_by, p.created_at, case p.kind when 'sale' then 'topUp' else 'refund' end as kind
      from payment p where p.${subject} is not null and p.kind <> 'latePayment' and ${rowsOf(day, context, statement)}
    ) p
    join times_movement m on m.${subject} = p.${subject} and m.at = p.created_at and m.operator = p.created_by`
  return statement.run<{ kind: string; times: number; giveTimes: number }>(
    context.db,
    `
    select p.kind, sum(m.times)::bigint as times, sum(m.give_times)::bigint as "giveTimes"
    from ${rows('recharge')} and m.kind = p.kind group by 1
    union all
    select p.kind, sum(m.times)::bigint, sum(m.give_times)::bigint
    from ${rows('card')} and m.kind = case p.kind when 'topUp' then 'cardSale' else 'cardRefund' end group by 1`,
  )
}

/** A cashier's day by channel and state of payment, and whether the ledger says the same. */
export const dayEnd = async (day: Day, context: Context): Promise<DaySheet> => {
  const lines = await linesOf(day, context)
  const of = (...kinds: readonly PaymentKind[]): DayLine[] =>
    lines.filter(({ kind }) => kinds.includes(kind)).map(({ kind: _kind, ...line }) => line)
  const [toppedUp, refunded] = [of('sale'), of('refund', 'cancellation')]
  const moved = await ledgerOf(day, context)
  const compared = (kind: DayLedger['kind'], own: readonly DayLine[]): DayLedger => {
    const ledger = moved.filter(one => one.kind === kind)
    return {
      kind,
      times: own.reduce((sum, { times }) => sum + times, 0),
      giveTimes: own.reduce((sum, { giveTimes }) => sum + giveTimes, 0),
      ledgerTimes: ledger.reduce((sum, { times }) => sum + times, 0),
      ledgerGiveTimes: ledger.reduce((sum, { giveTimes }) => sum + giveTimes, 0),
    }
  }
  return {
    toppedUp,
    paidLater: of('latePayment'),
    refunded,
    ledger: [compared('topUp', toppedUp), compared('refund', refunded)],
  }
}
