import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { partTransfer } from '../../src/core/inputs/partTransfer.ts'
import { openCluster } from '../api/cluster.ts'
import { loadedDatabase } from '../api/databases.ts'
import { startOurs, startThin } from '../api/servers.ts'
import type { BenchServer } from '../api/servers.ts'
import { median } from '../median.ts'
import { table } from '../table.ts'
import { ask, requireSame } from './ask.ts'
import type { Asked } from './ask.ts'
import { openClients } from './clients.ts'
import { timedUpload } from './upload.ts'

/*
 * What training clients are given, over one PostgreSQL: `npm run bench:content`. Ten thousand devices ask one and two
 * of our hosts, and a thin endpoint, for what is published, first without and then with the tags of their answers; all
 * in turn, round after round, figures are medians of the rounds. Then an installer of a gigabyte is sent to a host that
 * is killed in the midst of it.
 */

const { values } = parseArgs({
  options: {
    devices: { type: 'string', default: '10000' },
    rounds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '16' },
    megabytes: { type: 'string', default: '1024' },
    port: { type: 'string', default: '41660' },
    only: { type: 'string' },
    server: { type: 'string' },
  },
})
const [port, rounds, connections] = [Number(values.port), Number(values.rounds), Number(values.connections)]
const built = 'dist/server/main.js'
const program = values.server ?? (existsSync(built) ? built : undefined)
const main = program === undefined ? ['--import', 'tsx', 'server/main.ts'] : [program]
const wanted = { ratio: 0.7, bodies: 0.01, megabytes: 50 }
const kinds = ['news', 'userHelp'] as const
const asks = ['first', 'again'] as const

interface Where {
  readonly databaseUrl: string
  readonly dataDir: string
}
type Goal = readonly [what: string, holds: boolean]

const answers = async ({ databaseUrl, dataDir }: Where): Promise<readonly Goal[]> => {
  const tokens = await openClients(databaseUrl, Number(values.devices))
  const running: BenchServer[] = []
  try {
    for (const at of [1, 2]) running.push(await startOurs(main, { port: port + at, databaseUrl, dataDir }))
    running.push(await startThin(['--import', 'tsx', 'bench/content/thin.ts'], port + 3, databaseUrl, false))
    const [one, two, thin] = running.map(({ url }) => url) as [string, string, string]
    await requireSame([one, two, thin], kinds, tokens[0]!)

    const hosts = { 'one host': [one], 'two hosts': [one, two], thin: [thin] }
    const names = Object.keys(hosts) as (keyof typeof hosts)[]
    const taken = new Map<string, Asked[]>()
    for (let round = 0; round <= rounds; round += 1) {
      for (const name of [...names.slice(round % names.length), ...names.slice(0, round % names.length)]) {
        const tags = new Map<string, string>()
        // The first round warms up.
        const asking = round === 0 ? tokens.slice(0, 500) : tokens
        for (const [turn, when] of asks.entries()) {
          const asked = await ask(hosts[name], { tokens: asking, kinds, tags, turn, connections })
          if (round > 0) taken.set(`${name} ${when}`, [...(taken.get(`${name} ${when}`) ?? []), asked])
        }
      }
    }
    const rate = (name: string, when: string): number => median(taken.get(`${name} ${when}`)!.map(asked => asked.rate))
    const ratio = (name: string, when: string): number => rate(name, when) / rate('thin', when)
    const share = (name: string): number =>
      taken.get(`${name} again`)!.reduce((sum, { bodies }) => sum + bodies, 0) / (rounds * tokens.length * kinds.length)
    console.log(`${tokens.length} devices, ${kinds.join(' and ')}, ${connections} connections\n`)
    console.log(
      table([
        ['asked', 'first /s', 'again /s', '× thin, first', '× thin, again', 'bodies, again'],
        ...names.map(name => [
          name,
          ...asks.map(when => rate(name, when).toFixed(0)),
          ...asks.map(when => ratio(name, when).toFixed(2)),
          `${(share(name) * 100).toFixed(2)} %`,
        ]),
      ]),
    )
    return [
      ...asks.map((when): Goal => [
        `two hosts × thin, ${when}: ${ratio('two hosts', when).toFixed(2)}, wanted ${wanted.ratio}`,
        ratio('two hosts', when) >= wanted.ratio,
      ]),
      [
        `bodies after the first: ${(share('two hosts') * 100).toFixed(2)} %, at most ${wanted.bodies * 100} %`,
        share('two hosts') <= wanted.bodies,
      ],
    ]
  } finally {
    await Promise.all(running.map(server => server.stop()))
  }
}

const upload = async ({ databaseUrl, dataDir }: Where): Promise<readonly Goal[]> => {
  const { idle, peak, seconds, killedAt, wentOnAt } = await timedUpload(
    join(dataDir, 'client.exe'),
    Number(values.megabytes) * 1_048_576,
    isAgain => startOurs(main, { port: port + 4, databaseUrl, dataDir, ...(isAgain ? { isAgain } : {}) }),
  )
  console.log(
    `\n${values.megabytes} MB in ${seconds.toFixed(0)} s; killed after ${killedAt.toFixed(1)} MB, went on at ${wentOnAt.toFixed(1)} MB\n`,
  )
  return [
    [
      `memory: ${idle.toFixed(0)} MB at rest, ${(peak - idle).toFixed(0)} MB above that at most, wanted under ${wanted.megabytes}`,
      peak - idle < wanted.megabytes,
    ],
    [
      `sent twice: ${(killedAt - wentOnAt).toFixed(1)} MB, at most the part that was under way`,
      killedAt - wentOnAt <= partTransfer.chunkSize / 1_048_576,
    ],
  ]
}

const run = async (): Promise<boolean> => {
  const cleanUp: (() => Promise<void> | void)[] = []
  try {
    const cluster = await openCluster({ url: process.env['TEST_DATABASE_URL'], port })
    cleanUp.push(() => cluster.stop())
    const { url: databaseUrl } = await loadedDatabase(cluster, 'vision_bench_content', 200)
    cleanUp.push(() => cluster.drop('vision_bench_content'))
    const dataDir = mkdtempSync(join(tmpdir(), 'vision-bench-data-'))
    cleanUp.push(() => rmSync(dataDir, { recursive: true, force: true }))
    const goals: Goal[] = []
    for (const [name, measure] of Object.entries({ answers, upload }))
      if ((values.only ?? name) === name) goals.push(...(await measure({ databaseUrl, dataDir })))
    for (const [what, holds] of goals) console.log(`${holds ? 'holds ' : 'MISSED'} ${what}`)
    return goals.length > 0 && goals.every(([, holds]) => holds)
  } finally {
    for (const step of cleanUp.reverse()) await step()
  }
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
process.exitCode = (await run()) ? 0 : 1
