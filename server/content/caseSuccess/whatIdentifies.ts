import { caseInfo } from '../../../resources/clinic/case.ts'
import { isPersonal, storedFields } from '../../../resources/core/fields.ts'
import type { AnyResource } from '../../../resources/core/index.ts'
import { patient } from '../../../resources/patients/patient.ts'
import { withoutUnseen } from '../../../domain/unseenCharacters.ts'
import { daysNamedIn } from '../../../domain/spelledDate.ts'
import type { Context } from '../../core/contract.ts'
import { columnName } from '../../core/migrations/schemaNames.ts'
import { quoted, Statement } from '../../core/statement.ts'
import '../tables.ts'

/** Text values that tell who somebody is. */
const personal = (resource: AnyResource, table: string): string[] =>
  storedFields(resource)
    .filter(([, field]) => field.type === 'text' && isPersonal(field))
    .map(([name]) => `${table}.${quoted(columnName(name))}`)

/** A text without differences of width and without what nobody sees. */
const legible = (text: string): string => withoutUnseen(text.normalize('NFKC')).replace(/\s+/g, '')

/** Its letters and digits alone, as anything may be put between those of a name. */
const plain = (text: string): string =>
  legible(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')

/** What is read of a formatted text, and all that stands in it, such as what is said of a picture. */
const readings = (text: string): readonly string[] => [text.replace(/<[^<>]*>/g, ''), text]

/**
 * Names and numbers of the patient of the case that a story was made from, of the case and of the organisation, and its
 * days. Empty where it was made by hand.
 */
const identifying = async (
  story: number,
  { db }: Context,
): Promise<{ readonly words: readonly string[]; readonly days: readonly string[] }> => {
  const statement = new Statement()
  const [found] = await statement.run<{ words: string[]; days: string[] }>(
    db,
    `
    select array_remove(array[${[...personal(patient, 'p'), ...personal(caseInfo, 'c'), 'h.name'].join(', ')}], null) as words,
      array(select r.examined_on::text from case_record r where r.case = c.id) || p.birthday::text as days
    from case_success_source s join "case" c on c.id = s.case join patient p on p.id = c.patient join hospital h on h.id = c.hospital where s.case_success = ${statement.bind(story)}`,
  )
  return found ?? { words: [], days: [] }
}

/** The texts, by name, that tell whose case a story was made from. A single character is in many words. */
export const whatIdentifies = async (
  story: number,
  texts: Readonly<Record<string, unknown>>,
  context: Context,
): Promise<string[]> => {
  const { words, days } = await identifying(story, context)
  const sought = words.map(plain).filter(word => word.length > 1)
  const tells = (text: string): boolean =>
    readings(text).some(reading => {
      const named = daysNamedIn(legible(reading))
      return sought.some(word => plain(reading).includes(word)) || days.some(day => named.has(day))
    })
  return Object.entries(texts)
    .filter(([, text]) => typeof text === 'string' && tells(text))
    .map(([name]) => name)
}
