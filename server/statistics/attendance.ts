import { attendance, usualDays } from '../../resources/statistics/attendance.ts'
import { implement } from '../core/contract.ts'
import { all } from '../core/statement.ts'
import { lastFollowUp } from './lastFollowUp.ts'

export const attendanceImplementation = implement(attendance, {
  rows({ days }, { statement, filtered, today, timeZone }) {
    const [now, length, zone] = [
      `${statement.bind(today)}::date`,
      `${statement.bind(days ?? usualDays)}::integer`,
      `${statement.bind(timeZone)}::text`,
    ]
    const conditions = [
      'not p.deleted',
      `p.type <> 'demo'`,
      `p.access = 'permission'`,
      `(p.activation = 'activated' or p.times > 0)`,
      ...filtered({
        id: 'p.id',
        patient: 'p.id',
        hospital: 'p.hospital',
        doctor: 'p.doctor',
        nurse: 'p.nurse',
        trainer: 'p.trainer',
        lastOn: 'g.day',
      }),
    ]
    // Editions of a plan follow one another, so that no day is counted twice.
    return `
      select p.id, p.name, p.id as patient, p.hospital, p.doctor, p.nurse, p.trainer, p.times, g.day as last_on,
        ${now} - coalesce(g.day, (p.created_at at time zone ${zone})::date) as absent,
        (select count(distinct r.day) from game_record r where r.patient = p.id and r.day > ${now} - ${length} and r.day <= ${now}) as trained,
        (select coalesce(sum(greatest(0, least(coalesce(e.ended_on, ${now} + 1), ${now} + 1) - greatest(e.starts_on, ${now} - ${length} + 1))), 0)
          from treatment_plan e where e.patient = p.id) as planned,
        f.at as followed_at, f.result, f.next_on, coalesce((f.at at time zone ${zone})::date >= g.day, f.at is not null) as followed_up
      from patient p
      left join lateral (select max(r.day) as day from game_record r where r.patient = p.id) g on true
      left join lateral ${lastFollowUp('p.id')} f on true
      where ${all(conditions)}`
  },
})
