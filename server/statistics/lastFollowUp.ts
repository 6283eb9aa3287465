/**
 * The latest follow-up of a patient, as a select to be followed by an alias; further conditions look at `u`. It has one
 * row, of nulls where there is none: so the database knows, and leaves it out where nobody asks for any of it.
 */
export const lastFollowUp = (patient: string, ...conditions: readonly string[]): string => `(
  select max(l.at) as at, max(l.result) as result, max(l.next_on) as next_on from (
    select u.at, u.result, u.next_on from follow_up u
    where u.patient = ${patient} and not u.deleted${conditions.map(one => ` and ${one}`).join('')}
    order by u.at desc, u.id desc limit 1
  ) l)`
