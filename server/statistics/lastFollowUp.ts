/** The latest follow-up of a patient, as a select to be followed by an alias; further conditions look at `u`. */
export const lastFollowUp = (patient: string, ...conditions: readonly string[]): string =>
  `(select u.at, u.result, u.next_on from follow_up u where u.patient = ${patient} and not u.deleted${conditions.map(one => ` and ${one}`).join('')} order by u.at desc, u.id desc limit 1)`
