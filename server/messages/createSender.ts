import { message } from '../../resources/system/message.ts'
import type { Sender } from '../engine/contract.ts'
import { searchOf } from '../seed/searchOf.ts'

/** Ways to reach people that an installation may have; none yet, so that every message is logged. */
export interface SenderSettings {
  readonly clock?: () => Date
}

/**
 * The sender that needs no service: it writes messages to the log of messages, where those who hold `message:body` read them.
 */
export const createSender = ({ clock = () => new Date() }: SenderSettings = {}): Sender => ({
  async send(db, { channel, recipient, subject, body }) {
    const at = clock().toISOString()
    await db.insertInto('message').values({
      channel, recipient, subject, body, state: 'logged', created_at: at, updated_at: at, search: searchOf(message, { subject }),
    }).execute()
  },
})
