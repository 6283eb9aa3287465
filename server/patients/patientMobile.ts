import type { patient } from '../../resources/patients/patient.ts'
import { message } from '../../resources/core/message.ts'
import { inSteps } from '../core/contract.ts'
import type { Context, HandlersOf } from '../core/contract.ts'
import { invalid } from '../core/errors/problem.ts'
import type { Problem } from '../core/errors/problem.ts'
import { spendCode, spentAt, tryCode } from '../platform/session/codes.ts'
import type { Target } from '../platform/session/codes.ts'
import { hour, later } from '../core/lifetime.ts'
import { verifyPassword } from '../platform/session/passwords.ts'
import { counted } from '../core/throttle.ts'
import { readSetting } from '../core/readSetting.ts'
import { sendCode } from '../access/code.ts'
import { counting } from '../core/counting.ts'
import { selfOf } from '../access/self.ts'

type Handlers = HandlersOf<typeof patient>

const targetOf = (mobile: string): Target => ({ purpose: 'patientMobile', channel: 'phone', target: mobile })

/** How long a number that was verified waits for the patient who has it to be saved, in milliseconds. */
const holds = hour

/** Sends a code to the mobile of somebody who is being registered; the answer tells nothing of other patients. */
export const sendMobileCode: Handlers['sendCode'] = inSteps(async ({ mobile }, before) => {
  await counting(counted(20, 'patientMobile', selfOf(before).id), before, async () => undefined)
  return sendCode(targetOf(mobile), before, async () => true)
})

/** Takes the code that was sent to a mobile: whoever registers the patient then saves a number that is verified. */
export const verifyMobile: Handlers['verifyMobile'] = inSteps(async ({ mobile, code }, before) => {
  const { now, client } = before
  const wrong = () => invalid({ code: message('wrongCode') })
  const hash = await before.inTransaction(db => tryCode(db, targetOf(mobile), now))
  if (hash === null || !(await verifyPassword(hash, code))) throw wrong()
  return async ({ db }) => {
    if (!(await spendCode(db, targetOf(mobile), hash, client.ip, now))) throw wrong()
    return { verified: true }
  }
})

/**
 * When a number that is about to be saved was verified, or null. Throws a field error where the settings demand that it
 * is; a demo has no number of a person.
 */
export const verifiedAt = async (
  mobile: string,
  type: unknown,
  { db, now }: Context,
  refused: () => Problem = () => invalid({ mobile: message('notVerified') }),
): Promise<string | null> => {
  const at = await spentAt(db, targetOf(mobile), later(now, -holds))
  if (at === null && type !== 'demo' && (await readSetting(db, 'configSetting')).mobileCodeRequired) throw refused()
  return at
}
