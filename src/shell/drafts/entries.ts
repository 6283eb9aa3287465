/**
 * One encrypted draft as the browser keeps it: its time can be read by everybody, so that old ones can be removed by
 * anybody.
 */
export interface Entry {
  readonly name: string
  readonly savedAt: number
  readonly sealed: string
  /** Characters of name and value. */
  readonly size: number
}

export const prefix = 'draft:'
const day = 86_400_000

/**
 * How long a draft is kept, how many, and how much of them all, in characters. The browser gives a site some five
 * million.
 */
export const bounds = { age: 7 * day, entries: 40, characters: 1_500_000, ofOne: 300_000 } as const

/** What a sealed text is bound to: its place and its time, so that neither can be changed. */
export const boundTo = (name: string, savedAt: number): string => `${name}@${savedAt}`

export const writeEntry = (savedAt: number, sealed: string): string => `1.${savedAt}.${sealed}`

const readEntry = (name: string, value: string): Entry | undefined => {
  const [, savedAt, sealed] = /^1\.(\d{1,15})\.([\w-]+)$/.exec(value) ?? []
  return savedAt === undefined || sealed === undefined
    ? undefined
    : { name, savedAt: Number(savedAt), sealed, size: name.length + value.length }
}

const namesIn = (storage: Storage): string[] =>
  Array.from({ length: storage.length }, (_, at) => storage.key(at)).filter(
    (name): name is string => name?.startsWith(prefix) === true,
  )

/** All entries, whoever wrote them, newest first. Those of another form are removed. */
export const entriesIn = (storage: Storage): Entry[] => {
  const entries = namesIn(storage).map(name => readEntry(name, storage.getItem(name) ?? '') ?? name)
  entries.filter(entry => typeof entry === 'string').forEach(name => storage.removeItem(name))
  return entries.filter(entry => typeof entry !== 'string').sort((one, other) => other.savedAt - one.savedAt)
}

/**
 * Entries that have to go: too old, from a future that no clock here has seen, or beyond number or size. Expects the
 * newest first.
 */
export const superfluous = (entries: readonly Entry[], now: number): Entry[] => {
  let characters = 0
  let kept = 0
  return entries.filter(({ savedAt, size }) => {
    if (now - savedAt > bounds.age || savedAt - now > day) return true
    kept += 1
    characters += size
    return kept > bounds.entries || characters > bounds.characters
  })
}
