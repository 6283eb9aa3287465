import type { Kysely } from 'kysely'
import { readSecret, readSetting } from '../../core/readSetting.ts'
import type { Tables } from '../database/tables.ts'
import type { Cipher } from '../secrets/Cipher.ts'
import type { WeChatApp } from './askSession.ts'

/** The app as it is set now; undefined where it is off, or not set as a whole. Throws SealError where its secret cannot be read. */
export const readWeChatApp = async (db: Kysely<Tables>, cipher: Cipher): Promise<WeChatApp | undefined> => {
  const { on, apiUrl, appId } = await readSetting(db, 'wxSetting')
  if (!on || appId === null) return undefined
  const secret = await readSecret(db, cipher, 'wxSetting', 'appSecret')
  return secret === null ? undefined : { apiUrl, appId, secret }
}
