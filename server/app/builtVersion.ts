import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { sha256 } from '../core/sha256.ts'

/**
 * What a built host is told apart by: its first file names all others by their contents. One that runs from its sources
 * may be another at any time.
 */
export const builtVersion = (main: string): string | undefined => {
  const path = fileURLToPath(main)
  return path.endsWith('.js') ? sha256(readFileSync(path, 'utf8')).slice(0, 16) : undefined
}
