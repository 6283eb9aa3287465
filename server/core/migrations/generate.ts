import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { difference, type Step } from './difference.ts'
import type { Schema } from './schema.ts'
import { sparesOlderHosts } from './sparesOlderHosts.ts'
import { statements } from './statements.ts'

export const folder = dirname(fileURLToPath(import.meta.url))
export const snapshotFile = join(folder, 'snapshot.json')

export interface Generated {
  file: string
  sql: string
}

/** The schema as the last migration left it. */
export const readSnapshot = (file = snapshotFile): Schema =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Schema) : { tables: {} }

/** A schema as the snapshot stores it: `was` has done its work once a migration is written. */
export function snapshotOf({ tables }: Schema): Schema {
  const text = JSON.stringify({ tables }, (key, value: unknown) => (key === 'was' ? undefined : value))
  return JSON.parse(text) as Schema
}

/** Lossy steps that nobody allowed; the message lists them all. */
export class LossyMigrationError extends Error {
  override readonly name = 'LossyMigrationError'
  readonly steps: readonly string[]

  constructor(steps: readonly string[]) {
    super(
      `These steps may lose data or fail on rows that are there:\n${steps.map(step => `  ${step}`).join('\n')}\n` +
        `Declare a rename with \`was\`, give a default, or allow them: --allow ${steps.join(' --allow ')}`,
    )
    this.steps = steps
  }
}

/**
 * The SQL of the migration from one schema to another, or undefined when they are equal. Throws `LossyMigrationError`
 * unless each lossy step is allowed by its name (`drop:patient.remark`, `type:…`, `require:…`).
 */
export function migrationSql(
  title: string,
  before: Schema,
  desired: Schema,
  allowed: readonly string[] = [],
): string | undefined {
  const steps = difference(before, desired)
  if (!steps.length) return undefined
  const refused = steps.flatMap(({ loses }) => (loses !== undefined && !allowed.includes(loses) ? [loses] : []))
  if (refused.length) throw new LossyMigrationError(refused)
  const script = steps
    .flatMap(statements)
    .map(statement => `${statement};`)
    .join('\n\n')
  const older = sparesOlderHosts(script) ? [] : ['Older hosts: must have stopped']
  const header = [`-- ${title.replaceAll('_', ' ')}`, '--', ...[...summary(steps), ...older].map(line => `-- ${line}`)]
  return `${header.join('\n')}\n\n${script}\n`
}

/** Tables of the steps, and each step that may lose data, for the head of the file. */
function summary(steps: readonly Step[]): string[] {
  const tables = [...new Set(steps.map(({ table }) => table))].sort()
  const lossy = steps.flatMap(({ loses }) =>
    loses === undefined ? [] : [`Allowed although it may lose data: ${loses}`],
  )
  return [`Tables: ${tables.join(', ')}`, ...lossy]
}

/** `--allow a --allow b,c` → names; the first other word is the name of the migration. */
export function readArguments(words: readonly string[]): { name: string | undefined; allowed: string[] } {
  const allowed: string[] = []
  const rest: string[] = []
  for (let i = 0; i < words.length; i++) {
    const word = words[i] ?? ''
    if (word === '--allow') allowed.push(...(words[++i] ?? '').split(','))
    else if (word.startsWith('--allow=')) allowed.push(...word.slice('--allow='.length).split(','))
    else rest.push(word)
  }
  return { name: rest[0], allowed }
}
