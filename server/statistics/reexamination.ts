import { dueWithin, reexamination } from '../../resources/statistics/reexamination.ts'
import { implement } from '../core/contract.ts'
import { all } from '../core/statement.ts'
import { lastFollowUp } from './lastFollowUp.ts'

export const reexaminationImplementation = implement(reexamination, {
  rows(_input, { statement, filtered, today, timeZone }) {
    const [now, zone] = [`${statement.bind(today)}::date`, `${statement.bind(timeZone)}::text`]
    const conditions = [
      'not r.deleted',
      'r.reexamine_on is not null',
      'not p.deleted',
      `p.type <> 'demo'`,
      ...filtered({
        id: 'r.id',
        patient: 'r.patient',
        hospital: 'r.hospital',
        doctor: 'p.doctor',
        nurse: 'p.nurse',
        trainer: 'p.trainer',
        examinedOn: 'r.examined_on',
        dueOn: 'r.reexamine_on',
        doneOn: 'n.examined_on',
      }),
    ]
    return `
      select r.id, p.name, r.patient, r."case", r.hospital, h.phone as hospital_phone, p.doctor, p.nurse, p.trainer, r.examined_on, r.reexamine_on as due_on, n.examined_on as done_on,
        case when n.examined_on <= r.reexamine_on then 'inTime' when n.examined_on is not null then 'late'
          when r.reexamine_on < ${now} then 'overdue' when r.reexamine_on <= ${now} + ${dueWithin} then 'due' else 'planned' end as state,
        greatest(0, coalesce(n.examined_on, ${now}) - r.reexamine_on) as delay,
        f.at as followed_at, f.result, f.at is not null as followed_up
      from case_record r
      join patient p on p.id = r.patient
      left join hospital h on h.id = r.hospital
      left join lateral (select min(x.examined_on) as examined_on from case_record x where x."case" = r."case" and x.examined_on > r.examined_on and not x.deleted) n on true
      left join lateral ${lastFollowUp('r.patient', `(u.at at time zone ${zone})::date >= r.reexamine_on - ${dueWithin}`, `(n.examined_on is null or (u.at at time zone ${zone})::date <= n.examined_on)`)} f on true
      where ${all(conditions)}`
  },
})
