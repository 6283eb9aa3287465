import { message } from '../../resources/system/message.ts'
import type { Sender } from '../engine/contract.ts'
import { searchOf } from '../seed/searchOf.ts'

export interface SenderOptions {
  readonly clock?: () => Date
  /** Which channels send; none where nothing is said. */
  readonly services?: Sender['services']
  /** Begins to deliver what waits. */
  readonly deliver?: Sender['deliver']
}

/**
 * Writes messages to the log of messages, in the transaction of whoever sends them. Where the channel sends they wait there for
 * delivery; else they are logged, and those who hold `message:body` read them.
 */
export const createSender = ({
  clock = () => new Date(), services = async () => ({ email: 'off', sms: 'off' }), deliver = () => undefined,
}: SenderOptions = {}): Sender => ({
  async send(db, { channel, recipient, subject, body, validUntil, by = null }) {
    const at = clock().toISOString()
    const state = (await services(db))[channel] === 'off' ? 'logged' : 'waiting'
    const { id } = await db.insertInto('message').values({
      channel, recipient, subject, body, state, valid_until: validUntil?.toISOString() ?? null, created_at: at, created_by: by, updated_at: at, updated_by: by,
      search: searchOf(message, { subject }),
    }).returning('id').executeTakeFirstOrThrow()
    return id
  },
  services,
  deliver,
})
