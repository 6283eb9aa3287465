import type { Effect } from '../../../resources/core/preview.ts'

const most = 5

const sum = (one: number | null, other: number | null): number | null =>
  one === null && other === null ? null : (one ?? 0) + (other ?? 0)

/** The first few of all names, each once, and an ellipsis where there are more. */
const named = (one: readonly string[] | null, other: readonly string[] | null): string[] | null => {
  if (one === null && other === null) return null
  const all = [...new Set([...(one ?? []), ...(other ?? [])])].filter(name => name !== '…')
  const isCut = all.length > most || [...(one ?? []), ...(other ?? [])].includes('…')
  return isCut ? [...all.slice(0, most), '…'] : all
}

/** The effects of several previews as one: the same ones are counted together. */
export const together = (previews: readonly (readonly Effect[])[]): Effect[] => {
  const found = new Map<string, Effect>()
  for (const one of previews.flat()) {
    const key = JSON.stringify([one.effect, one.subject])
    const before = found.get(key)
    found.set(
      key,
      before
        ? {
            ...one,
            count: sum(before.count, one.count),
            amount: sum(before.amount, one.amount),
            names: named(before.names, one.names),
          }
        : one,
    )
  }
  return [...found.values()]
}
