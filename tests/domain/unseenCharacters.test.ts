import { describe, expect, it } from 'vitest'
import { withoutUnseen } from '../../domain/unseenCharacters.ts'

describe('characters that nobody sees', () => {
  it.each([
    ['a zero width space', '赵\u200b婉汐'],
    ['a soft hyphen', '赵\u00ad婉汐'],
    ['a joiner where nothing is joined', '赵\u200d婉\u200c汐'],
    ['a word joiner and a byte order mark', '\ufeff赵\u2060婉汐'],
    ['another direction', '\u202e赵婉汐\u202c\u2067\u200f'],
    ['a variation selector', '赵\u{e0100}婉\ufe00汐'],
    ['a filler', '赵婉汐\u3164'],
    ['tags', '赵婉汐\u{e0041}'],
  ])('are taken out: %s', (_what, text) => {
    expect(withoutUnseen(text)).toBe('赵婉汐')
  })

  it.each([
    ['between letters of scripts that join', 'می\u200cخواهم क्\u200dष'],
    ['in Mongolian', 'ᠨ\u180bᠠ'],
    ['within an emoji', '👨\u200d👩\u200d👧 ❤\ufe0f 👩🏽\u200d⚕\ufe0f'],
    ['accents, and spaces that are seen', 'José e\u0301 a\u3000b'],
  ])('stay where they shape what is seen: %s', (_where, text) => {
    expect(withoutUnseen(text)).toBe(text)
  })
})
