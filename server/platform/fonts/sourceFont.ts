import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const name = 'NotoSansSC-Regular.woff2'

/**
 * The font beside this file, or, when the host runs from its build, in `server/platform/fonts` of the project above the
 * bundle.
 */
const place = (): string => {
  const here = dirname(fileURLToPath(import.meta.url))
  for (let folder = here; ; folder = dirname(folder)) {
    const found = [join(folder, name), join(folder, 'server', 'platform', 'fonts', name)].find(path => existsSync(path))
    if (found) return found
    if (folder === dirname(folder))
      throw new Error(`No font found: ${here} and the folders above it have no server/platform/fonts/${name}`)
  }
}

/** The whole font, compressed (woff2, 4 MB). Throws where the installation lacks it. */
export const readSourceFont = (): Promise<Buffer> => readFile(place())
