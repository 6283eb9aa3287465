import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { fieldTypes } from '../../resources/core/types/index.ts'

const names = Object.keys(fieldTypes).join('|')

/** Code that works over fields of whichever type, and so asks them; types know themselves. */
const rooms = ['resources/core', 'server/core', 'src/core', 'dataProvider', 'scripts']
const filesIn = (room: string): string[] =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .map(path => join(room, path).replaceAll('\\', '/'))
    .filter(path => /\.tsx?$/.test(path) && !path.startsWith('resources/core/types/'))

/** Ways to know a type by its name. */
const ways: readonly RegExp[] = [
  new RegExp(String.raw`\btype\)?\s*[=!]==\s*'(${names})'`),
  new RegExp(String.raw`'(${names})'\s*[=!]==\s*[\w.?!]*\btype\b`),
  new RegExp(String.raw`(includes|has)\([\w.?!]*\btype\)`),
  new RegExp(String.raw`extends \{ (readonly )?type: '(${names})'( \| '(${names})')* \}`),
]

/**
 * What has types of its own, none of which is that of a field: inputs and files of browsers, and the nodes of a syntax
 * tree.
 */
const others = /^(src\/core\/(form\/enterMoves|inputs\/editor\/usePicturePaste)|scripts\/documents\/declarations)\./

const found = (path: string, text: string): string[] =>
  text.split('\n').flatMap((line, at) => (ways.some(way => way.test(line)) ? [`${path}:${at + 1}`] : []))

describe('types of fields', () => {
  it('are asked what is true of them, and not known by their names', () => {
    const files = rooms.flatMap(filesIn).filter(path => !others.test(path))
    expect(files.length).toBeGreaterThan(300)
    expect(files.flatMap(path => found(path, readFileSync(path, 'utf8')))).toEqual([])
  })

  it.each([
    "if (field.type === 'secret') continue",
    "filter(([, { type }]) => type !== 'ref')",
    "['text', 'ref'].includes(field.type)",
    'detailTypes.has(field.type)',
    "F extends { type: 'secret' | 'age' } ? false : true",
    "'flag' === field?.type",
  ])('would be found where they are: %s', line => {
    expect(found('some.ts', line)).toEqual(['some.ts:1'])
  })
})
