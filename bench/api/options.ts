import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'

const built = 'dist/server/main.js'

export interface Options {
  /** Patients in the smaller and in the larger database. */
  readonly sizes: readonly [small: number, large: number]
  readonly rounds: number
  /** Measured seconds of each request on each server in each round, after one second of warm-up in the first. */
  readonly seconds: number
  readonly connections: number
  /** Folder in which the loaded databases stay for the next run. */
  readonly keep: string | undefined
  /** A PostgreSQL server that runs already. */
  readonly url: string | undefined
  /** First of the ports to use. */
  readonly port: number
  /** Only requests whose name contains this. */
  readonly only: string
  /** The built server, or none to run the source. */
  readonly server: string | undefined
}

/** Reads the command line; `--quick` is small and short, to see whether everything runs. */
export const readOptions = (
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Options => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      quick: { type: 'boolean', default: false },
      keep: { type: 'string' },
      rounds: { type: 'string' },
      seconds: { type: 'string' },
      sizes: { type: 'string' },
      port: { type: 'string', default: '41600' },
      only: { type: 'string', default: '' },
      server: { type: 'string' },
    },
  })
  const sizes = (values.sizes ?? (values.quick ? '2000,20000' : '100000,1000000')).split(',').map(Number)
  const [small, large] = sizes
  if (sizes.length !== 2 || !sizes.every(size => Number.isInteger(size) && size > 0))
    throw new Error(
      '--sizes are two numbers of patients, such as 100000,1000000: each list is held against itself at the smaller one',
    )
  return {
    sizes: [small!, large!],
    rounds: Number(values.rounds ?? (values.quick ? 1 : 9)),
    seconds: Number(values.seconds ?? (values.quick ? 1 : 1.5)),
    connections: 10,
    keep: values.keep,
    url: environment['TEST_DATABASE_URL'],
    port: Number(values.port),
    only: values.only,
    server: values.server ?? (existsSync(built) ? built : undefined),
  }
}
