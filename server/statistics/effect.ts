import { effect } from '../../resources/statistics/effect.ts'
import { implement } from '../core/contract.ts'
import { all } from '../core/statement.ts'

/** Examinations by case: the days of the first and the last, and how many there were. */
const spans = (conditions: readonly string[]): string => `
  select e."case", e.patient, e.hospital, min(e.examined_on) as first_on, max(e.examined_on) as last_on, count(*) as examinations
  from case_record e where ${all(['not e.deleted', ...conditions])} group by e."case", e.patient, e.hospital`

/**
 * Less than zero where the right eye is the worse one of an examination, more where the left is; null where that cannot
 * be said.
 */
const worse = (alias: string): string =>
  `sign(acuity_rank(${alias}.corrected_right) - acuity_rank(${alias}.corrected_left))`

/** A value of the decisive eye; null where there is none. */
const ofEye = (right: string, left: string): string =>
  `case d.eye when 'right' then ${right} when 'left' then ${left} end`

/** By the rules of domain/amblyopia.ts, which a test holds it against. */
export const effectImplementation = implement(effect, {
  rows: ({ from, to }, { statement, filtered }) => `
    select s.patient as id, s.patient, s."case", c.number, s.hospital, p.doctor, p.gender, age_band(p.birthday, s.first_on) as age_band,
      ${ofEye('f.amblyopia_type_right', 'f.amblyopia_type_left')} as amblyopia_type, s.examinations, s.first_on, s.last_on, s.last_on - s.first_on as days,
      (select count(*) from consume_record t where t.patient = s.patient and t.day between s.first_on and s.last_on and not t.doubled) as trained_days,
      f.corrected_right as right_first, l.corrected_right as right_last, f.corrected_left as left_first, l.corrected_left as left_last, d.eye,
      ${ofEye('f.level_right', 'f.level_left')} as level,
      case
        when d.eye is null then 'notComparable' when s.examinations = 1 then 'notYetComparable' when v.before is null or v.after is null then 'notComparable'
        when v.before >= 90 then 'notAmblyopicAtFirst' when v.after >= 90 then 'cure' when v.after - v.before >= 20 then 'improved' else 'invalid'
      end as effect,
      case when s.examinations > 1 then v.lines end as gain_lines, case when s.examinations > 1 then v.after - v.before end as gain
    from (${spans([
      ...filtered({ hospital: 'e.hospital', patient: 'e.patient', id: 'e.patient' }),
      ...(from === null ? [] : [`e.examined_on >= ${statement.bind(from)}::date`]),
      ...(to === null ? [] : [`e.examined_on <= ${statement.bind(to)}::date`]),
    ])}) s
    join "case" c on c.id = s."case"
    join patient p on p.id = s.patient and not p.deleted
    join case_record f on f."case" = s."case" and f.examined_on = s.first_on and not f.deleted
    join case_record l on l."case" = s."case" and l.examined_on = s.last_on and not l.deleted
    cross join lateral (select case when coalesce(nullif(${worse('f')}, 0), case when ${worse('f')} = 0 then ${worse('l')} end) <= 0 then 'right'
      when coalesce(nullif(${worse('f')}, 0), case when ${worse('f')} = 0 then ${worse('l')} end) > 0 then 'left' end as eye) d
    cross join lateral (select ${ofEye('acuity_hundredths(f.corrected_right)', 'acuity_hundredths(f.corrected_left)')} as before,
      ${ofEye('acuity_hundredths(l.corrected_right)', 'acuity_hundredths(l.corrected_left)')} as after,
      ${ofEye('acuity_line(l.corrected_right) - acuity_line(f.corrected_right)', 'acuity_line(l.corrected_left) - acuity_line(f.corrected_left)')} as lines) v`,
})
