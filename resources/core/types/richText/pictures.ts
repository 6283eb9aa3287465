/**
 * Pictures within formatted text: stored by the keys of their uploads, and told as the addresses where a reader finds
 * them.
 */
const stored = /(<img\b[^<>]*?\ssrc=")upload:([0-9a-f]{32})"/gi
const address = String.raw`(?:https?:\/\/[^/"'\s<>]+)?\/api\/(?:client\/|wx\/)?file\/([0-9a-f]{32})(?:\/[\w-]+)?`
const told = new RegExp(String.raw`(<img\b[^<>]*?\ssrc\s*=\s*["']?)${address}(?=["'\s/>])`, 'gi')
const toldAddress = new RegExp(`^${address}$`, 'i')

/** Whether a picture of a stored text is an upload: a text has no others, wherever their addresses lead. */
export const isStoredPicture = (src: string): boolean => /^upload:[0-9a-f]{32}$/.test(src)

/** Whether somebody was told a picture of the product at that address. */
export const isToldPicture = (src: string): boolean => toldAddress.test(src)

/** The same as an SQL pattern, whose first group is the key. */
export const storedPictureSql = 'src="upload:([0-9a-f]{32})"'

/** What a stored text that shows the picture contains. */
export const storedPicture = (key: string): string => `src="upload:${key}"`

/** The keys of the pictures of a stored text. */
export const picturesIn = (html: string): readonly string[] => [
  ...new Set([...html.matchAll(stored)].map(match => match[2]!)),
]

/** A stored text with the addresses of its pictures. */
export const withAddresses = (html: string, address: (key: string) => string): string =>
  html.replace(stored, (_all, before: string, key: string) => `${before}${address(key)}"`)

/** A text as it is stored: what it was told of pictures, whoever was told, are their keys again. */
export const withKeys = (html: string): string =>
  html.replace(told, (_all, before: string, key: string) => `${before}upload:${key}`)

/** A stored text with another picture in the place of one. */
export const withOther = (html: string, key: string, other: string): string =>
  html.replaceAll(storedPicture(key), storedPicture(other))
