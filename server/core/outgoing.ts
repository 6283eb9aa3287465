import type { Field, Fields } from '../../resources/core/field.ts'
import { message } from '../../resources/core/message.ts'
import type { Message } from '../../resources/core/message.ts'
import type { TextOptions } from '../../resources/core/types/text/index.ts'
import type { Execution } from './execution.ts'
import type { Values } from './requestInput.ts'

const addresses: readonly (string | undefined)[] = ['url', 'https'] satisfies readonly TextOptions['match'][]

/** A name and a password that stand in an address are no secret there: lists and histories show it. */
const hasCredentials = (field: Field, value: string): boolean => {
  if (!addresses.includes((field as TextOptions).match)) return false
  const { username, password } = new URL(value)
  return username !== '' || password !== ''
}

const hostOf = (field: Field, value: string): string =>
  addresses.includes((field as TextOptions).match) ? new URL(value).hostname : value

/**
 * Errors of addresses that this host is to call, and that name a place inside the house or tell a password; what is
 * stored already is left as it is.
 */
export const unreachable = (
  { host: { outgoing } }: Execution,
  fields: Fields,
  values: Values,
  record: Values | null = null,
): Record<string, Message> => {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const value = values[name]
      if ((field as TextOptions).outgoing !== true || typeof value !== 'string' || value === record?.[name]) return []
      if (hasCredentials(field, value)) return [[name, message('addressCredentials')]]
      return outgoing.mayName(hostOf(field, value)) ? [] : [[name, message('privateAddress')]]
    }),
  )
}
