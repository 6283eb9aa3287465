import { pinyin } from 'pinyin-pro'

// Names are shorter; of longer texts the beginning is order enough.
const longest = 60

/** The key of what says nothing: behind all others, where PostgreSQL has nulls. */
export const lastKey = '\u{10fffd}'

/** Each character by its sound, then its tone, then itself, so that those of one surname stay together. */
const sounds = (han: string, isName: boolean): string[] => {
  const syllables = pinyin(han, { toneType: 'num', type: 'array', v: true, surname: isName ? 'head' : 'off' })
  return [...han].map((character, at) => `${syllables[at] ?? ''}${character}`)
}

/** Letters that differ in width and case alone are one: some have two small forms, or a large one of two letters. */
const folded = (text: string): string => text.normalize('NFKC').toLowerCase().toUpperCase().toLowerCase()

/** Letters without their accents; numbers by their size. */
const plain = (part: string): string[] =>
  /^\d/.test(part)
    ? [part.replace(/^0+(?=\d)/, '').padStart(12, '0')]
    : [part.normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').trim()]

/**
 * What a text is sorted by, compared byte by byte: Chinese characters by their pinyin, among them other words by their
 * letters, whatever their case, width and accents. The surname that a name begins with may sound otherwise than the
 * character.
 */
export const orderKey = (value: unknown, isName: boolean): string => {
  const characters = typeof value === 'string' ? [...folded(value).trim()].slice(0, longest).join('') : ''
  const parts = characters.match(/\p{Script=Han}+|\d+|[^\p{Script=Han}\d]+/gu) ?? []
  const key = parts
    .flatMap((part, at) => (/^\p{Script=Han}/u.test(part) ? sounds(part, isName && at === 0) : plain(part)))
    .filter(part => part !== '')
    .join(' ')
  return key === '' ? lastKey : key
}
