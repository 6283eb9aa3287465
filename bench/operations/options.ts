import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'

const built = 'dist/server/main.js'

/** What is measured: what watching costs, the page *Log*, making cards, and typing in the code generator. */
export const parts = ['cost', 'log', 'cards', 'generator'] as const
export type PartName = (typeof parts)[number]

export interface Options {
  readonly only: readonly PartName[]
  /** Entries of the log. */
  readonly entries: number
  /** Patients that calls are about while it is measured what watching costs. */
  readonly patients: number
  readonly cards: number
  /** Fields of the entity that is typed. */
  readonly fields: number
  readonly rounds: number
  /** Measured seconds of each call with and without each. */
  readonly seconds: number
  readonly port: number
  /** Folder in which loaded databases stay for the next run. */
  readonly keep: string | undefined
  /** How a host is started: built, or from its sources. */
  readonly program: readonly string[]
}

export const readOptions = (args: readonly string[]): Options => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string', default: parts.join(',') },
      entries: { type: 'string', default: '10000000' },
      patients: { type: 'string', default: '100000' },
      cards: { type: 'string', default: '10000' },
      fields: { type: 'string', default: '30' },
      rounds: { type: 'string', default: '9' },
      seconds: { type: 'string', default: '1.5' },
      port: { type: 'string', default: '41650' },
      keep: { type: 'string' },
    },
  })
  const only = values.only.split(',').map(name => {
    const part = parts.find(one => one === name)
    if (!part) throw new Error(`--only takes ${parts.join(', ')}, and not ${name}`)
    return part
  })
  return {
    only,
    entries: Number(values.entries),
    patients: Number(values.patients),
    cards: Number(values.cards),
    fields: Number(values.fields),
    rounds: Number(values.rounds),
    seconds: Number(values.seconds),
    port: Number(values.port),
    keep: values.keep,
    program: existsSync(built) ? [built] : ['--import', 'tsx', 'server/main.ts'],
  }
}
