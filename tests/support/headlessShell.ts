import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** A browser's file and the environment that it starts in. */
export interface Executable {
  readonly path: string
  readonly env: Readonly<Record<string, string>>
}

const packages = resolve(import.meta.dirname, '../../node_modules')

/**
 * The package unpacks into the folder for temporary files, and its copies of the system libraries only where it
 * believes to be on this platform.
 */
const unpack = (folder: string): void => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '-e', 'await (await import("@sparticuz/chromium")).default.executablePath()'],
    {
      cwd: resolve(packages, '..'),
      encoding: 'utf8',
      env: { ...process.env, NODE_OPTIONS: '', TMPDIR: folder, AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x' },
    },
  )
  if (status !== 0) throw new Error(`The browser could not be unpacked:\n${stderr}`)
}

/**
 * Folder of the unpacked browser; filled under another name, so that a run that is ended meanwhile leaves no half of
 * it.
 */
const unpacked = (): string => {
  const { version } = JSON.parse(readFileSync(join(packages, '@sparticuz/chromium/package.json'), 'utf8')) as {
    version: string
  }
  const cache = join(packages, '.cache')
  const folder = join(cache, `headless-shell-${version}`)
  if (existsSync(folder)) return folder
  mkdirSync(cache, { recursive: true })
  const filling = mkdtempSync(join(cache, 'filling-'))
  try {
    unpack(filling)
    renameSync(filling, folder)
  } catch (error) {
    rmSync(filling, { recursive: true, force: true })
    // Somebody else was faster.
    if (!existsSync(folder)) throw error
  }
  return folder
}

/**
 * The browser that comes with the packages, unpacked at the first call; undefined where it does not run (it is made for
 * Linux x64). It has no window to draw, and a page costs some two fifths less in it than in a whole Chromium.
 */
export const headlessShell = (): Executable | undefined => {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  const folder = unpacked()
  const path = join(folder, 'chromium')
  const env = {
    LD_LIBRARY_PATH: [join(folder, 'al2023/lib'), process.env['LD_LIBRARY_PATH']].filter(Boolean).join(':'),
    ...(existsSync('/etc/fonts/fonts.conf') ? {} : { FONTCONFIG_PATH: join(folder, 'fonts') }),
  }
  return spawnSync(path, ['--version'], { env: { ...process.env, ...env } }).status === 0 ? { path, env } : undefined
}
