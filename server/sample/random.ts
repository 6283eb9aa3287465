/** A seeded source of numbers, so that each run draws the same sample. */
export interface Random {
  /** At least 0 and below 1. */
  next(): number
  /** A whole number, both ends included. */
  integer(min: number, max: number): number
  /** Whether something of that probability (0–1) happens. */
  chance(probability: number): boolean
  pick<T>(values: readonly T[]): T
}

/** mulberry32: 32 bits of state, fast, and even enough for a sample. */
export const seeded = (seed: number): Random => {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    next,
    integer: (min, max) => min + Math.floor(next() * (max - min + 1)),
    chance: probability => next() < probability,
    pick: values => values[Math.floor(next() * values.length)]!,
  }
}

/** Draws one of the values, each as often as its weight says; weights need not add up to anything. */
export const weighted = <T>(entries: readonly (readonly [value: T, weight: number])[]): ((random: Random) => T) => {
  const bounds: number[] = []
  let sum = 0
  for (const [, weight] of entries) bounds.push((sum += weight))
  return random => {
    const drawn = random.next() * sum
    let low = 0
    let high = bounds.length - 1
    while (low < high) {
      const middle = (low + high) >> 1
      if (bounds[middle]! > drawn) high = middle
      else low = middle + 1
    }
    return entries[low]![0]
  }
}
