import { noteKey } from '../../../resources/core/fields.ts'
import type { Execution } from '../execution.ts'
import type { Model } from '../model.ts'
import type { Values } from '../requestInput.ts'

/** What an action on one record is told beside its answers; what is worked out has no version. */
export const rowKeys = ({ isStored }: Model): readonly string[] => (isStored ? ['id', 'version'] : ['id'])

/**
 * The call with what the history keeps of the answers. No field has a dot in its name, so that they stand beside what
 * changed.
 */
export const noting = (call: Execution, asked: Values): Execution => {
  const notes = (call.action.audit ?? []).filter(name => asked[name] !== null && asked[name] !== undefined)
  return notes.length === 0
    ? call
    : { ...call, notes: Object.fromEntries(notes.map(name => [noteKey(name), [null, asked[name]] as const])) }
}
