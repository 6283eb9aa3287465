import { resourceNamed } from '../../../resources/index.ts'
import { personalNames } from '../../../resources/personalNames.ts'
import type { Cipher } from '../drafts/cipher.ts'

/**
 * What of an address may tell who somebody is: the filters of a list, and what a new record begins with. Both are
 * objects in JSON.
 */
const parts = ['filter', 'source'] as const

type Values = Readonly<Record<string, unknown>>

/** The parameter that holds what was sealed. */
const sealedName = 'sealed'
/** What a sealed text is bound to: one of a draft opens nothing here. */
const bound = 'address'

/** Names of what is personal on a page, by the resource in its path. */
const personalAt = (pathname: string): ReadonlySet<string> =>
  personalNames(pathname.split('/').find(part => resourceNamed(part) !== undefined))

const readValues = (text: string | null): Values | undefined => {
  try {
    const value = text === null ? undefined : (JSON.parse(text) as unknown)
    return value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Values) : undefined
  } catch {
    return undefined
  }
}

const pick = (values: Values, wanted: (name: string) => boolean): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => wanted(name)))

/** Path, query and fragment of an address of this site. */
const taken = (address: string): readonly [pathname: string, search: string, hash: string] => {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(address) ?? []
  return [pathname, search, hash]
}

/** Whether an address tells who somebody is. */
export const isTelling = (address: string): boolean => {
  const [pathname, search] = taken(address)
  const names = personalAt(pathname)
  const query = new URLSearchParams(search)
  return parts.some(part => Object.keys(readValues(query.get(part)) ?? {}).some(name => names.has(name)))
}

/**
 * The address as the browser shows it, keeps it and sends it: what tells who somebody is stands in it as a text that
 * only the same operator's page can open. Without a cipher the whole query is left out.
 */
export const concealed = (address: string, cipher: Cipher | undefined): string => {
  if (!isTelling(address)) return address
  const [pathname, search, hash] = taken(address)
  if (!cipher) return pathname + hash
  const names = personalAt(pathname)
  const query = new URLSearchParams(search)
  const hidden: Record<string, Values> = {}
  for (const part of parts) {
    const values = readValues(query.get(part))
    if (!values || !Object.keys(values).some(name => names.has(name))) continue
    hidden[part] = pick(values, name => names.has(name))
    query.set(part, JSON.stringify(pick(values, name => !names.has(name))))
  }
  query.set(sealedName, cipher.seal(JSON.stringify(hidden), bound))
  return `${pathname}?${query}${hash}`
}

/** Whether a query has something sealed in it. */
export const isConcealed = (search: string): boolean => new URLSearchParams(search).has(sealedName)

/** The query without what is sealed in it. */
export const unsealed = (search: string): string => {
  const query = new URLSearchParams(search)
  query.delete(sealedName)
  return query.size > 0 ? `?${query}` : ''
}

/** The query as pages read it; undefined where what is sealed in it is not this operator's, or broken. */
export const revealed = (search: string, cipher: Cipher | undefined): string | undefined => {
  const sealed = new URLSearchParams(search).get(sealedName)
  if (sealed === null) return search
  const hidden = readValues(cipher?.open(sealed, bound) ?? null)
  if (!hidden) return undefined
  const query = new URLSearchParams(unsealed(search))
  for (const part of parts) {
    if (hidden[part] !== undefined)
      query.set(part, JSON.stringify({ ...readValues(query.get(part)), ...(hidden[part] as Values) }))
  }
  return `?${query}`
}
