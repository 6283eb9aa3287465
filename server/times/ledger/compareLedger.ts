import { sql } from 'kysely'
import type { Kysely, RawBuilder } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { paymentRules } from '../payments/paymentRules.ts'

/** What differs, by the id of the row it stands in: what is kept there, and what the entries give. No personal data. */
export interface Difference {
  readonly rule: keyof typeof rules
  readonly id: number
  readonly kept: number
  readonly counted: number
}

type Rows = RawBuilder<Omit<Difference, 'rule'>>

/** What has to hold, each as a query of the rows in which it does not. */
const rules = {
  /** Both sides of a movement (id) are as much as it says it moved. */
  sides: sql`
    select m.id, m.times + m.give_times as kept, coalesce(sum(e.amount) filter (where e.amount > 0), 0) as counted
    from times_movement m left join times_entry e on e.movement = m.id
    group by m.id having coalesce(sum(e.amount), 0) <> 0 or coalesce(sum(e.amount) filter (where e.amount > 0), 0) <> m.times + m.give_times`,
  /** The balance of an account (id) is the sum of its entries. */
  balance: sql`
    select a.id, a.balance as kept, coalesce(e.total, 0) as counted
    from times_account a left join (select account, sum(amount) as total from times_entry group by account) e on e.account = a.id
    where a.balance <> coalesce(e.total, 0)`,
  /** The balance that an entry (id) tells is that of the one before, and its own amount. */
  chain: sql`
    select id, balance as kept, before + amount as counted
    from (select id, balance, amount, coalesce(lag(balance) over (partition by account order by id), 0) as before from times_entry) e
    where balance <> before + amount`,
  /** What a patient (id) has left is the sum of the patient's accounts, lifetimes apart. */
  patientTimes: sql`
    select p.id, p.times as kept, coalesce(a.total, 0) as counted
    from patient p left join (select patient, sum(balance) as total from times_account where type <> 'lifetime' group by patient) a on a.patient = p.id
    where p.times <> coalesce(a.total, 0)`,
  /** The balance of a patient's account (id) is what is left of the patient's lots of that type. */
  lots: sql`
    select coalesce(a.id, 0) as id, coalesce(a.balance, 0) as kept, coalesce(l.rest, 0) as counted
    from (select id, patient, type, balance from times_account where owner = 'patient') a
    full join (
      select patient, recharge_type as type, sum(times - used_times - refunded_times + give_times - used_give_times - withdrawn_give_times) as rest
      from recharge group by 1, 2
    ) l on l.patient = a.patient and l.type = a.type
    where coalesce(a.balance, 0) <> coalesce(l.rest, 0)`,
  /** What a lot (id) holds, and what has gone of it, is what its movements say. */
  lotCounts: sql`
    select r.id, r.times + r.give_times + r.used_times + r.used_give_times + r.refunded_times + r.withdrawn_give_times as kept,
      coalesce(m.times + m.give_times + m.used + m.used_give + m.refunded + m.withdrawn, 0) as counted
    from recharge r left join (
      select recharge, sum(times) filter (where kind = 'topUp') as times, sum(give_times) filter (where kind = 'topUp') as give_times,
        coalesce(sum(times) filter (where kind in ('consume', 'settle')), 0) as used, coalesce(sum(give_times) filter (where kind in ('consume', 'settle')), 0) as used_give,
        coalesce(sum(times) filter (where kind = 'refund'), 0) as refunded, coalesce(sum(give_times) filter (where kind = 'refund'), 0) as withdrawn
      from times_movement where recharge is not null group by recharge
    ) m on m.recharge = r.id
    where (r.times, r.give_times, r.used_times, r.used_give_times, r.refunded_times, r.withdrawn_give_times)
      is distinct from (m.times, m.give_times, m.used, m.used_give, m.refunded, m.withdrawn)`,
  /** What a movement (id) is worth is the share that came or went with it of the price at which its top-up was sold. */
  worth: sql`
    select x.id, coalesce(x.worth, 0) as kept, x.due as counted
    from (
      select m.id, m.worth, case m.kind when 'topUp' then s.amount else coalesce(s.amount * (m.gone - m.times) / s.times - s.amount * m.gone / s.times, 0) end as due
      from (
        select *, sum(case kind when 'topUp' then 0 else times end) over (partition by recharge order by id)::bigint as gone
        from times_movement where recharge is not null and kind in ('topUp', 'refund', 'consume', 'settle')
      ) m
      join (
        select r.id, coalesce(s.amount, k.amount, 0) as amount, nullif(coalesce(s.times, k.times), 0) as times
        from recharge r left join payment s on s.recharge = r.id and s.kind = 'sale' left join payment k on k.card = r.card and k.kind = 'sale'
      ) s on s.id = m.recharge
    ) x where x.worth is distinct from x.due`,
  /** A patient (id) owes days of a type only while nothing of it is left. */
  owed: sql`
    select o.patient as id, a.balance as kept, count(*) as counted
    from times_owed o join times_account a on a.patient = o.patient and a.type = o.type
    where o.movement is null and a.balance > 0 group by o.patient, a.balance`,
  ...paymentRules,
} as const satisfies { readonly [rule: string]: Rows | RawBuilder<unknown> }

const most = 1000

/**
 * Computes all balances and counts anew from the entries, and what is billed and paid from the journals of money, and
 * answers what differs, at most 1000 of each rule; nothing where all is well. It only reads, in the caller's
 * transaction where there is one, else in one of its own, so that it sees one moment.
 */
export const compareLedger = async (db: Kysely<Tables>): Promise<Difference[]> => {
  if (!db.isTransaction)
    return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(compareLedger)
  const found: Difference[] = []
  for (const [rule, query] of Object.entries(rules) as [Difference['rule'], Rows][]) {
    const { rows } = await sql<
      Omit<Difference, 'rule'>
    >`select id, kept, counted from (${query}) d order by id limit ${most}`.execute(db)
    for (const { id, kept, counted } of rows)
      found.push({ rule, id: Number(id), kept: Number(kept), counted: Number(counted) })
  }
  return found
}
