import type { SubjectSources } from '../core/subject/sources.ts'

const digits = (value: string): string => `regexp_replace(${value}, '^(00|0)?86(?=1[0-9]{10}$)|\\D', '', 'g')`

const toNumbersOf = (ids: string, more = ''): string => `select m."id" from message m where m.channel = 'sms' and ${digits('m.recipient')} in (
  select ${digits('n.number')} from patient p cross join lateral (values (p.mobile), (p.guardian_mobile)) n (number) where p."id" = any(${ids}) and n.number is not null)${more}`

/** Messages to the mobile of a patient or of the guardian, as they are now. What they said was erased once it was delivered. Those to a number that others have too may be about these. */
export const systemSubject: SubjectSources = {
  links: [{
    resource: 'message', of: 'patient', tables: ['message'], ids: ids => toNumbersOf(ids),
    own: ids => toNumbersOf(ids, ` and ${digits('m.recipient')} not in (
      select ${digits('n.number')} from patient p cross join lateral (values (p.mobile), (p.guardian_mobile)) n (number) where not p."id" = any(${ids}) and n.number is not null)`),
  }],
}
