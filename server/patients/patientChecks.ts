import { patient } from '../../resources/patients/patient.ts'
import { inSteps } from '../core/contract.ts'
import type { Context, HandlersOf } from '../core/contract.ts'
import { all, Statement } from '../core/statement.ts'
import { countQuestion } from '../core/uniqueAnswers.ts'
import { uniqueCheck } from '../core/uniqueCheck.ts'

type Looks = Pick<HandlersOf<typeof patient>, 'checkMobile' | 'checkIdNumber' | 'siblings'>

/**
 * How many living patients in the caller's reach, other than this one, have that guardian's mobile; without a number
 * its own.
 */
const sharing = async (
  context: Pick<Context, 'db' | 'reach'>,
  id: number | null | undefined,
  mobile: string | null | undefined,
): Promise<number> => {
  const statement = new Statement()
  const reached = (alias: string): string =>
    all([`not ${alias}.deleted`, ...context.reach('patient', statement, alias)])
  const self = `${statement.bind(id ?? null)}::integer`
  const number = mobile
    ? `${statement.bind(mobile)}::text`
    : `(select o.guardian_mobile from patient o where o.id = ${self} and ${reached('o')})`
  const [found] = await statement.run<{ count: number }>(
    context.db,
    `select count(*)::integer as count from patient t where t.guardian_mobile = ${number} and t.id is distinct from ${self} and ${reached('t')}`,
  )
  return found?.count ?? 0
}

/** What a form may ask before a patient is saved. */
export const patientChecks: Looks = {
  checkMobile: uniqueCheck(patient, 'mobile'),
  checkIdNumber: uniqueCheck(patient, 'idNumber'),
  siblings: inSteps(async ({ id, guardianMobile }, before) => {
    await countQuestion(before, 'guardianMobile')
    return async context => ({ count: await sharing(context, id, guardianMobile) })
  }),
}
