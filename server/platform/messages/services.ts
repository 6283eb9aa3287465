import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { Channel, ServiceState } from '../../core/contract.ts'
import type { Outgoing } from '../outgoing/openOutgoing.ts'
import type { Cipher } from '../secrets/Cipher.ts'
import { SealError } from '../secrets/Cipher.ts'
import type { MailServer } from '../../settings.ts'
import { readSecret, readSetting } from '../../core/readSetting.ts'
import { DeliveryError } from './delivery.ts'
import type { Deliver } from './delivery.ts'
import { mailBy } from './mail.ts'
import { smsBy } from './sms.ts'

export interface ServiceOptions {
  readonly cipher: Cipher
  /** The mail server that the environment names; it goes before the stored one. */
  readonly mail: MailServer | undefined
  readonly outgoing: Outgoing
  /** Milliseconds that one delivery may take. */
  readonly timeout: number
  readonly clock: () => Date
}

/** Which channels send, and by what. */
export const serviceStates = async (
  db: Kysely<Tables>,
  mail: MailServer | undefined,
): Promise<Readonly<Record<Channel, ServiceState>>> => {
  const { mailOn, smsOn } = await readSetting(db, 'configSetting')
  return { email: mail ? 'environment' : mailOn ? 'settings' : 'off', sms: smsOn ? 'settings' : 'off' }
}

const secret = (db: Kysely<Tables>, cipher: Cipher, field: 'smtpPassword' | 'smsSecret'): Promise<string | null> =>
  readSecret(db, cipher, 'configSetting', field).catch((error: unknown) => {
    throw error instanceof SealError ? new DeliveryError('secret') : error
  })

const mailService = async (
  db: Kysely<Tables>,
  { cipher, mail, outgoing, timeout }: ServiceOptions,
): Promise<Deliver | undefined> => {
  const [config, { productName: senderName }] = await Promise.all([
    readSetting(db, 'configSetting'),
    readSetting(db, 'baseSetting'),
  ])
  // Who runs the host may have a mail server beside it.
  if (mail) return mailBy(mail, { senderName, timeout })
  const { mailOn, smtpHost: host, mailFrom: from } = config
  if (!mailOn || host === null || from === null) return undefined
  const server = {
    host,
    from,
    port: config.smtpPort,
    secure: config.smtpSecure,
    user: config.smtpUser,
    password: await secret(db, cipher, 'smtpPassword'),
  }
  return mailBy(server, { senderName, timeout, connect: outgoing.connect })
}

const smsService = async (
  db: Kysely<Tables>,
  { cipher, outgoing, timeout, clock }: ServiceOptions,
): Promise<Deliver | undefined> => {
  const { smsOn, smsUrl: url, smsKey: key, smsSignature: signature } = await readSetting(db, 'configSetting')
  if (!smsOn || url === null) return undefined
  return smsBy(
    { url, key, signature, secret: await secret(db, cipher, 'smsSecret') },
    { timeout, clock, request: outgoing.request },
  )
}

/**
 * The service of a channel as it is set now; undefined where it is off. Throws DeliveryError where its secret cannot be
 * read.
 */
export const serviceOf = (
  channel: Channel,
  db: Kysely<Tables>,
  options: ServiceOptions,
): Promise<Deliver | undefined> => (channel === 'email' ? mailService(db, options) : smsService(db, options))
