import { timesMovement } from '../../resources/times/timesMovement.ts'
import { implement } from '../core/contract.ts'
import { all } from '../core/statement.ts'

/**
 * The movements of the ledger that are of top-ups of patients. The number of the top-up is joined so that the database
 * leaves it out where nobody asks for it.
 */
export const timesMovementImplementation = implement(timesMovement, {
  rows: (_input, { statement, filtered, timeZone }) => `
    select m.id, r.number, case m.kind when 'consume' then m.day else (m.at at time zone ${statement.bind(timeZone)}::text)::date end as day,
      m.at, m.kind, m.patient, m.hospital, m.type as recharge_type, m.recharge, m.sign * m.times as times, m.sign * m.give_times as give_times,
      m.sign * (m.times + m.give_times) as total, m.worth
    from (
      select *, case kind when 'topUp' then 1 else -1 end as sign from times_movement
      where ${all(["kind in ('topUp', 'refund', 'consume', 'settle')", 'patient is not null', 'recharge is not null', ...filtered({ id: 'id', hospital: 'hospital', recharge: 'recharge' })])}
    ) m
    left join recharge r on r.id = m.recharge`,
})
