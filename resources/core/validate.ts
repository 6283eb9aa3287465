import { ValidationError } from 'yup'
import type { Message } from './message.ts'
import { message } from './message.ts'
import { isRecord } from './types/isRecord.ts'
import type { RecordSchema, ValidationContext } from './yup.ts'

/** The first message of each field, by its path (`items.0.minutes`). */
export type FieldErrors = Readonly<Record<string, Message>>
export type Validated =
  | { readonly ok: true; readonly value: Record<string, unknown> }
  | { readonly ok: false; readonly errors: FieldErrors }

const asMessage = (thrown: unknown): Message =>
  thrown !== null && typeof thrown === 'object' && 'key' in thrown ? (thrown as Message) : message('invalid')

const collect = (error: ValidationError): FieldErrors => {
  const errors: Record<string, Message> = {}
  for (const one of error.inner.length > 0 ? error.inner : [error]) {
    const path = (one.path ?? '').replace(/\[(\d+)\]/g, '.$1')
    errors[path || 'root'] ??= asMessage(one.errors[0])
  }
  return errors
}

/** Takes and validates input; all broken fields are reported at once. Never throws for bad input. */
export const validate = ({ take, rules }: RecordSchema, input: unknown, context: ValidationContext): Validated => {
  const given = input === undefined ? {} : input
  if (!isRecord(given)) return { ok: false, errors: { root: message('type') } }
  try {
    return { ok: true, value: rules.validateSync(take(given), { abortEarly: false, stripUnknown: true, context }) }
  } catch (error) {
    if (error instanceof ValidationError) return { ok: false, errors: collect(error) }
    throw error
  }
}
