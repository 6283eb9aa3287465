import { effect } from '../../resources/statistics/effect.ts'
import { implement } from '../core/contract.ts'
import { all } from '../core/statement.ts'

/**
 * The first or the last examination of each case. The index `by_hand_case_record_effect` has all of it in this order. A
 * case has one patient and one organisation; they stand in the key so that conditions on them are looked at before
 * examinations are compared.
 */
const outermost = (which: 'first' | 'last', conditions: readonly string[]): string => {
  const key = ['e."case"', 'e.patient', 'e.hospital']
  const direction = which === 'first' ? 'asc' : 'desc'
  return `
    select distinct on (${key.join(', ')}) ${key.join(', ')}, e.examined_on, e.corrected_right, e.corrected_left,
      e.level_right, e.level_left, e.amblyopia_type_right, e.amblyopia_type_left
    from case_record e where ${all(['not e.deleted', ...conditions])}
    order by ${[...key, 'e.examined_on'].map(column => `${column} ${direction}`).join(', ')}`
}

/**
 * Less than zero where the right eye is the worse one of an examination, more where the left is; null where that cannot
 * be said.
 */
const worse = (alias: string): string =>
  `sign(acuity_rank(${alias}.corrected_right) - acuity_rank(${alias}.corrected_left))`

/** A value of the decisive eye; null where there is none. */
const ofEye = (right: string, left: string): string =>
  `case d.eye when 'right' then ${right} when 'left' then ${left} end`

/**
 * By the rules of domain/amblyopia.ts, which a test holds it against. What stands in a left join or a select of its own
 * is not read by a question that does not ask for it.
 */
export const effectImplementation = implement(effect, {
  rows: ({ from, to }, { statement, filtered }) => {
    const conditions = [
      ...filtered({ hospital: 'e.hospital', patient: 'e.patient', id: 'e.patient' }),
      ...(from === null ? [] : [`e.examined_on >= ${statement.bind(from)}::date`]),
      ...(to === null ? [] : [`e.examined_on <= ${statement.bind(to)}::date`]),
    ]
    return `
    select f.patient as id, f.patient, f."case", c.number, f.hospital, p.doctor, p.gender, age_band(p.birthday, f.examined_on) as age_band,
      ${ofEye('f.amblyopia_type_right', 'f.amblyopia_type_left')} as amblyopia_type,
      (select count(*) from case_record e where e."case" = f."case" and not e.deleted and e.examined_on between f.examined_on and l.examined_on) as examinations,
      f.examined_on as first_on, l.examined_on as last_on, l.examined_on - f.examined_on as days,
      (select count(*) from consume_record t where t.patient = f.patient and t.day between f.examined_on and l.examined_on and not t.doubled) as trained_days,
      f.corrected_right as right_first, l.corrected_right as right_last, f.corrected_left as left_first, l.corrected_left as left_last, d.eye,
      ${ofEye('f.level_right', 'f.level_left')} as level,
      case
        when d.eye is null then 'notComparable' when f.examined_on = l.examined_on then 'notYetComparable' when v.before is null or v.after is null then 'notComparable'
        when v.before >= 90 then 'notAmblyopicAtFirst' when v.after >= 90 then 'cure' when v.after - v.before >= 20 then 'improved' else 'invalid'
      end as effect,
      case when f.examined_on < l.examined_on then v.lines end as gain_lines,
      case when f.examined_on < l.examined_on then v.after - v.before end as gain
    from (${outermost('first', conditions)}) f
    join (${outermost('last', conditions)}) l on l."case" = f."case"
    left join "case" c on c.id = f."case"
    left join patient p on p.id = f.patient
    cross join lateral (select case when coalesce(nullif(${worse('f')}, 0), case when ${worse('f')} = 0 then ${worse('l')} end) <= 0 then 'right'
      when coalesce(nullif(${worse('f')}, 0), case when ${worse('f')} = 0 then ${worse('l')} end) > 0 then 'left' end as eye) d
    cross join lateral (select ${ofEye('acuity_hundredths(f.corrected_right)', 'acuity_hundredths(f.corrected_left)')} as before,
      ${ofEye('acuity_hundredths(l.corrected_right)', 'acuity_hundredths(l.corrected_left)')} as after,
      ${ofEye('acuity_line(l.corrected_right) - acuity_line(f.corrected_right)', 'acuity_line(l.corrected_left) - acuity_line(f.corrected_left)')} as lines) v
    where not exists (select from patient x where x.id = f.patient and x.deleted)`
  },
})
