import type { Field, Fields } from '../../resources/core/field.ts'
import { message } from '../../resources/core/message.ts'
import type { Message } from '../../resources/core/message.ts'
import type { TextOptions } from '../../resources/core/types/text/index.ts'
import type { Execution } from './execution.ts'
import type { Values } from './requestInput.ts'

const addresses: readonly (string | undefined)[] = ['url', 'https'] satisfies readonly TextOptions['match'][]

const hostOf = (field: Field, value: string): string => (addresses.includes((field as TextOptions).match) ? new URL(value).hostname : value)

/** Errors of addresses that this host is to call, and that name a place inside the house; what is stored already is left as it is. */
export const unreachable = ({ host: { outgoing } }: Execution, fields: Fields, values: Values, record: Values | null = null): Record<string, Message> => {
  const wrong = Object.entries(fields).filter(([name, field]) => {
    const value = values[name]
    return (field as TextOptions).outgoing === true && typeof value === 'string' && value !== record?.[name] && !outgoing.mayName(hostOf(field, value))
  })
  return Object.fromEntries(wrong.map(([name]) => [name, message('privateAddress')]))
}
