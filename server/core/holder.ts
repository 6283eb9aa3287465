import type { Kysely } from 'kysely'
import type { Language } from '../../i18n/Language.ts'
import type { AnyResource } from '../../resources/core/index.ts'
import type { Holder } from '../../resources/core/takenMessage.ts'
import { isLine } from '../../resources/core/typeOf.ts'
import type { Tables } from '../platform/database/tables.ts'
import type { Before } from './contract.ts'
import { may } from './execution.ts'
import { readEntry, writeReads } from './readEntry.ts'
import type { Values } from './requestInput.ts'

type Caller = Pick<Before, 'operator'>

/** Whether the caller may read the values of a field, uncovered where they are masked. */
export const mayRead = (caller: Caller, resource: AnyResource, name: string): boolean => {
  const { mask, permission: needs } = resource.fields[name]!
  return caller.operator !== null && may(caller, needs?.read) && (!mask || may(caller, `${resource.name}:contact`))
}

/** Whether the caller may open records, where they see them. */
export const mayOpen = (caller: Caller, { name, actions }: AnyResource): boolean =>
  actions['get'] !== undefined && may(caller, actions['get'].permission ?? `${name}:get`)

/** What a record is told by besides its name: the number that it alone has ever had. */
export const numberOf = ({ fields, label }: AnyResource): string | undefined =>
  Object.keys(fields).find(name => {
    const { unique, mask, permission } = fields[name]!
    return isLine(fields[name]) && unique === 'ever' && !mask && !permission?.read && !label.includes(name)
  })

export const holderOf = (row: Values, language: Language): Holder => {
  const [label, number] = [String(row['called'] ?? ''), row['number']]
  return {
    id: Number(row['id']),
    label:
      typeof number === 'string' && !label.includes(number)
        ? language === 'zh'
          ? `${label}（${number}）`
          : `${label} (${number})`
        : label,
  }
}

/**
 * Said where a value is taken by nothing in the caller's sight, who sees all of their own organisations': whoever sees
 * less is told less.
 */
export const heldElsewhere = (caller: Caller, resource: AnyResource, name: string): 'elsewhere' | undefined => {
  const { operator } = caller
  const isPlaced = resource.scopedBy !== 'nothing' && resource.scopedBy !== 'self' && resource.visibility === undefined
  return operator !== null &&
    isPlaced &&
    operator.scope.hospitals !== 'everything' &&
    operator.scope.staff === undefined &&
    mayRead(caller, resource, name)
    ? 'elsewhere'
    : undefined
}

/** To be told whose a masked value is is to look at it: it is logged as such. */
export const logHolders = async (
  db: Kysely<Tables>,
  asker: Caller & Pick<Before, 'now' | 'requestId' | 'origin'>,
  resource: AnyResource,
  name: string,
  named: readonly (Holder | undefined)[],
): Promise<void> => {
  const ids = [...new Set(named.flatMap(one => (one ? [one.id] : [])))]
  if (!resource.fields[name]!.mask) return
  await writeReads(
    db,
    ids.map(record => readEntry(asker, asker.origin(), { resource: resource.name, record, kind: 'contact' })),
  )
}
