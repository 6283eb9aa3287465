import type { Scalar } from './query.ts'

/**
 * Rows that make up a number, where the filters of their list cannot say which: those that some facts' measure looks
 * at, and of them those whose dimensions have one of these values. null is none.
 */
export interface Counted {
  readonly facts: string
  readonly measure: string
  readonly keys: { readonly [dimension: string]: readonly (Scalar | null)[] }
}

/** The parameter by which a list is asked for them. */
export const countedParameter = 'counted'

const nothing = ''

/** As a list is asked: `payments.bills;package=30,other;doctor=`. */
export const spellCounted = ({ facts, measure, keys }: Counted): string =>
  [
    `${facts}.${measure}`,
    ...Object.entries(keys).map(
      ([name, value]) =>
        `${name}=${value.map(one => (one === null ? nothing : encodeURIComponent(String(one)))).join(',')}`,
    ),
  ].join(';')

const decoded = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** Reads that; values are the texts that were spelled, and undefined stands for what says nothing of the kind. */
export const readCounted = (
  text: string,
):
  | {
      readonly facts: string
      readonly measure: string
      readonly keys: Readonly<Record<string, readonly (string | null)[]>>
    }
  | undefined => {
  const [named = '', ...parts] = text.split(';')
  const [, facts, measure] = /^(\w+)\.(\w+)$/.exec(named) ?? []
  if (facts === undefined || measure === undefined) return undefined
  const keys = Object.create(null) as Record<string, readonly (string | null)[]>
  for (const part of parts) {
    const [, name, spelled] = /^(\w+)=(.*)$/.exec(part) ?? []
    const values = spelled?.split(',').map(decoded)
    if (name === undefined || values === undefined || values.includes(undefined) || name in keys) return undefined
    keys[name] = values.map(value => (value === nothing ? null : value!))
  }
  return { facts, measure, keys }
}
