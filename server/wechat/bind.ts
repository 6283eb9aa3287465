import { sql } from 'kysely'
import { message } from '../../resources/core/message.ts'
import { wxBinding } from '../../resources/wechat/wxBinding.ts'
import { wxUser } from '../../resources/wechat/wxUser.ts'
import { sendCode } from '../access/code.ts'
import type { Before, Context } from '../core/contract.ts'
import { counting } from '../core/counting.ts'
import { invalid, notFound, Problem } from '../core/errors/problem.ts'
import { counted, forgiveOne } from '../core/throttle.ts'
import { spendCode, tryCode } from '../platform/session/codes.ts'
import type { Target } from '../platform/session/codes.ts'
import { verifyPassword } from '../platform/session/passwords.ts'
import { childOf, childrenOf, guardianOf } from './children.ts'

interface Proof {
  readonly account: string
  readonly mobile: string
}

const targetOf = ({ mobile }: Proof): Target => ({ purpose: 'guardianMobile', channel: 'phone', target: mobile })

/**
 * The patient of that account whose guardian has that mobile, held; demos, frozen and deleted ones are nobody's to
 * follow.
 */
const patientOf = async ({ account, mobile }: Proof, { db }: Context): Promise<number | undefined> => {
  const {
    rows: [found],
  } = await sql<{ id: number }>`
    select p.id from patient p join hospital h on h.id = p.hospital
    where p.account = ${account} and p.guardian_mobile = ${mobile} and not p.deleted and not h.deleted and p.access = 'permission' and p.type <> 'demo' for no key update of p`.execute(
    db,
  )
  return found?.id
}

/** Sends a code to a guardian's mobile; whether it is one, and of whom, is told to nobody. */
export const sendGuardianCode = async (proof: Proof, before: Before) => {
  await counting(counted(10, 'wxCodeFor', guardianOf(before).account), before, async () => undefined)
  return sendCode(targetOf(proof), before, async (_target, context) => (await patientOf(proof, context)) !== undefined)
}

/**
 * Binds the patient to the account that calls: by the patient's account, and a code that was sent to the guardian's
 * mobile. Once more does no harm. Throws 400 for a wrong code, 403 where account and mobile do not belong together, and
 * 429 after too many tries, of which each counts.
 */
export const bindGuardian = async ({ code, ...proof }: Proof & { readonly code: string }, before: Before) => {
  const { now, client } = before
  const { account } = guardianOf(before)
  const tries = counted(10, 'wxBind', account)
  const wrong = () => invalid({ code: message('wrongCode') })
  const hash = await counting(tries, before, db => tryCode(db, targetOf(proof), now))
  if (hash === null || !(await verifyPassword(hash, code))) throw wrong()
  return async (context: Context) => {
    const { db } = context
    const patient = await patientOf(proof, context)
    if (patient === undefined) throw new Problem(403, 'wxBindRefused')
    if (!(await spendCode(db, targetOf(proof), hash, client.ip, now))) throw wrong()
    await forgiveOne(db, tries)
    const bound = await db
      .selectFrom('wx_binding')
      .select('id')
      .where('wx_user', '=', account)
      .where('patient', '=', patient)
      .where('deleted', '=', false)
      .executeTakeFirst()
    if (!bound) await context.create(wxBinding, { wxUser: account, patient, by: 'guardian' })
    await context.update(wxUser, account, { mobile: proof.mobile })
    return { patient, patients: await childrenOf(account, db) }
  }
}

/** Ends what the account that calls may see of a patient, at once. */
export const unbindGuardian = async (patient: number, context: Context) => {
  const { db } = context
  const { account } = guardianOf(context)
  await childOf(patient, context)
  // Held: of several at once, and of staff who end it meanwhile, one does.
  const bound = await db
    .selectFrom('wx_binding')
    .select('id')
    .where('wx_user', '=', account)
    .where('patient', '=', patient)
    .where('deleted', '=', false)
    .forUpdate()
    .executeTakeFirst()
  if (!bound) throw notFound()
  await context.update(wxBinding, bound.id, { deleted: true }, 'unbind')
  return { patients: await childrenOf(account, db) }
}
