import { timesMovement } from '../../resources/times/timesMovement.ts'
import { implement } from '../core/contract.ts'
import { all } from '../core/statement.ts'

/** Fen of so many paid times of a lot, by the price at which it was sold: whole numbers, so that a division rounds down. */
const worthOf = (times: string): string =>
  `coalesce(s.amount, k.amount) * (${times}) / nullif(coalesce(s.times, k.times), 0)`

/** All movements of the lots that some are of: what one is worth follows from those before it. */
const ofLots = (some: readonly string[]): string[] =>
  some.length > 0
    ? [`(hospital, recharge) in (select x.hospital, x.recharge from times_movement x where ${all(some)})`]
    : []

/**
 * The movements of the ledger, with what they are worth: the share of the lot's price that had gone after a movement
 * less that before it, so that nothing is lost by rounding.
 */
export const timesMovementImplementation = implement(timesMovement, {
  rows: (_input, { statement, filtered, timeZone }) => `
    select m.id, r.number, case m.kind when 'consume' then m.day else (m.at at time zone ${statement.bind(timeZone)}::text)::date end as day,
      m.at, m.kind, m.patient, m.hospital, m.type as recharge_type, m.recharge, m.sign * m.times as times, m.sign * m.give_times as give_times,
      m.sign * (m.times + m.give_times) as total,
      case m.kind when 'topUp' then coalesce(s.amount, k.amount, 0) else coalesce(${worthOf('m.gone - m.times')} - ${worthOf('m.gone')}, 0) end as worth
    from (
      select *, case kind when 'topUp' then 1 else -1 end as sign, sum(case kind when 'topUp' then 0 else times end) over (partition by hospital, recharge order by id) as gone
      from times_movement
      where ${all(["kind in ('topUp', 'refund', 'consume', 'settle')", 'patient is not null', 'recharge is not null', ...filtered({ hospital: 'hospital', recharge: 'recharge' }), ...ofLots(filtered({ id: 'x.id' }))])}
    ) m
    join recharge r on r.id = m.recharge
    left join payment s on s.recharge = m.recharge and s.kind = 'sale'
    left join payment k on k.card = r.card and k.kind = 'sale'`,
})
