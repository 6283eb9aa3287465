import { message } from '../../resources/system/message.ts'
import { implement } from '../engine/contract.ts'

export const messageImplementation = implement(message, {}, {
  on: ['retry'],
  async after(_action, _record, { sender }) {
    sender.deliver()
  },
})
