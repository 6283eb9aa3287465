/** Two things that were said of one field, action or resource, in their order. */
export type Pair = readonly [string, string]

const keyOf = ([one, other]: Pair): string => `${one} + ${other}`

const pairsOf = (aspects: readonly string[]): Pair[] =>
  aspects.flatMap((one, at) => aspects.slice(at + 1).map((other): Pair => [one, other]))

export interface Cover {
  /** Sets of aspects that stand together, so that each pair that is possible at all stands in one of them. */
  readonly sets: readonly (readonly string[])[]
  /** Each pair, or aspect alone, that is refused, with whatever refuses it. */
  readonly refused: ReadonlyMap<string, readonly string[]>
}

/**
 * A covering array, greedily: `refusals` says what speaks against aspects together. An aspect that is refused alone is
 * in no pair. Where two can only stand with the help of a third, that is no pair that is refused, so that both say so
 * by what they are written as.
 */
export const cover = (
  aspects: readonly string[],
  refusals: (aspects: readonly string[]) => readonly string[],
): Cover => {
  const refused = new Map<string, readonly string[]>()
  const possible = aspects.filter(aspect => {
    const why = refusals([aspect])
    if (why.length > 0) refused.set(aspect, why)
    return why.length === 0
  })
  const open = new Map<string, Pair>()
  for (const pair of pairsOf(possible)) {
    const why = refusals(pair)
    if (why.length > 0) refused.set(keyOf(pair), why)
    else open.set(keyOf(pair), pair)
  }
  const isOpen = (one: string, other: string): boolean => open.has(keyOf([one, other])) || open.has(keyOf([other, one]))
  const isRefused = (one: string, other: string): boolean =>
    refused.has(keyOf([one, other])) || refused.has(keyOf([other, one]))
  const sets: string[][] = []
  while (open.size > 0) {
    const set = [...open.values().next().value!]
    for (;;) {
      const gain = (aspect: string): number => set.filter(one => isOpen(one, aspect)).length
      const [next] = possible
        .filter(
          aspect =>
            !set.includes(aspect) &&
            !set.some(one => isRefused(one, aspect)) &&
            gain(aspect) > 0 &&
            refusals([...set, aspect]).length === 0,
        )
        .toSorted((one, other) => gain(other) - gain(one))
      if (next === undefined) break
      set.push(next)
    }
    for (const [one, other] of pairsOf(set)) {
      open.delete(keyOf([one, other]))
      open.delete(keyOf([other, one]))
    }
    sets.push(set)
  }
  const said = new Set(sets.flat())
  return {
    sets: [
      ...(sets.length === 0 ? [[]] : []),
      ...possible.filter(aspect => !said.has(aspect)).map(aspect => [aspect]),
      ...sets,
    ],
    refused,
  }
}
