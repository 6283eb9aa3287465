import { message } from './message.ts'
import type { Message } from './message.ts'

/**
 * Stands where something was sent that can be no value of a field's type, so that no rule ever looks into what came: an
 * object may bring a `toString` that is no function, or names that yup takes for its own. It carries the message that
 * answers.
 */
export class Misshapen {
  readonly message: Message

  constructor(why: Message) {
    this.message = why
  }

  // yup takes it for no record.
  get [Symbol.toStringTag](): string {
    return 'Misshapen'
  }
}

/** The answer of a type to what can be no value of it, by the key of the message. */
export const misshapen = (key: string, parameters?: Readonly<Record<string, string | number>>): Misshapen =>
  new Misshapen(message(key, parameters))

/** What takes values of one type of JSON as they are, and answers any other with the message of that key. */
export const only =
  (type: 'string' | 'number' | 'boolean', key: string) =>
  (value: unknown): unknown =>
    typeof value === type && !Number.isNaN(value) ? value : misshapen(key)
