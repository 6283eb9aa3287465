import type { SubjectSources } from '../core/subject/sources.ts'

/** What some patients and their guardians are reached by now, and were until when. */
const numbersOf = (isTheirs: (patient: string) => string): string => `
  select mobile_digits(n.number) as number, null::timestamptz as until from patient p cross join lateral (values (p.mobile), (p.guardian_mobile)) n (number) where n.number is not null and ${isTheirs('p."id"')}
  union all select f.number, f.until from former_mobile f where ${isTheirs('f.patient')}`

const toNumbersOf = (
  ids: string,
  more = '',
): string => `select distinct m."id" from message m join (${numbersOf(patient => `${patient} = any(${ids})`)}) o on o.number = mobile_digits(m.recipient)
  where m.channel = 'sms' and (o.until is null or m.created_at <= o.until)${more}`

/**
 * Messages to the mobile of a patient or of the guardian, as it is now or was then. What they said was erased once it
 * was delivered. Those to a number that others have, or had, too may be about these.
 */
export const systemSubject: SubjectSources = {
  links: [
    {
      resource: 'message',
      of: 'patient',
      tables: ['message'],
      ids: ids => toNumbersOf(ids),
      own: ids =>
        toNumbersOf(
          ids,
          ` and mobile_digits(m.recipient) not in (select number from (${numbersOf(patient => `not ${patient} = any(${ids})`)}) other)`,
        ),
    },
  ],
}
