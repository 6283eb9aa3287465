import { cp, mkdir, readdir, symlink, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'

/** Everything of a folder but some, as links. */
const linkAll = async (from: string, to: string, ...without: string[]): Promise<void> => {
  await mkdir(to, { recursive: true })
  for (const name of await readdir(from))
    if (!without.includes(name)) await symlink(resolve(from, name), join(to, name))
}

/** Lays out a version after this one: the same program with another migration. Answers what to run. */
export const laterVersion = async (folder: string, migration: string, sql: string): Promise<string> => {
  await linkAll('.', folder, '.git', 'dist', 'server')
  await linkAll('dist', join(folder, 'dist'), 'server')
  await linkAll('server', join(folder, 'server'), 'core')
  await linkAll('server/core', join(folder, 'server/core'), 'migrations')
  // A program knows its folder by where it really is.
  await cp('dist/server', join(folder, 'dist/server'), { recursive: true })
  await cp('server/core/migrations', join(folder, 'server/core/migrations'), { recursive: true })
  await writeFile(join(folder, 'server/core/migrations', `${migration}.sql`), sql)
  return join(folder, 'dist/server/main.js')
}
