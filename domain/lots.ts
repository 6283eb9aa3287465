/** What is left of a lot. */
export interface LotRest {
  readonly id: number
  readonly times: number
  readonly giveTimes: number
}

/** One time of a lot, paid or given. */
export interface LotUse {
  readonly lot: number
  readonly given: boolean
}

/**
 * The times that `count` days use, one a day: of the oldest lot first, in it what was paid before what was given. Fewer
 * where less is left.
 */
export const oldestFirst = (lots: readonly LotRest[], count: number): LotUse[] => {
  const uses: LotUse[] = []
  for (const { id, times, giveTimes } of [...lots].sort((one, other) => one.id - other.id)) {
    for (let n = 0; n < times + giveTimes; n += 1) {
      if (uses.length === count) return uses
      uses.push({ lot: id, given: n >= times })
    }
  }
  return uses
}

/**
 * Whether a training day of a patient costs a time: none for lifetime patients and demos, none for a trial until its
 * date.
 */
export const isCharged = (
  { type, validUntil }: { readonly type: string; readonly validUntil: string | null },
  day: string,
): boolean => {
  if (type === 'lifetime' || type === 'demo') return false
  return !(type === 'trial' && validUntil !== null && day <= validUntil)
}
