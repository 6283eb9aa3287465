import { message } from '../../resources/core/message.ts'
import { secondFactor } from '../../resources/access/secondFactor.ts'
import { implement, inSteps } from '../core/contract.ts'
import type { Context } from '../core/contract.ts'
import { invalid, Problem } from '../core/errors/problem.ts'
import { announceAuthorityChange } from '../platform/session/changes.ts'
import { countRecoveryCodes, giveRecoveryCodes } from '../platform/session/recoveryCodes.ts'
import { liveRoles } from '../platform/session/rolesOf.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
  secondFactorTries,
} from '../platform/session/secondFactor.ts'
import { readSetting } from '../core/readSetting.ts'
import { tellOwner } from '../platform/session/tellOwner.ts'
import type { Told } from '../platform/session/tellOwner.ts'
import { forgiveAll } from '../core/throttle.ts'
import { totpUri } from '../platform/session/totp.ts'
import { caller } from '../core/caller.ts'
import { counting } from '../core/counting.ts'
import { proveBoth } from './proveBoth.ts'
import { changeSelf, selfOf } from './self.ts'

const accountOf = (db: Context['db'], id: number) =>
  db
    .selectFrom('operator')
    .select(['username', 'roles', 'second_factor'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

const isDemanded = async (db: Context['db'], roles: readonly number[]): Promise<boolean> =>
  (await liveRoles(db, roles)).some(role => role.secondFactorRequired)

/** Says in the account, its history, the security log and to its owner that the second factor is there, or is not. */
const change = async (isOn: boolean, told: Told, context: Context): Promise<void> => {
  const { id } = caller(context)
  await changeSelf(context, { secondFactor: isOn })
  context.logSecurity('secretChanged', { account: id, detail: 'secondFactor' })
  context.afterCommit(() => announceAuthorityChange({ operator: id }))
  await tellOwner(id, told, context)
}

export const secondFactorImplementation = implement(secondFactor, {
  async state(_input, context) {
    const { db } = context
    const { id } = caller(context)
    const [{ roles, second_factor: on }, held, recoveryCodes] = await Promise.all([
      accountOf(db, id),
      db.selectFrom('second_factor').select('since').where('operator', '=', id).executeTakeFirst(),
      countRecoveryCodes(db, id),
    ])
    return { on, required: await isDemanded(db, roles), since: held?.since ?? null, recoveryCodes }
  },

  setUp: inSteps(async (input, before) => {
    await proveBoth(input, before)
    return async ({ db, now, cipher, language, operator }) => {
      const { id, username } = caller({ operator })
      const secret = await beginSecondFactor(db, cipher, id, now)
      const { productName, productNameEn } = await readSetting(db, 'baseSetting')
      return { secret, uri: totpUri(secret, language === 'en' ? productNameEn : productName, username) }
    }
  }),

  confirm: inSteps(async ({ code }, before) => {
    const { id } = selfOf(before)
    await counting(secondFactorTries(id), before, async () => undefined)
    return async context => {
      const { db, now, cipher } = context
      const confirmed = await confirmSecondFactor(db, cipher, id, code.replace(/\s/g, ''), now)
      if (confirmed.outcome === 'notBegun') throw new Problem(409, 'setUpExpired')
      if (confirmed.outcome !== 'confirmed') throw invalid({ code: message('wrongCode') })
      await forgiveAll(db, secondFactorTries(id))
      await change(true, 'secondFactorOn', context)
      return { codes: confirmed.codes }
    }
  }),

  renewCodes: inSteps(async (input, before) => {
    await proveBoth(input, before)
    return async context => {
      const { id } = caller(context)
      if (!(await accountOf(context.db, id)).second_factor) throw new Problem(409, 'noSecondFactor')
      context.logSecurity('secretChanged', { account: id, detail: 'recoveryCodes' })
      return { codes: await giveRecoveryCodes(context.db, id) }
    }
  }),

  turnOff: inSteps(async (input, before) => {
    await proveBoth(input, before)
    return async context => {
      const { db } = context
      const { id } = caller(context)
      if (await isDemanded(db, (await accountOf(db, id)).roles)) throw new Problem(409, 'secondFactorRequired')
      await removeSecondFactor(db, id)
      await change(false, 'secondFactorOff', context)
      return { done: true }
    }
  }),
})
