import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { fonts } from '../../src/core/fonts.ts'

const file = (path: string): Promise<Buffer> => readFile(new URL(`../../src/${path}`, import.meta.url))

describe('what has to stand in two places', () => {
  it('is one icon: the picture in the bar, and the one beside the address, of which a browser would have to make a document first', async () => {
    const drawn = await sharp(await file('shell/app/icon.svg'), { density: 300 })
      .resize(64, 64)
      .ensureAlpha()
      .raw()
      .toBuffer()
    const kept = await sharp(await file('shell/app/icon.png'))
      .ensureAlpha()
      .raw()
      .toBuffer()
    expect(kept.length).toBe(drawn.length)
    // Other versions of what draws it may differ in an edge.
    expect(drawn.reduce((sum, value, at) => sum + Math.abs(value - kept[at]!), 0) / drawn.length).toBeLessThan(0.2)
  })

  it('is one typeface: that of the back-office, and that of the sign-in page, whose styles come without a script', async () => {
    expect((await file('shell/login/login.css')).toString()).toContain(`1.5 ${fonts};`)
  })
})
