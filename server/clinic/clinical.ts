import { clinicalFields } from '../../resources/clinic/clinicalFields.ts'
import type { caseInfo } from '../../resources/clinic/case.ts'
import { staffFields } from '../../resources/organisations/staff.ts'
import type { InferRecord } from '../../resources/core/index.ts'
import type { Message } from '../../resources/core/message.ts'
import { message } from '../../resources/core/message.ts'
import { amblyopiaLevel, worseLevel } from '../../domain/amblyopia.ts'
import type { AmblyopiaLevel } from '../../domain/amblyopia.ts'
import type { Context } from '../core/contract.ts'
import { invalid } from '../core/errors/problem.ts'

export type Case = InferRecord<typeof caseInfo>

/** What one examination says. */
export type Examination = Pick<Case, keyof typeof clinicalFields>

export const clinicalNames = Object.keys(clinicalFields) as (keyof typeof clinicalFields)[]

/** The clinical values among others. */
export const examinationOf = (values: Readonly<Record<string, unknown>>): Examination =>
  Object.fromEntries(clinicalNames.map(name => [name, values[name] ?? null])) as unknown as Examination

type StoredLevel = AmblyopiaLevel | 'notComparable'
const storedLevel = (level: ReturnType<typeof amblyopiaLevel>): StoredLevel =>
  level === 'notMeasured' ? 'notComparable' : level

/** The kept levels, from corrected vision. */
export const levelsOf = ({ correctedRight, correctedLeft }: Pick<Examination, 'correctedRight' | 'correctedLeft'>) => {
  const [levelRight, levelLeft] = [
    storedLevel(amblyopiaLevel(correctedRight)),
    storedLevel(amblyopiaLevel(correctedLeft)),
  ]
  return { levelRight, levelLeft, level: storedLevel(worseLevel(levelRight, levelLeft)) }
}

/** Members of staff who were not named before and work elsewhere. */
const staffElsewhere = async (
  given: Examination,
  before: Case | null,
  hospital: number,
  { db }: Context,
): Promise<Record<string, Message>> => {
  const named = staffFields.filter(name => given[name] !== null && given[name] !== before?.[name])
  if (named.length === 0) return {}
  const here = await db
    .selectFrom('doctor')
    .select('id')
    .where('hospital', '=', hospital)
    .where(
      'id',
      'in',
      named.map(name => given[name]!),
    )
    .execute()
  return Object.fromEntries(
    named.filter(name => !here.some(({ id }) => id === given[name])).map(name => [name, message('otherOrganisation')]),
  )
}

/** Whoever sees only their own patients keeps them: they remain among the staff. */
const staffLost = (given: Examination, { operator }: Context): Record<string, Message> => {
  const own = operator?.scope.staff
  return own === undefined || staffFields.some(name => given[name] === own) ? {} : { doctor: message('reference') }
}

/**
 * Throws 400 where the examination cannot be that of this patient: not of their lifetime, or by staff of another
 * organisation.
 */
export const checkExamination = async (
  given: Examination,
  before: Case | null,
  patient: { readonly birthday: string; readonly hospital: number },
  context: Context,
): Promise<void> => {
  const errors: Record<string, Message> = {
    ...(given.examinedOn < patient.birthday ? { examinedOn: message('notBefore', { min: patient.birthday }) } : {}),
    ...staffLost(given, context),
    ...(await staffElsewhere(given, before, patient.hospital, context)),
  }
  if (Object.keys(errors).length > 0) throw invalid(errors)
}
