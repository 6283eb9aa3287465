import type { Context } from '../contract.ts'
import type { Registry } from '../model.ts'
import { tableOf } from '../referential/References.ts'
import { Statement } from '../statement.ts'
import type { SubjectLink } from './sources.ts'

/** Ids of records by the names of their resources. */
export type FoundRecords = ReadonlyMap<string, ReadonlySet<number>>

/**
 * Where one looks for what is about the records of a resource: who refers to them by descriptors, and who is found
 * otherwise.
 */
const waysTo = (
  registry: Registry,
  name: string,
  links: readonly SubjectLink[],
  isAlone: boolean,
  context: Context,
) => [
  ...context
    .references(registry[name]!)
    .records.filter(({ isMany }) => !(isAlone && isMany))
    .map(reference => ({
      resource: reference.resource.name,
      ids: (bound: string) =>
        `select t."id" from ${tableOf(reference)} t where ${reference.isMany ? `t.${reference.column} && ${bound}::integer[]` : `t.${reference.column} = any(${bound}::integer[])`}`,
    })),
  ...links.filter(({ of }) => of === name),
]

/**
 * The record, all records that refer to it, those that refer to them, and so on: what is kept of somebody. It follows
 * refs against their direction alone, so that what many share (organisations, devices, prices) is not in it. `isAlone`:
 * without records that name several.
 */
export const recordsAbout = async (
  registry: Registry,
  target: string,
  id: number,
  links: readonly SubjectLink[],
  context: Context,
  { isAlone = false } = {},
): Promise<FoundRecords> => {
  const found = new Map<string, Set<number>>([[target, new Set([id])]])
  const waiting: { readonly name: string; readonly ids: readonly number[] }[] = [{ name: target, ids: [id] }]
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    for (const { resource, ids } of waysTo(registry, next.name, links, isAlone, context)) {
      const statement = new Statement()
      const rows = await statement.run<{ id: number }>(context.db, ids(statement.bind(next.ids)))
      const known = found.get(resource) ?? new Set()
      const added = rows.map(row => row.id).filter(one => !known.has(one))
      if (added.length === 0) continue
      found.set(resource, new Set([...known, ...added]))
      waiting.push({ name: resource, ids: added })
    }
  }
  return found
}
