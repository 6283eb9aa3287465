import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { kinds } from '../../resources/core/types/index.ts'

const names = Object.keys(kinds).join('|')

/** Code that works over fields of whichever type, and so asks them; types know themselves. */
const rooms = ['resources/core', 'server/core', 'src/core', 'dataProvider', 'scripts']
const filesIn = (room: string): string[] => readdirSync(room, { recursive: true, encoding: 'utf8' }).map(path => join(room, path).replaceAll('\\', '/'))
  .filter(path => /\.tsx?$/.test(path) && !path.startsWith('resources/core/types/'))

/** Ways to know a type by its name. */
const ways: readonly RegExp[] = [
  new RegExp(String.raw`\bkind\)?\s*[=!]==\s*'(${names})'`),
  new RegExp(String.raw`'(${names})'\s*[=!]==\s*[\w.?!]*\bkind\b`),
  new RegExp(String.raw`(includes|has)\([\w.?!]*\bkind\)`),
  new RegExp(String.raw`kind: '(${names})'( \| '(${names})')* \}`),
]

/** What has kinds of its own, none of which is that of a field: steps of migrations, marks and parts of a document. */
const others = /^(server\/core\/migrations\/(difference|statements|applyAdditive)|src\/core\/pdf)/

const found = (path: string, text: string): string[] => text.split('\n').flatMap((line, at) => (ways.some(way => way.test(line)) ? [`${path}:${at + 1}`] : []))

describe('types of fields', () => {
  it('are asked what is true of them, and not known by their names', () => {
    const files = rooms.flatMap(filesIn).filter(path => !others.test(path))
    expect(files.length).toBeGreaterThan(300)
    expect(files.flatMap(path => found(path, readFileSync(path, 'utf8')))).toEqual([])
  })

  it.each([
    "if (field.kind === 'secret') continue", "filter(([, { kind }]) => kind !== 'ref')", "['text', 'ref'].includes(field.kind)", 'detailKinds.has(field.kind)',
    "F extends { kind: 'secret' | 'age' } ? false : true", "'flag' === field?.kind",
  ])('would be found where they are: %s', line => {
    expect(found('some.ts', line)).toEqual(['some.ts:1'])
  })
})
