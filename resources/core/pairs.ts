/**
 * Fields that say the same of the right and of the left, such as `nakedRight` and `nakedLeft`, by what their names have
 * in common.
 */
export type PairKeys<F> = {
  [K in keyof F & string]: K extends `${infer Base}Right` ? (`${Base}Left` extends keyof F ? Base : never) : never
}[keyof F & string]

/** What the name has in common with that of the other side, where the name is that of a right side. */
const rightOf = (name: string): string | undefined => /^(.+)Right$/.exec(name)?.[1]

/** The name of the other side, where the name is that of a side. */
export const otherSide = (name: string): string | undefined => {
  const [, base, side] = /^(.+)(Right|Left)$/.exec(name) ?? []
  return side === undefined ? undefined : `${base}${side === 'Right' ? 'Left' : 'Right'}`
}

/** The common names of all pairs that are complete among the names, in the order of their right sides. */
export const pairsIn = (names: readonly string[]): string[] =>
  names.flatMap(name => rightOf(name) ?? []).filter(base => names.includes(`${base}Left`))
