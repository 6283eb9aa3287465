import { message } from '../../../resources/system/message.ts'
import type { Sender } from '../../core/contract.ts'
import { Problem } from '../../core/errors/problem.ts'
import { secretPlace } from '../secrets/Cipher.ts'
import type { Cipher } from '../secrets/Cipher.ts'
import { waitText } from '../../core/throttle.ts'
import { takeAllowance } from './allowance.ts'
import { hold } from './queue.ts'

export interface SenderOptions {
  /** Seals what messages say while they are on their way. */
  readonly cipher: Cipher
  readonly clock?: () => Date
  /** Which channels send; none where nothing is said. */
  readonly services?: Sender['services']
  /** Begins to deliver what waits. */
  readonly deliver?: Sender['deliver']
  /**
   * Looks at the services as they are in a transaction; what it answers begins to deliver messages by those, whatever
   * is set then.
   */
  readonly presently?: (db: Parameters<Sender['services']>[0]) => Promise<(ids: readonly number[]) => void>
}

/** Where the body of a message is kept, and what a mail has beside it. */
export const bodyPlace = secretPlace(message.name, 'body')
export const partsPlace = secretPlace(message.name, 'parts')

/**
 * Writes messages to the log of messages, in the transaction of whoever sends them. Where the channel sends, the body
 * waits there for delivery, sealed; else it is noted that nothing was sent, and the body is kept nowhere.
 */
export const createSender = ({
  cipher,
  clock = () => new Date(),
  services = async () => ({ email: 'off', sms: 'off' }),
  deliver = () => undefined,
  presently = async () => deliver,
}: SenderOptions): Sender => {
  const allow: Sender['allow'] = (db, channel, recipient) => takeAllowance(db, channel, recipient, clock())

  const send: Sender['send'] = async (
    db,
    { channel, recipient, about, language, body, mail, validUntil, by = null, isCounted = false },
  ) => {
    const now = clock()
    const at = now.toISOString()
    const isOnItsWay = (await services(db))[channel] !== 'off'
    const until = isOnItsWay && !isCounted ? await allow(db, channel, recipient) : null
    if (until) {
      const { key, parameters } = waitText(until, now, 'tooManyMessages')
      throw new Problem(429, key, { parameters })
    }
    const { id } = await db
      .insertInto('message')
      .values({
        channel,
        recipient,
        about,
        language,
        body: isOnItsWay ? cipher.seal(body, bodyPlace) : null,
        parts: isOnItsWay && mail ? cipher.seal(JSON.stringify(mail), partsPlace) : null,
        state: isOnItsWay ? 'waiting' : 'logged',
        valid_until: validUntil?.toISOString() ?? null,
        created_at: at,
        created_by: by,
        updated_at: at,
        updated_by: by,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { id, isOnItsWay }
  }

  return {
    send,
    allow,
    services,
    deliver,
    async sendByPresent(db, messages) {
      const deliverThem = await presently(db)
      const ids: number[] = []
      for (const one of messages) {
        const { id, isOnItsWay } = await send(db, one)
        if (isOnItsWay) ids.push(id)
      }
      await hold(db, ids)
      return async () => deliverThem(ids)
    },
  }
}
