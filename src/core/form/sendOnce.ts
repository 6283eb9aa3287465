import { newKey } from '../../../dataProvider/index.ts'
import type { Fields } from '../../../resources/core/index.ts'
import { typeOf } from '../../../resources/core/typeOf.ts'
import { drafts } from '../../shell/drafts/index.ts'
import { isSame } from './changes.ts'
import { keptValues } from './kept.ts'

type Values = Readonly<Record<string, unknown>>

/**
 * Whether values are those that were sent, but for days and moments in which nobody typed: those are of when the form
 * was opened.
 */
const isAsSent = (fields: Fields, typed: Values, sent: Values, values: Values): boolean =>
  [...new Set([...Object.keys(sent), ...Object.keys(values)])].every(
    name =>
      isSame(sent[name], values[name]) ||
      (Object.hasOwn(fields, name) && typeOf(fields[name]!).time !== undefined && !Object.hasOwn(typed, name)),
  )

/**
 * What is to be sent of a new record, or of an action's answers, and the key under which the server does it once. Both
 * are kept with the draft before anything is sent, so that the same save after a reload, or from a page that was left
 * meanwhile, is answered with the first record.
 */
export const sendOnce = (
  path: string,
  fields: Fields,
  values: Values,
): { readonly key: string; readonly values: Values } => {
  const held = drafts.held(path)
  const of = JSON.stringify(held?.values)
  if (held?.sent && held.sent.of === of && isAsSent(fields, held.values, held.sent.values, values)) return held.sent
  const key = newKey()
  // What no draft may hold is not kept for this either, and then is sent anew.
  const kept = keptValues(fields, values, Object.keys(values))
  if (held && Object.keys(values).every(name => Object.hasOwn(kept, name) && isSame(kept[name], values[name])))
    drafts.sending(path, { key, of, values })
  return { key, values }
}
