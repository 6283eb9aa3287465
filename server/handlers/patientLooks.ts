import { patient } from '../../resources/business/patient.ts'
import { inSteps } from '../engine/contract.ts'
import type { Before, Context, HandlersOf } from '../engine/contract.ts'
import { all, Statement } from '../engine/statement.ts'
import { isTaken } from '../engine/taken.ts'
import { counted, forgiveAll } from '../session/throttle.ts'
import type { Counted } from '../session/throttle.ts'
import { caller } from './caller.ts'
import { counting } from './counting.ts'
import { selfOf } from './self.ts'

type Looks = Pick<HandlersOf<typeof patient>, 'checkMobile' | 'checkIdNumber' | 'siblings'>
type Db = Context['db']

/** Nobody tries numbers out: after so many looks without a patient that was made, each further one has to wait. */
const looksOf = (operator: number): Counted => counted(60, 'patientLooks', operator)

const limited = <T>(before: Before, read: (db: Db) => Promise<T>): Promise<T> => counting(looksOf(selfOf(before).id), before, read)

/** How many living patients in the caller's reach, other than this one, have that guardian's mobile; without a number its own. */
const sharing = async (context: Pick<Context, 'db' | 'reach'>, id: number | null | undefined, mobile: string | null | undefined): Promise<number> => {
  const statement = new Statement()
  const reached = (alias: string): string => all([`not ${alias}.deleted`, ...context.reach('patient', statement, alias)])
  const self = `${statement.bind(id ?? null)}::integer`
  const number = mobile ? `${statement.bind(mobile)}::text` : `(select o.guardian_mobile from patient o where o.id = ${self} and ${reached('o')})`
  const [found] = await statement.run<{ count: number }>(context.db,
    `select count(*)::integer as count from patient t where t.guardian_mobile = ${number} and t.id is distinct from ${self} and ${reached('t')}`)
  return found?.count ?? 0
}

/** What a form may ask before a patient is saved. */
export const looks: Looks = {
  checkMobile: inSteps(async (asked, before) => {
    const taken = await limited(before, db => isTaken(db, patient, 'mobile', asked, asked.id))
    return async () => ({ taken })
  }),
  checkIdNumber: inSteps(async (asked, before) => {
    const taken = await limited(before, db => isTaken(db, patient, 'idNumber', asked, asked.id))
    return async () => ({ taken })
  }),
  siblings: inSteps(async ({ id, guardianMobile }, before) => {
    const count = await limited(before, db => sharing({ db, reach: before.reach }, id, guardianMobile))
    return async () => ({ count })
  }),
}

/** Whoever made a patient did not try numbers out. */
export const forgiveLooks = (context: Context): Promise<void> => forgiveAll(context.db, looksOf(caller(context).id))
