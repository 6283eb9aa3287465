/** A figure that may be so large at most. */
export interface Figure {
  readonly name: string
  readonly value: number
  readonly most: number
}

export interface Measured {
  /** The figures as a table. */
  readonly told: string
  readonly figures: readonly Figure[]
}

/** What does not hold, in words. */
export const missed = (figures: readonly Figure[]): string[] =>
  figures
    .filter(({ value, most }) => value > most)
    .map(({ name, value, most }) => `${name}: ${value.toFixed(1)}, wanted ${most} at most`)
