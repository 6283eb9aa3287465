import { hkdfSync, randomBytes, randomUUID } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SettingsError } from '../../settings.ts'
import type { Settings } from '../../settings.ts'

const fileName = 'secret.key'

/** 32 bytes for sealing alone, whatever the text looks like; other uses of the same text get other bytes. */
const derived = (text: string): Buffer => Buffer.from(hkdfSync('sha256', text, '', 'stored secrets', 32))

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code

/** Puts a whole key in its place where there is none: who finds the file finds all of it, also while others start. */
const makeUnlessThere = (file: string): void => {
  const made = `${file}.${randomUUID()}`
  try {
    writeFileSync(made, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 })
    linkSync(made, file)
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
  } finally {
    rmSync(made, { force: true })
  }
}

const readOrMake = (dataDir: string): string => {
  const file = join(dataDir, fileName)
  mkdirSync(dataDir, { recursive: true })
  if (!existsSync(file)) makeUnlessThere(file)
  return readFileSync(file, 'utf8').trim()
}

/**
 * The key that seals stored secrets: `SECRET_KEY`, or else a file in `DATA_DIR` that is made once and that its owner
 * alone can read. Throws SettingsError where the file is there and holds no key.
 */
export const readSecretKey = ({ secretKey, dataDir }: Pick<Settings, 'secretKey' | 'dataDir'>): Buffer => {
  if (secretKey !== undefined) return derived(secretKey)
  const text = readOrMake(dataDir)
  if (!/^[0-9a-f]{64}$/.test(text))
    throw new SettingsError([`${fileName} in DATA_DIR holds no key: put the key back, or set SECRET_KEY`])
  return derived(text)
}
