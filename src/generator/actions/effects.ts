import type { Effect } from '../../../resources/schema/preview.ts'

const most = 5

/** The effects of several previews as one: the same ones are counted together. */
export const together = (previews: readonly (readonly Effect[])[]): Effect[] => {
  const found = new Map<string, Effect>()
  for (const one of previews.flat()) {
    const key = JSON.stringify([one.effect, one.subject])
    const before = found.get(key)
    found.set(key, before ? {
      ...one, count: before.count === null && one.count === null ? null : (before.count ?? 0) + (one.count ?? 0),
      names: before.names === null && one.names === null ? null : [...new Set([...(before.names ?? []), ...(one.names ?? [])])].slice(0, most),
    } : one)
  }
  return [...found.values()]
}
