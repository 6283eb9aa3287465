import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map(path => join('src', path).replaceAll('\\', '/'))
  .filter(path => /\.tsx?$/.test(path))

/**
 * A call that names what it calls in a text of its own, whose input and answer nobody holds against the descriptor;
 * what resources bring along without declaring it has neither.
 */
const named = /\.act\(\s*(?:'\w+'|[\w.]+),\s*'(?!contact|sort|importState|importRows)\w+'/
/** The engine alone calls what it knows by a descriptor. */
const engine = 'src/core/'

const found = (path: string, text: string): string[] =>
  text
    .split('\n')
    .flatMap((line, at) =>
      named.test(line) || (!path.startsWith(engine) && /\.act\(/.test(line)) ? [`${path}:${at + 1}`] : [],
    )

describe('pages written by hand', () => {
  it('call the server by the typed client', () => {
    expect(files.length).toBeGreaterThan(700)
    expect(files.flatMap(path => found(path, readFileSync(path, 'utf8')))).toEqual([])
  })

  it.each([
    ['src/patients/some.ts', "await provider.act('patient', 'siblings', { id })"],
    ['src/core/some.ts', "(await provider.act('dict', 'byGroup', { group })).data as Entry[]"],
    ['src/times/some.ts', 'provider.act(resource, action, { id })'],
    ['src/core/some.ts', "provider.act(resource.name, 'dismiss', {})"],
  ])('would be found where they do not: %s, %s', (path, line) => {
    expect(found(path, line)).toEqual([`${path}:1`])
  })
})
