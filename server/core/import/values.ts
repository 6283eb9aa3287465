import type { AnyResource, Field } from '../../../resources/core/index.ts'
import { message } from '../../../resources/core/message.ts'
import type { Message } from '../../../resources/core/message.ts'
import { typeOf } from '../../../resources/core/typeOf.ts'
import { compared, namesOfOption, yesAndNo } from './words.ts'

/** What a cell says: a value, or why it says none. */
export type ReadValue = { readonly value: unknown } | { readonly problem: Message }

/** A text that is not blank, with the field it is for. */
interface Spelled {
  readonly text: string
  readonly name: string
  readonly field: Field
  readonly resource: AnyResource
}

const yesOrNo = (text: string): boolean | undefined => yesAndNo.get(compared(text))

/** The value that a text spells for a field. Throws for a type that no import takes. */
export const readValue = ({ text, name, field, resource }: Spelled): ReadValue => {
  const { parse, unreadable = 'type' } = typeOf(field)
  if (!parse) throw new TypeError(`A cell cannot spell ${field.type}`)
  const optionCalled = (called: string): string | undefined => {
    const asked = compared(called)
    return (field as Field & { options: readonly string[] }).options.find(option =>
      namesOfOption(resource, name, option).includes(asked),
    )
  }
  const value = parse(text, { field, optionCalled, yesOrNo })
  return value === undefined ? { problem: message(unreadable) } : { value }
}
