import type { Kysely } from 'kysely'
import { readSecret, readSetting } from '../../core/readSetting.ts'
import type { Tables } from '../database/tables.ts'
import { SealError } from '../secrets/Cipher.ts'
import type { Cipher } from '../secrets/Cipher.ts'
import { AlipayError } from './Alipay.ts'
import type { AlipayApp } from './Alipay.ts'
import { privateKeyOf, publicKeyOf } from './keys.ts'

/** What orders are made by. */
export interface AlipayTerms extends AlipayApp {
  readonly on: boolean
  readonly sandbox: boolean
  readonly closeAfter: number
}

/**
 * The app as it is set now, whether it is on or not: what was begun is brought to its end. undefined where it is not
 * set as a whole. Throws AlipayError where its key cannot be read, and has to be entered again.
 */
export const readAlipayApp = async (db: Kysely<Tables>, cipher: Cipher): Promise<AlipayTerms | undefined> => {
  const { on, sandbox, gateway, appId, alipayPublicKey, closeAfter } = await readSetting(db, 'alipaySetting')
  if (appId === null || alipayPublicKey === null) return undefined
  const secret = await readSecret(db, cipher, 'alipaySetting', 'privateKey').catch((error: unknown) => {
    throw error instanceof SealError ? new AlipayError('privateKey', 'sealed') : error
  })
  const [own, theirs] = [secret === null ? undefined : privateKeyOf(secret), publicKeyOf(alipayPublicKey)]
  return own === undefined || theirs === undefined
    ? undefined
    : { on, sandbox, gateway, appId, privateKey: own, alipayPublicKey: theirs, closeAfter }
}
