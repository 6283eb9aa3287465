import type { Kysely } from 'kysely'
import { readSecret, readSetting } from '../../core/readSetting.ts'
import type { Tables } from '../database/tables.ts'
import { SealError } from '../secrets/Cipher.ts'
import type { Cipher } from '../secrets/Cipher.ts'
import { WeChatError } from './askSession.ts'
import type { WeChatApp } from './askSession.ts'

/**
 * The app as it is set now; undefined where it is off, or not set as a whole. Throws WeChatError where its secret
 * cannot be read, and has to be entered again.
 */
export const readWeChatApp = async (db: Kysely<Tables>, cipher: Cipher): Promise<WeChatApp | undefined> => {
  const { on, apiUrl, appId } = await readSetting(db, 'wxSetting')
  if (!on || appId === null) return undefined
  const secret = await readSecret(db, cipher, 'wxSetting', 'appSecret').catch((error: unknown) => {
    throw error instanceof SealError ? new WeChatError('appSecret', 'sealed') : error
  })
  return secret === null ? undefined : { apiUrl, appId, secret }
}
