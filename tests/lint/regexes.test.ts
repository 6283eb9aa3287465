import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { analyse } from 'scslre'
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folders = ['server', 'resources', 'domain', 'i18n', 'generator', 'dataProvider', 'src', 'scripts']
const files = folders
  .flatMap(folder =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(path => join(folder, path)),
  )
  .filter(path => ['.ts', '.tsx', '.mjs'].includes(extname(path)))

interface Regex {
  readonly pattern: string
  readonly flags: string
}

/** Every regular expression that is written out in a part of a syntax tree. */
const regexesIn = (node: unknown): Regex[] => {
  if (node === null || typeof node !== 'object') return []
  const own = 'regex' in node && node.regex ? [node.regex as Regex] : []
  return [...own, ...Object.values(node).flatMap(regexesIn)]
}

const regexes = files.flatMap(path =>
  regexesIn(parseSync(path, readFileSync(join(root, path), 'utf8')).program).map(regex => ({ path, regex })),
)

/** What makes the time of an expression grow faster than the text that it looks through. */
const growing = ({ pattern, flags }: Regex): string[] =>
  analyse({ source: pattern, flags }).reports.map(
    ({ type, character }) => `/${pattern}/${flags} by many ${JSON.stringify(character.pick)} (${type})`,
  )

// Some thousand files are parsed and judged, however busy the machine is.
describe('regular expressions', { timeout: 300_000 }, () => {
  it('are found, and judged', () => {
    expect(files.length).toBeGreaterThan(500)
    expect(regexes.length).toBeGreaterThan(200)
    expect(
      [String.raw`/+$`, String.raw`^(a+)+$`, String.raw`^\d+\.?\d*$`, '^a+$'].map(
        pattern => growing({ pattern, flags: '' }).length > 0,
      ),
    ).toEqual([true, true, true, false])
  })

  it('take no longer than their text is long, whatever it says', () => {
    expect(regexes.flatMap(({ path, regex }) => growing(regex).map(problem => `${path}: ${problem}`))).toEqual([])
  })
})
