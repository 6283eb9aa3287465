import { flag, integer, json, service, text } from '../core/index.ts'

/** Who is signed in now, within the caller's row scope. Tokens and their hashes are no part of it. */
export const online = service({
  name: 'online',
  calls: {
    all: {
      call: 'GET auth/online', permission: 'online:list',
      input: { page: integer({ min: 0 }), size: integer({ min: 1, max: 100 }), q: text({ max: 50, personal: true }), operator: integer({ min: 1 }) },
      output: { content: json({ required: true }), totalElements: integer({ required: true }) },
    },
    kick: { call: 'DELETE auth/online/{id}', logged: true, input: { id: integer({ required: true }) }, output: { done: flag() } },
  },
})
