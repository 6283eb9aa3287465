import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** How large a product the compiler is asked to check. */
export interface Size {
  readonly resources: number
  readonly fields: number
  readonly actions: number
}

const kinds = [
  'text({ required: true, max: 25 })',
  'text({ max: 50 })',
  "choice(['on', 'off', 'gone'], { default: 'on' })",
  'integer({ min: 0 })',
  'money()',
  "date({ max: 'today' })",
  "ref('thing0', { required: true })",
  "refs('thing0')",
  'flag()',
  'longText()',
  "dictionary('group')",
  'items({ minutes: integer({ required: true }), note: text() })',
]

const range = (count: number): number[] => Array.from({ length: count }, (_, i) => i)

const fieldsOf = (count: number): string =>
  range(count)
    .map(i => `    f${i}: ${kinds[i % kinds.length]},`)
    .join('\n')

/** f2 is the first choice, f3 the first integer, f6 the first ref. */
const actionOf = (i: number): string => {
  const call = `call: 'PUT api/a${i}/{id}', when: { f2: 'on', f3: { min: 1 }, 'f6.f2': { not: 'gone' } }`
  return i % 2 === 0
    ? `    act${i}: { ${call}, set: { f2: 'off' } },`
    : `    act${i}: { ${call}, ask: { why: text({ required: true }) }, gives: { done: flag() } },`
}

const source = (index: number, { fields, actions }: Size, vocabulary: string): string => `
import { choice, date, dictionary, flag, integer, items, longText, money, ref, refs, resource, text } from '${vocabulary}/index.ts'
import type { Client, Handlers, InferInput, InferRecord, Texts } from '${vocabulary}/index.ts'

export const thing${index} = resource({
  name: 'thing${index}',
  label: 'f0',
  scopedBy: 'nothing',
  fields: {
${fieldsOf(fields)}
  },
  list: { columns: [${range(fields)
    .map(i => `'f${i}'`)
    .join(', ')}], filters: ['f0', 'f2'], search: ['f0'], sort: ['createdAt', 'DESC'] },
  form: [{ section: 'main', fields: [${range(fields)
    .map(i => `'f${i}'`)
    .join(', ')}] }],
  actions: {
    list: {}, get: {}, create: {}, update: {},
${range(actions).map(actionOf).join('\n')}
  },
})

export type Thing${index} = InferRecord<typeof thing${index}>
export const name${index} = (record: Thing${index}): string => record.f0 + record.createdAt
export const label${index} = (input: InferInput<typeof thing${index}>): string => input.f0
export const handlers${index} = (handlers: Handlers<typeof thing${index}, { today: string }>, record: Thing${index}) =>
  handlers.act1(record, { why: 'x' }, { today: '' })
export const call${index} = (client: Client<typeof thing${index}>) => client.act0({ id: 1 })
export const text${index} = (texts: Texts<typeof thing${index}>): string => texts.choices.f2.on + texts.actions.act1 + texts.asks.act1.fields.why
`

const tsconfig = (root: string): string =>
  JSON.stringify({
    extends: join(root, 'tsconfig.json'),
    compilerOptions: { types: [], typeRoots: [], noUnusedLocals: false, rootDir: '/' },
    include: ['./*.ts'],
  })

/** Writes a product of that size into a folder, with a compiler configuration beside it. */
export const generate = (folder: string, root: string, size: Size): void => {
  mkdirSync(folder, { recursive: true })
  const vocabulary = join(root, 'resources/core').replaceAll('\\', '/')
  for (const index of range(size.resources))
    writeFileSync(join(folder, `thing${index}.ts`), source(index, size, vocabulary))
  writeFileSync(join(folder, 'tsconfig.json'), tsconfig(root))
}
