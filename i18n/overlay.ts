interface Tree {
  readonly [key: string]: unknown
}

/** Any part of the texts of T, none of another shape. */
export type Overrides<T> = {
  readonly [K in keyof T]?: NonNullable<T[K]> extends string ? string : Overrides<NonNullable<T[K]>>
}

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null

const merge = (base: Tree, over: Tree, dropped: readonly string[], at: string): Tree =>
  Object.fromEntries(
    [...new Set([...Object.keys(base), ...Object.keys(over)])]
      .filter(key => !dropped.includes(at + key))
      .map(key => {
        const [below, above] = [base[key], over[key]]
        return [
          key,
          isTree(below) || isTree(above)
            ? merge(isTree(below) ? below : {}, isTree(above) ? above : {}, dropped, `${at}${key}.`)
            : (above ?? below),
        ]
      }),
  )

/**
 * A language pack with our texts over it and without the `dropped` keys (dotted paths), which the library has given up.
 * That the result has every key of T cannot be seen by types alone: a test holds it against the English texts.
 */
export const overlay = <T>(pack: Tree, ours: Overrides<T>, dropped: readonly string[] = []): T =>
  merge(pack, ours as Tree, dropped, '') as T
