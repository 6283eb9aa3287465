import { patient } from '../../resources/patients/patient.ts'
import type { Before, Context } from '../core/contract.ts'
import { invalid, Problem } from '../core/errors/problem.ts'
import { isOutdated } from '../platform/session/accounts.ts'
import { hour, later } from '../core/lifetime.ts'
import { brokenPassword, passwordRuleFor } from '../platform/session/passwordRule.ts'
import { hashPassword, verifyPassword } from '../platform/session/passwords.ts'
import { waitText } from '../core/throttle.ts'
import { newToken, tokenHash } from '../platform/session/tokens.ts'
import { deviceCaller, noteVersions } from './deviceCaller.ts'
import { countTrainingSignIn, forgiveTrainingSignIn } from './signInTries.ts'
import { heldTrainee, traineeNamed } from './trainee.ts'
import { endTrainingSignIns } from './trainingSignIns.ts'
import './tables.ts'

/** How long a patient stays signed in on a device. */
export const trainingTokenLifetime = 12 * hour

export interface TrainingSignIn {
  readonly account: string
  readonly password: string
  readonly newPassword?: string | null
  readonly clientVersion?: string | null
}

/**
 * The same whether the account is unknown, another organisation's or deleted, or the password is wrong: it tells nobody
 * which.
 */
const refused = (): Problem => new Problem(403, 'signInFailed')

/** The hash of a new password. Throws 400 where it breaks the rule that holds for operators too. */
const hashOfNew = async (password: string, before: Before, names: readonly (string | null)[]): Promise<string> => {
  const broken = await brokenPassword(password, await before.inTransaction(db => passwordRuleFor(db, names)))
  if (broken) throw invalid({ newPassword: broken })
  return hashPassword(password)
}

/** Notes that the patient was on the device, and gives a token for it; the one of an earlier sign-in there ends. */
const startTraining = async (patientId: number, { db, now, ...context }: Context) => {
  const token = newToken()
  const expiresAt = later(now, trainingTokenLifetime).toISOString()
  const values = {
    token_hash: tokenHash(token),
    last_at: now.toISOString(),
    expires_at: expiresAt,
    left_at: null,
    allowed_until: null,
  }
  await db
    .insertInto('training_sign_in')
    .values({ device: deviceCaller(context).device, patient: patientId, first_at: now.toISOString(), ...values })
    .onConflict(conflict => conflict.columns(['device', 'patient']).doUpdateSet(values))
    .execute()
  return { token, expiresAt }
}

/**
 * Signs a patient in on a training device, in two steps, as the password's hash is slow. The first sign-in activates
 * the account. Throws 403 where that is not possible, 429 where there were too many tries; a frozen account is told so
 * only to who knows its password.
 */
export const signInTrainee = async (
  { account, password, newPassword, clientVersion }: TrainingSignIn,
  before: Before,
) => {
  const { device, hospital } = deviceCaller(before)
  const { now } = before
  const begun = await before.inTransaction(
    async db =>
      (await countTrainingSignIn(db, account, device, now)) ?? { found: await traineeNamed(db, account, hospital) },
  )
  if (begun instanceof Date) {
    const { key, parameters } = waitText(begun, now)
    throw new Problem(429, key, { parameters })
  }
  const { found } = begun
  if (!(await verifyPassword(found?.password_hash ?? null, password)) || !found || isOutdated(found, now))
    throw refused()
  if (found.access === 'forbidden') throw new Problem(403, 'patientForbidden')
  const hash = newPassword ? await hashOfNew(newPassword, before, [account, found.name]) : null
  return async (context: Context) => {
    // Whoever changes a device holds it before its sign-ins: so is it held here.
    if (clientVersion) await noteVersions(new Map([[deviceCaller(context).device, clientVersion]]), context)
    // Meanwhile the account may have been frozen, moved, or given another password.
    const present = await heldTrainee(context.db, account, device)
    if (present?.password_hash !== found.password_hash || present.id !== found.id || present.access === 'forbidden')
      throw refused()
    await forgiveTrainingSignIn(context.db, account, device)
    if (hash !== null) {
      await context.db
        .updateTable('client_credential')
        .set({ password_hash: hash, must_change: false, changed_at: now.toISOString() })
        .where('patient', '=', found.id)
        .execute()
      await endTrainingSignIns({ patient: found.id }, context)
    }
    if (present.activation === 'inactivated')
      await context.update(patient, found.id, { activation: 'activated' }, 'activate')
    return {
      ...(await startTraining(found.id, context)),
      patient: found.id,
      name: found.name,
      mustChangePassword: hash === null && found.must_change === true,
    }
  }
}
