import { describe, expect, it } from 'vitest'
import { createSubsetter } from '../../../server/platform/fonts/createSubsetter.ts'
import type { Subsetter } from '../../../server/platform/fonts/createSubsetter.ts'
import { readCharacters } from '../../../src/core/pdf/font/readCharacters.ts'

const charactersOf = (font: Uint8Array): string =>
  [...readCharacters(font).keys()]
    .sort((a, b) => a - b)
    .map(code => String.fromCodePoint(code))
    .join('')

describe('a subset of the font', () => {
  it('has the characters of the text alone, rare ones of names too, and what stands for those that it lacks', async () => {
    const subset = createSubsetter()
    // U+20BB7 is not in the font, U+2CE93 and U+4DAE are; the emoji is not.
    expect(charactersOf(await subset('王珺玥𠮷𬺓䶮abba👓'))).toBe(' ab□䶮王玥珺𬺓')
    const large = await subset('视力 0.6'.repeat(500))
    expect(large.byteLength).toBeLessThan(3_000)
  })

  it('is made once for the same characters, whatever they say and however many ask at once', async () => {
    const made: string[] = []
    const cut: Subsetter = async text => {
      made.push(text)
      return Buffer.from(text)
    }
    const subset = createSubsetter(async () => cut)
    await Promise.all([subset('方案'), subset('案方'), subset('案案方方')])
    await subset('方案')
    expect(made).toEqual([' □方案'.split('').sort().join('')])
  })

  it('is made anew for those that were forgotten, and after a failure', async () => {
    let made = 0
    const subset = createSubsetter(async () => async text => {
      made += 1
      if (made === 1) throw new Error('no')
      return Buffer.from(text)
    })
    await expect(subset('a')).rejects.toThrow('no')
    await subset('a')
    expect(made).toBe(2)
    for (let code = 0; code < 40; code += 1) await subset(String.fromCodePoint(0x4e00 + code))
    await subset('a')
    expect(made).toBe(43)
  })

  it('tries again to read the font where it could not be read', async () => {
    let tries = 0
    const subset = createSubsetter(async () => {
      tries += 1
      if (tries === 1) throw new Error('no file')
      return async text => Buffer.from(text)
    })
    await expect(subset('a')).rejects.toThrow('no file')
    expect((await subset('a')).toString()).toBe(' a□')
  })
})
