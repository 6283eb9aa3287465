import type { DeclaredPart } from './Check.ts'

/** Each name of `T`; one that is missing does not compile. */
export type Names<T> = { readonly [K in keyof T]-?: true }

/** Each name that some of the shapes in `T` has. */
export type NamesOfEach<T> = Names<{ [K in T extends unknown ? keyof T : never]: true }>

/** Those of the shapes in `T` that say `V` at `K`. */
type Saying<T, K extends keyof T, V> = T extends unknown ? (V extends T[K] ? T : never) : never
/** The names of each shape in `T`, by what it says at `K`. */
export type NamesBy<T, K extends keyof T> = { readonly [V in T[K] & string]: NamesOfEach<Saying<T, K, V>> }

/** A part of a declaration and all that it may say. */
export const partAt = (place: string, said: unknown, names: object): DeclaredPart => ({
  place,
  said,
  possible: Object.keys(names),
})

/** The same of a part whose names follow from its kind, which it says at `key`; of an unknown kind that alone is told. */
export const kindAt = <K extends string>(
  place: string,
  said: { readonly [key in K]: string },
  key: K,
  names: { readonly [kind: string]: object },
): DeclaredPart =>
  Object.hasOwn(names, said[key])
    ? partAt(place, said, names[said[key]]!)
    : partAt(`${place}.${key}`, { [said[key]]: true }, names)
