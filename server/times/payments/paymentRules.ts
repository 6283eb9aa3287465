import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

/** Sums of the journal by top-up, those of the card with which one was paid among them. */
const ofTopUps = (sums: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select coalesce(p.recharge, l.id) as recharge, ${sums} from (select recharge, card, amount, received, times, give_times from payment) p
  left join (select id, card from recharge) l on l.card = p.card group by 1`

/**
 * What has to hold of the journals of money and the records beside them, each as a query of the rows in which it does
 * not.
 */
export const paymentRules = {
  /** What a top-up (id) is billed and was paid for is what its payments say, and those of its card. */
  billed: sql`
    select r.id, r.amount - r.refunded_amount as kept, coalesce(p.amount, 0) as counted
    from recharge r left join (${ofTopUps(sql`sum(amount) as amount, sum(received) as received`)}) p on p.recharge = r.id
    where coalesce(p.amount, 0) <> r.amount - r.refunded_amount or coalesce(p.received, 0) <> case when r.paid_at is null then 0 else r.amount - r.refunded_amount end`,
  /** The ledger moved for a top-up (id) as many times as were paid or given back. */
  moved: sql`
    select r.id, coalesce(m.times, 0) as kept, coalesce(p.times, 0) as counted
    from recharge r
    left join (${ofTopUps(sql`sum(times + give_times) as times`)}) p on p.recharge = r.id
    left join (
      select recharge, sum((times + give_times) * case kind when 'topUp' then 1 else -1 end) as times from times_movement where kind in ('topUp', 'refund') group by recharge
    ) m on m.recharge = r.id
    where coalesce(m.times, 0) <> coalesce(p.times, 0)`,
  /** What a card (id) that nobody has redeemed was billed and paid is what its payments say. */
  cards: sql`
    select c.id, c.amount - c.refunded_amount as kept, coalesce(p.amount, 0) as counted
    from card c left join (select card, sum(amount) as amount, sum(received) as received from payment where card is not null group by card) p on p.card = c.id
    where c.state <> 'redeemed' and (coalesce(p.amount, 0) <> c.amount - c.refunded_amount
      or coalesce(p.received, 0) <> case when c.paid_at is null then 0 else c.amount - c.refunded_amount end)`,
  /** The account of a card (id) has as many times as its payments say, until it is redeemed; then it has none. */
  cardTimes: sql`
    select c.id, coalesce(a.balance, 0) as kept, coalesce(p.times, 0) as counted
    from card c left join times_account a on a.card = c.id
    left join (select card, sum(times + give_times) as times from payment where card is not null group by card) p on p.card = c.id
    where coalesce(a.balance, 0) <> case c.state when 'redeemed' then 0 else coalesce(p.times, 0) end`,
  /** What an organisation (id) was billed is what its top-ups and refunds come to. */
  billedToOrganisation: sql`
    select h.id, coalesce(t.amount, 0) as kept, coalesce(p.amount, 0) as counted
    from hospital h
    left join (select hospital, sum(amount) as amount, sum(total) as total from hospital_recharge group by hospital) t on t.hospital = h.id
    left join (select hospital, sum(amount) as amount, sum(times + give_times) as total from hospital_payment group by hospital) p on p.hospital = h.id
    where (coalesce(t.amount, 0), coalesce(t.total, 0)) <> (coalesce(p.amount, 0), coalesce(p.total, 0))`,
  /** What is not paid of what an organisation (id) was billed is what its unpaid top-ups still owe. */
  owedByOrganisation: sql`
    select h.id, coalesce(t.owed, 0) as kept, coalesce(p.owed, 0) as counted
    from hospital h
    left join (select hospital, sum(amount - cancelled_amount) as owed from hospital_recharge where movement = 'topUp' and paid_at is null group by hospital) t on t.hospital = h.id
    left join (select hospital, sum(amount - received) as owed from hospital_payment group by hospital) p on p.hospital = h.id
    where coalesce(t.owed, 0) <> coalesce(p.owed, 0)`,
} as const satisfies { readonly [rule: string]: RawBuilder<unknown> }
