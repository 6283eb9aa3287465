import { message } from './message.ts'
import type { Message } from './message.ts'
import type { AnyResource } from './resource.ts'
import { isReference } from './typeOf.ts'

/** What such a call answers. */
export interface TakenAnswer {
  readonly taken: boolean
  readonly holder: number | null
  readonly holderName: string | null
  readonly elsewhere: boolean
}

/** A record in the caller's sight that has a value which only one may have. */
export interface Holder {
  readonly id: number
  readonly label: string
}

/**
 * Who has a value, as far as it is told: a record that the caller sees, or one of another organisation, of which
 * nothing more is said.
 */
export type Held = Holder | 'elsewhere'

/**
 * What is said of a value that is taken: of what tells a person that it is registered, of a reference that there is one
 * for it, of all else that it exists.
 */
export const takenMessage = (resource: AnyResource, name: string, by: Held | undefined): Message => {
  const given = resource.fields[name]!
  const kind = given.mask ? 'registered' : isReference(given) ? 'linked' : 'unique'
  const field = `resources.${resource.name}.fields.${name}`
  if (by === undefined) return message(kind, { field })
  return by === 'elsewhere' ? message(`${kind}Elsewhere`, { field }) : message(`${kind}By`, { field, holder: by.label })
}
