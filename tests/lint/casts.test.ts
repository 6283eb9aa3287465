import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const rooms = ['bench', 'build', 'dataProvider', 'docs', 'i18n', 'resources', 'scripts', 'server', 'src', 'tests']
const files = rooms
  .flatMap(room =>
    readdirSync(room, { recursive: true, encoding: 'utf8' }).map(path => join(room, path).replaceAll('\\', '/')),
  )
  .filter(path => /\.tsx?$/.test(path))

/** A descriptor that is declared is an `AnyResource` as it is: a cast would hide one that is none. */
const cast = /\bas unknown as (?:readonly )?AnyResources?\b/

const found = (path: string, text: string): string[] =>
  text.split('\n').flatMap((line, at) => (cast.test(line) ? [`${path}:${at + 1}`] : []))

it('every resource is taken as one without a cast', () => {
  expect(files.length).toBeGreaterThan(1500)
  expect(
    files.filter(path => path !== 'tests/lint/casts.test.ts').flatMap(path => found(path, readFileSync(path, 'utf8'))),
  ).toEqual([])
})

it.each([
  'const resource = patient as unknown as AnyResource',
  'f(all as unknown as AnyResource[])',
  'f(all as unknown as readonly AnyResource[])',
])('a cast would be found: %s', line => {
  expect(found('some.ts', line)).toEqual(['some.ts:1'])
})
