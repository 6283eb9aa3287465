import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { openCluster } from '../api/cluster.ts'
import { startOurs } from '../api/servers.ts'
import type { BenchServer } from '../api/servers.ts'
import { inFolder } from '../inFolder.ts'
import { median } from '../median.ts'
import { table } from '../table.ts'
import { caller, patientsOf, topUp } from './timedTopUp.ts'
import type { ToppedUp } from './timedTopUp.ts'

/*
 * A top-up of as many patients as one may have, through the calls of its page, on PostgreSQL and on the embedded
 * database, while somebody else asks for the list of patients: `npm run bench:recharge`. Figures are medians of the
 * rounds.
 */

const { values } = parseArgs({
  options: {
    patients: { type: 'string', default: '10000' },
    rounds: { type: 'string', default: '3' },
    port: { type: 'string', default: '41630' },
    server: { type: 'string' },
  },
})
const [patients, rounds, port] = [Number(values.patients), Number(values.rounds), Number(values.port)]
const built = 'dist/server/main.js'
const main = values.server ?? (existsSync(built) ? built : undefined)
const program = main === undefined ? ['--import', 'tsx', 'server/main.ts'] : [main]
// Not all of the sample are ordinary patients.
const sample = Math.ceil(patients * 1.6)
const database = 'vision_bench_recharge'

const measured = async (server: BenchServer): Promise<ToppedUp> => {
  try {
    const call = caller(server)
    const ids = await patientsOf(call, patients)
    const taken: ToppedUp[] = []
    for (let round = 0; round < rounds; round += 1) taken.push(await topUp(call, ids))
    const middle = (of: (one: ToppedUp) => number): number => median(taken.map(of))
    return {
      preview: middle(one => one.preview),
      confirm: middle(one => one.confirm),
      longestList: middle(one => one.longestList),
      refused: middle(one => one.refused),
    }
  } finally {
    await server.stop()
  }
}

const onServer = async (): Promise<ToppedUp> => {
  const cluster = await openCluster({ url: process.env['TEST_DATABASE_URL'], port })
  try {
    await cluster.drop(database)
    await cluster.create(database)
    return await inFolder(async dataDir =>
      measured(await startOurs(program, { port: port + 1, databaseUrl: cluster.url(database), dataDir, sample })),
    )
  } finally {
    await cluster.drop(database)
    await cluster.stop()
  }
}

const onEmbedded = (): Promise<ToppedUp> =>
  inFolder(async dataDir => measured(await startOurs(program, { port: port + 2, dataDir, sample })))

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
const results: (readonly [name: string, taken: ToppedUp])[] = []
for (const [name, work] of [
  ['PostgreSQL', onServer],
  ['embedded', onEmbedded],
] as const) {
  results.push([name, await work()])
  console.log(`${name} is done`, results.at(-1)![1])
}
console.log(`A top-up of ${patients} patients, medians of ${rounds} rounds\n`)
console.log(
  table([
    ['database', 'preview s', 'confirm s', 'longest list of somebody else meanwhile, s', 'lists refused'],
    ...results.map(([name, { preview, confirm, longestList, refused }]) => [
      name,
      preview.toFixed(2),
      confirm.toFixed(2),
      longestList.toFixed(2),
      String(refused),
    ]),
  ]),
)
