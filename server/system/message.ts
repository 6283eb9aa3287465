import { message } from '../../resources/system/message.ts'
import { implement } from '../core/contract.ts'
import { Problem } from '../core/errors/problem.ts'
import { waitText } from '../core/throttle.ts'

export const messageImplementation = implement(
  message,
  {},
  {
    on: ['retry'],
    async before(_action, record, _input, { db, sender, now }) {
      const until = record && (await sender.allow(db, record.channel, record.recipient))
      if (!until) return
      const { key, parameters } = waitText(until, now, 'tooManyMessages')
      throw new Problem(429, key, { parameters })
    },
    async after(_action, _record, { sender }) {
      sender.deliver()
    },
  },
)
