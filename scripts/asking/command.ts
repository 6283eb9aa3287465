import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { roleKeys } from '../../server/seed/roles.ts'
import { AskedError } from './asked.ts'
import { format } from './format.ts'

/** Roles that have rights of their own: the administrator has all of them, and whoever has no role has none. */
export const roles = Object.keys(roleKeys).filter(name => name !== 'admin' && name !== 'none')

export const hasIcon = (name: string): boolean => existsSync(`node_modules/@mui/icons-material/${name}.js`)

/** A file and what is to stand in it. */
export type Written = readonly [file: string, content: string]

export const edit = (file: string, change: (source: string) => string): Written => [
  file,
  change(readFileSync(file, 'utf8')),
]

/**
 * Writes all files of an answer, or none where one of them cannot be made, and says what to do then. What cannot be
 * made ends the command with 1.
 */
export const writeAll = (
  make: () => { readonly files: readonly Written[]; readonly then: readonly string[] },
): void => {
  try {
    const { files, then } = make()
    for (const [file, content] of files) writeFileSync(file, content)
    format(files.map(([file]) => file))
    console.log([...files.map(([file]) => `  ${file}`), '', ...then].join('\n'))
  } catch (error) {
    if (!(error instanceof AskedError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}
