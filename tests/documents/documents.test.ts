import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { handlerNames } from '../../resources/system/handlerNames.ts'
import { branch } from '../../docs/examples/branch.ts'
import { lendingSetting, tool, toolLoan } from '../../docs/examples/capability.ts'
import { comment } from '../../docs/examples/comment.ts'
import { equipment, weather } from '../../docs/examples/equipment.ts'
import { calls, refusedWith } from '../../docs/examples/provider.ts'
import { lender, station } from '../../docs/examples/rows.ts'
import type { AnyResources } from '../../resources/core/capability.ts'
import { checkRegistry } from '../../resources/core/checks.ts'
import { registry } from '../../resources/index.ts'
import { documents, written } from '../../scripts/documents/documents.ts'
import { unexplained } from '../../scripts/documents/tables.ts'

const read = (file: string): string => readFileSync(file, 'utf8')

/** What of a document a reader follows: code stands for itself. */
const prose = (text: string): string => text.replace(/^```[^]*?^```/gm, '')

/** As GitHub and GitLab name the anchor of a heading. */
const anchorOf = (heading: string): string =>
  heading
    .replace(/[`*]/g, '')
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-')

const anchorsOf = (file: string): string[] =>
  [...prose(read(file)).matchAll(/^#+ (.+)$/gm)].map(([, heading]) => anchorOf(heading!))

const linksOf = (text: string): string[] =>
  [...prose(text).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link]) => link!).filter(link => !/^[a-z]+:/.test(link))

const leadsNowhere = (file: string, link: string): boolean => {
  const [path = '', anchor] = link.split('#')
  const target = path === '' ? file : join(dirname(file), path)
  return !existsSync(target) || (anchor !== undefined && !anchorsOf(target).includes(anchor))
}

const rooms = [
  'bench',
  'build',
  'dataProvider',
  'deploy',
  'docs',
  'domain',
  'generator',
  'i18n',
  'resources',
  'scripts',
  'server',
  'src',
  'tests',
]

/**
 * Paths of the repository that a text names in backticks; those with a place for something (`<capability>`, `NNNN`)
 * name no file.
 */
const pathsOf = (text: string): string[] =>
  [...prose(text).matchAll(/`([^`\s]+)`/g)]
    .map(([, path]) => path!)
    .filter(path => rooms.includes(path.split('/')[0]!) && path.includes('/') && !/[<>…*]|NNNN/.test(path))
    .flatMap(path => {
      const several = /^(.*)\{(.*)\}(.*)$/.exec(path)
      return several ? several[2]!.split(',').map(one => `${several[1]}${one}${several[3]}`) : [path]
    })

const files = documents()

describe.each(files)('%s', file => {
  const text = read(file)

  it('leads to files and headings that are there', () => {
    expect(linksOf(text).filter(link => leadsNowhere(file, link))).toEqual([])
  })

  it('names paths that are there', () => {
    // What the walk-through makes is there once it was walked.
    const made = [
      'resources/organisations/branch.ts',
      'i18n/zh/organisations/branch.ts',
      'i18n/en/organisations/branch.ts',
    ]
    expect(pathsOf(text).filter(path => !existsSync(path) && !made.includes(path))).toEqual([])
  })

  it('says each thing in one place: no two points begin alike', () => {
    const beginnings = [...text.matchAll(/^- (.{60})/gm)].map(([, beginning]) => beginning!)
    expect(beginnings.filter((one, at) => beginnings.indexOf(one) !== at)).toEqual([])
  })

  it('names commands that there are', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Readonly<Record<string, string>> }
    expect(
      [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name!).filter(name => !Object.hasOwn(scripts, name)),
    ).toEqual([])
  })

  it('has the examples and tables that follow from the code; npm run docs:descriptors writes them', () => {
    expect(written(text)).toBe(text)
  })
})

it('the README stays short enough to be read', () => {
  expect(read('README.md').trimEnd().split('\n').length).toBeLessThanOrEqual(130)
})

it('the jobs stand in docs/operations.md, each once, and no others', () => {
  const told = [...read('docs/operations.md').matchAll(/^\| `([a-z]\w+)` \|/gm)].map(([, name]) => name)
  expect(told.toSorted()).toEqual(handlerNames.toSorted())
})

it('the variables of the environment stand in docs/operations.md, each once, and no others', () => {
  const known = new Set([...read('server/settings.ts').matchAll(/read\('([A-Z_]+)'/g)].map(([, name]) => name!))
  const told = [...read('docs/operations.md').matchAll(/^\| (`[A-Z_]+`(?:, `[A-Z_]+`)*) \|/gm)].flatMap(([, names]) =>
    names!.replaceAll('`', '').split(', '),
  )
  expect(told.toSorted()).toEqual([...known, 'TEST_DATABASE_URL'].toSorted())
})

it('the example of the provider calls what the README says', () => {
  expect(calls).toEqual([
    'GET /api/users?page=0&size=10&sort=id,desc&access=forbidden',
    'GET /api/users/disable/7',
    'GET /api/users/disable/8',
  ])
})

it('the example of the back end in memory is refused what its state forbids', () => {
  expect(refusedWith).toEqual([409, 'conflict'])
})

it('whatever can be said of a descriptor, on the server and in the browser has a comment and an example', () => {
  expect(unexplained()).toEqual({ withoutComment: [], withoutExample: [] })
})

it('the examples are descriptors as they should be', () => {
  const examples = { branch, comment, equipment, lender, lendingSetting, station, tool, toolLoan, weather }
  expect(
    checkRegistry({ ...registry, ...examples } as AnyResources).filter(({ place }) =>
      Object.keys(examples).includes(place.split('.')[0]!),
    ),
  ).toEqual([])
})
