import type { setUp } from '../../resources/system/setUp.ts'
import { later, day } from '../core/lifetime.ts'
import type { SetUpStates } from '../core/setUp.ts'
import { isLoopback } from '../settings.ts'

/** A backup that is older is none to rely on. */
const goodFor = 7 * day

export const setUpStates: SetUpStates<typeof setUp> = {
  // Whoever saved the settings saw it, and days were counted in it as soon as there were patients.
  async timeZone({ db }) {
    const { version } = await db.selectFrom('base_setting').select('version').executeTakeFirstOrThrow()
    return {
      done: version > 1 || (await db.selectFrom('patient').select('id').limit(1).executeTakeFirst()) !== undefined,
    }
  },
  sms: async ({ db, sender }) => ({ done: (await sender.services(db)).sms !== 'off' }),
  mail: async ({ db, sender }) => ({ done: (await sender.services(db)).email !== 'off' }),
  publicUrl: async ({ publicUrl }) => ({ done: !isLoopback(new URL(publicUrl).hostname) }),
  async backup({ lastBackup, now }) {
    const at = await lastBackup()
    return { done: at !== undefined && at >= later(now, -goodFor), at }
  },
}
