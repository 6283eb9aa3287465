import { codePoints, isCleanText } from '../../../resources/core/types/text/length.ts'
import { patterns } from '../../../resources/core/types/text/patterns.ts'
import { message } from '../../../resources/core/message.ts'
import type { Message } from '../../../resources/core/message.ts'
import { brokenRule } from '../../../resources/core/rules.ts'
import type { Ask, Asked } from './asks.ts'

export type Values = Readonly<Record<string, string | boolean>>

const broken = ({ type, required, min, max, match }: Asked, value: string): Message | undefined => {
  if (value.trim() === '') return required ? message('required') : undefined
  const most = max ?? (type === 'secret' ? 128 : 50)
  const length = codePoints(value).length
  if (!isCleanText(value)) return message('characters')
  if (min !== undefined && length < min) return message('min', { min })
  if (length > most) return message('max', { max: most })
  return match && !patterns[match].test(value) ? message(match) : undefined
}

/** What the server would refuse of the texts and secrets that a call asks for, by field, and in its words. */
export const check = (
  fields: Ask['fields'],
  rules: Ask['rules'],
  values: Values,
): Readonly<Record<string, Message>> => {
  const errors: Record<string, Message> = {}
  for (const [name, asked] of Object.entries(fields)) {
    if (asked.type !== 'text' && asked.type !== 'secret') continue
    const wrong = broken(asked, String(values[name] ?? ''))
    if (wrong) errors[name] = wrong
  }
  // Rules over several fields are looked at when each of them is right by itself.
  if (Object.keys(errors).length > 0) return errors
  for (const rule of rules) {
    const wrong = brokenRule(rule, values)
    if (wrong) errors[rule.at] ??= wrong
  }
  return errors
}
