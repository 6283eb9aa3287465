/**
 * `npm run test:full`: every variation. `npm test` proves each behaviour once, so that it can be run before each
 * commit.
 */
export const isFull = process.env['TEST_FULL'] === '1'

/**
 * Files that the full run alone takes: they start processes or walk through many pages to prove in the large what
 * others prove in the small.
 */
export const ofFullRun = '**/*.full.test.{ts,tsx}'

/** All of them in the full run, else each `every`th: where others of them prove no more, as the same code serves all. */
export const spread = <T>(all: readonly T[], every: number): readonly T[] =>
  isFull ? all : all.filter((_, at) => at % every === 0)

/** All of them in the full run, else the first of each kind, in whichever way it may be one of a kind. */
export const oneOfEach = <T>(all: readonly T[], ...kinds: readonly ((one: T) => string)[]): readonly T[] => {
  if (isFull) return all
  const seen = kinds.map(() => new Set<string>())
  return all.filter(one =>
    kinds
      .map((kindOf, at) => {
        const kind = kindOf(one)
        const isNew = !seen[at]!.has(kind)
        seen[at]!.add(kind)
        return isNew
      })
      .some(isNew => isNew),
  )
}
