import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { createCipher, SealError } from '../../../server/platform/secrets/Cipher.ts'
import { readSecretKey } from '../../../server/platform/secrets/secretKey.ts'

const key = new Uint8Array(32).fill(7)

describe('a cipher', () => {
  const cipher = createCipher(key)

  it('opens what it sealed, and seals the same text differently each time', () => {
    const [one, other] = [cipher.seal('密码 p@ss', 'a.b'), cipher.seal('密码 p@ss', 'a.b')]
    expect(one).not.toBe(other)
    expect(one).not.toContain('p@ss')
    expect([cipher.open(one, 'a.b'), cipher.open(other, 'a.b')]).toEqual(['密码 p@ss', '密码 p@ss'])
  })

  it.each([
    ['of another place', (sealed: string) => cipher.open(sealed, 'a.c')],
    ['of another key', (sealed: string) => createCipher(new Uint8Array(32)).open(sealed, 'a.b')],
    ['that was changed', (sealed: string) => cipher.open(`${sealed.slice(0, -3)}AAA`, 'a.b')],
    ['that was cut', (sealed: string) => cipher.open(sealed.slice(0, 20), 'a.b')],
    ['that is none', () => cipher.open('plain text', 'a.b')],
  ])('opens nothing %s', (_title, open) => {
    expect(() => open(cipher.seal('secret words', 'a.b'))).toThrow(SealError)
  })
})

describe('the key', () => {
  const folder = mkdtempSync(join(tmpdir(), 'secret-key-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('is made once, and its owner alone can read it', () => {
    const dataDir = join(folder, 'data')
    const made = readSecretKey({ secretKey: undefined, dataDir })
    expect(made).toHaveLength(32)
    expect(readSecretKey({ secretKey: undefined, dataDir })).toEqual(made)
    expect(statSync(join(dataDir, 'secret.key')).mode & 0o777).toBe(0o600)
    expect(readFileSync(join(dataDir, 'secret.key'), 'utf8')).not.toContain(made.toString('hex'))
  })

  it('comes from the environment where that has one, and no file is made', () => {
    const dataDir = join(folder, 'other')
    const given = 'a text of at least thirty-two characters'
    expect(readSecretKey({ secretKey: given, dataDir })).toEqual(
      readSecretKey({ secretKey: given, dataDir: join(folder, 'third') }),
    )
    expect(() => statSync(dataDir)).toThrow()
  })

  it('is not made anew where the file holds something else', () => {
    writeFileSync(join(folder, 'secret.key'), 'broken')
    expect(() => readSecretKey({ secretKey: undefined, dataDir: folder })).toThrow(/holds no key/)
  })
})
