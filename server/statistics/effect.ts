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

/** A value of the decisive eye; null where there is none. */
const ofEye = (right: string, left: string): string =>
  `case d.eye when 'right' then ${right} when 'left' then ${left} end`

/** A decimal in hundredths, where the rank of an acuity is one: codes are ranked below zero. */
const decimal = (rank: string): string => `case when ${rank} >= 0 then ${rank} end`

/**
 * By the rules of domain/amblyopia.ts, which a test holds it against. What stands in a left join or a select of its own
 * is not read by a question that does not ask for it. Ranks are worked out once for each row (`offset 0`): written into
 * all that rests on them they were most of the time.
 */
export const effectImplementation = implement(effect, {
  rows: ({ from, to }, { statement, filtered }) => {
    const conditions = [
      ...filtered({ hospital: 'e.hospital', patient: 'e.patient', id: 'e.patient' }),
      ...(from === null ? [] : [`e.examined_on >= ${statement.bind(from)}::date`]),
      ...(to === null ? [] : [`e.examined_on <= ${statement.bind(to)}::date`]),
    ]
    return `
    select s.patient as id, s.patient, s."case", c.number, s.hospital, p.doctor, p.gender, age_band(p.birthday, s.first_on) as age_band,
      ${ofEye('s.amblyopia_type_right', 's.amblyopia_type_left')} as amblyopia_type,
      (select count(*) from case_record e where e."case" = s."case" and not e.deleted and e.examined_on between s.first_on and s.last_on) as examinations,
      s.first_on, s.last_on, s.last_on - s.first_on as days,
      trained.days as trained_days,
      s.right_first, s.right_last, s.left_first, s.left_last, d.eye,
      ${ofEye('s.level_right', 's.level_left')} as level,
      case
        when d.eye is null then 'notComparable' when s.first_on = s.last_on then 'notYetComparable' when v.before is null or v.after is null then 'notComparable'
        when v.before >= 90 then 'notAmblyopicAtFirst' when v.after >= 90 then 'cure' when v.after - v.before >= 20 then 'improved' else 'invalid'
      end as effect,
      case when s.first_on < s.last_on then ${ofEye('acuity_line(s.right_last) - acuity_line(s.right_first)', 'acuity_line(s.left_last) - acuity_line(s.left_first)')} end as gain_lines,
      case when s.first_on < s.last_on then v.after - v.before end as gain
    from (
      select f."case", f.patient, f.hospital, f.examined_on as first_on, l.examined_on as last_on,
        f.corrected_right as right_first, l.corrected_right as right_last, f.corrected_left as left_first, l.corrected_left as left_last,
        f.level_right, f.level_left, f.amblyopia_type_right, f.amblyopia_type_left,
        acuity_rank(f.corrected_right) as right_before, acuity_rank(l.corrected_right) as right_after,
        acuity_rank(f.corrected_left) as left_before, acuity_rank(l.corrected_left) as left_after
      from (${outermost('first', conditions)}) f
      join (${outermost('last', conditions)}) l on l."case" = f."case"
      where not exists (select from patient x where x.id = f.patient and x.deleted)
      offset 0
    ) s
    left join "case" c on c.id = s."case"
    left join patient p on p.id = s.patient
    left join lateral (
      select count(*) as days from consume_record t where t.patient = s.patient and t.day between s.first_on and s.last_on and not t.doubled
    ) trained on true
    cross join lateral (select case
        when s.right_before < s.left_before or (s.right_before = s.left_before and s.right_after <= s.left_after) then 'right'
        when s.right_before > s.left_before or (s.right_before = s.left_before and s.right_after > s.left_after) then 'left'
      end as eye) d
    cross join lateral (select ${ofEye(decimal('s.right_before'), decimal('s.left_before'))} as before, ${ofEye(decimal('s.right_after'), decimal('s.left_after'))} as after) v`
  },
})
