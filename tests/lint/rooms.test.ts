import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { capabilities as registered } from '../../resources/index.ts'

/** Rooms that are made of several: each folder in them stands for itself. */
const divided = ['server/platform', 'src/shell']

/**
 * The room that a file stands in: `server/clinic`, `server/platform/session`; a file that stands in none is one of its
 * own.
 */
const roomOf = (path: string): string => {
  const parts = path.split('/')
  return parts.slice(0, divided.includes(parts.slice(0, 2).join('/')) ? 3 : 2).join('/')
}

const imports = (text: string): string[] =>
  [...text.matchAll(/(?:\bfrom|\bimport)\s*\(?'(\.[^']+)'/g)].map(([, target]) => target!)

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map(path => join(folder, path).replaceAll('\\', '/'))
    .filter(path => /\.tsx?$/.test(path))

/** From which room to which, and by which file. */
const ways = ['resources', 'server', 'src']
  .flatMap(filesIn)
  .flatMap(path =>
    imports(readFileSync(path, 'utf8')).map(target => ({
      path,
      from: roomOf(path),
      to: roomOf(join(dirname(path), target).replaceAll('\\', '/')),
    })),
  )
  .filter(({ from, to }) => from !== to)

/** Capabilities are the rooms that all three have beside their own. */
const capabilities = readdirSync('resources').filter(
  name => name !== 'core' && existsSync(`resources/${name}/index.ts`),
)

describe('rooms', () => {
  it('do not import each other', () => {
    const there = new Set(ways.map(({ from, to }) => `${from} → ${to}`))
    expect(ways.length).toBeGreaterThan(1000)
    expect(
      ways.filter(({ from, to }) => there.has(`${to} → ${from}`)).map(({ path, to }) => `${path} → ${to}`),
    ).toEqual([])
  })

  it.each(['server/core', 'src/core', 'resources/core', 'src/boot'])('of the engine know no capability: %s', room => {
    // Settings and the security log are the host's own, though operators look at them as at any records.
    const known = room === 'server/core' ? ['resources/system'] : []
    expect(
      ways
        .filter(({ from, to }) => from === room && capabilities.includes(to.split('/')[1]!) && !known.includes(to))
        .map(({ path, to }) => `${path} → ${to}`),
    ).toEqual([])
  })

  it('have one name in each part of the product', () => {
    expect([...capabilities].sort()).toEqual(Object.keys(registered).sort())
    for (const name of capabilities)
      for (const file of [
        `i18n/zh/${name}/index.ts`,
        `i18n/en/${name}/index.ts`,
        `server/${name}/index.ts`,
        `src/${name}/index.ts`,
      ]) {
        expect(existsSync(file), file).toBe(true)
      }
  })

  it('hold all modules: beside them stand only those in which tools look for their settings', () => {
    expect(
      readdirSync('.').filter(name => /\.[cm]?[jt]sx?$/.test(name) && !/^vite(st)?(\.\w+)?\.config\.ts$/.test(name)),
    ).toEqual([])
  })
})
