import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const texts = /\.(js|css|html|svg|json|txt|webmanifest)$/
/** Below this a compressed copy saves less than its headers cost. */
const fewest = 1024

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

const filesBelow = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true })).map(name => join(folder, name)).filter(name => texts.test(name))

const compress = async (file: string): Promise<void> => {
  if ((await stat(file)).size < fewest) return
  const content = await readFile(file)
  await Promise.all([
    brotli(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }).then(small => writeFile(`${file}.br`, small)),
    zip(content, { level: 9 }).then(small => writeFile(`${file}.gz`, small)),
  ])
}

/**
 * Writes `.br` and `.gz` beside every text file of the build, so that no server compresses them again for each visitor.
 */
export const compressed = (): Plugin => {
  let folder = ''
  return {
    name: 'compressed',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir)
    },
    async closeBundle(error) {
      if (error) return
      await Promise.all((await filesBelow(folder)).map(compress))
    },
  }
}
