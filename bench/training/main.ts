import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openCluster } from '../api/cluster.ts'
import { loadedDatabase } from '../api/databases.ts'
import { startOurs, startThin } from '../api/servers.ts'
import type { BenchServer } from '../api/servers.ts'
import { median } from '../median.ts'
import { table } from '../table.ts'
import { createClient } from './client.ts'
import { drive } from './drive.ts'
import type { Driven } from './drive.ts'
import { openGym } from './gym.ts'
import { kept, requireBalanced } from './verify.ts'

/*
 * Training clients that send batches of records to one and to two of our hosts, and to a thin endpoint, over one
 * PostgreSQL:
 * `npm run bench:training`. All are measured in turn, round after round; figures are medians of the rounds.
 */

const { values } = parseArgs({
  options: {
    clients: { type: 'string', default: '16' },
    batch: { type: 'string', default: '100' },
    day: { type: 'string', default: '8,100' },
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '3' },
    port: { type: 'string', default: '41620' },
    server: { type: 'string' },
  },
})
const built = 'dist/server/main.js'
const wanted = 0.5

const run = async (): Promise<boolean> => {
  const [port, rounds, seconds, batch] = [
    Number(values.port),
    Number(values.rounds),
    Number(values.seconds),
    Number(values.batch),
  ]
  const perDays = values.day.split(',').map(Number)
  const cleanUp: (() => Promise<void> | void)[] = []
  try {
    const cluster = await openCluster({ url: process.env['TEST_DATABASE_URL'], port })
    cleanUp.push(() => cluster.stop())
    const { url } = await loadedDatabase(cluster, 'vision_bench_training', 2000)
    cleanUp.push(() => cluster.drop('vision_bench_training'))
    const gym = await openGym(url)
    const clients = gym.devices
      .slice(0, Number(values.clients))
      .map(device => createClient(device, { exercises: gym.exercises, batch }))
    const dataDir = mkdtempSync(join(tmpdir(), 'vision-bench-data-'))
    cleanUp.push(() => rmSync(dataDir, { recursive: true, force: true }))
    const main = values.server ?? (existsSync(built) ? built : undefined)
    const ours: BenchServer[] = []
    for (const at of [1, 2])
      ours.push(
        await startOurs(main === undefined ? ['--import', 'tsx', 'server/main.ts'] : [main], {
          port: port + at,
          databaseUrl: url,
          dataDir,
        }),
      )
    const thin = await startThin(['--import', 'tsx', 'bench/training/thin.ts'], port + 3, url, false)
    cleanUp.push(async () => {
      await Promise.all([...ours, thin].map(server => server.stop()))
    })

    const hosts = { 'one host': [ours[0]!.url], 'two hosts': ours.map(server => server.url), thin: [thin.url] }
    const names = Object.keys(hosts) as (keyof typeof hosts)[]
    const before = await kept(url)
    const taken = new Map<string, Driven[]>()
    let stored = 0
    let days = 0
    for (let round = 0; round <= rounds; round += 1) {
      for (const perDay of perDays) {
        for (const name of [...names.slice(round % names.length), ...names.slice(0, round % names.length)]) {
          // The first round warms up.
          const driven = await drive(hosts[name], clients, { perDay, seconds: round === 0 ? 1 : seconds })
          const key = `${name} ${perDay}`
          if (round > 0) taken.set(key, [...(taken.get(key) ?? []), driven])
          stored += driven.stored
          if (name !== 'thin') days += driven.batches * Math.ceil(batch / perDay)
        }
      }
    }
    const after = await kept(url)
    if (after.records - before.records !== stored)
      throw new Error(`${stored} records were stored, and ${after.records - before.records} are there`)
    if (after.days - before.days !== days)
      throw new Error(`${days} days were trained, and ${after.days - before.days} took a time`)
    await requireBalanced(url)

    const middle = (name: string, perDay: number, of: (one: Driven) => number): number =>
      median(taken.get(`${name} ${perDay}`)!.map(of))
    const ratio = (name: string, perDay: number): number =>
      middle(name, perDay, one => one.rate) / middle('thin', perDay, one => one.rate)
    console.log(
      `${clients.length} clients, ${batch} records a batch; ${stored} records, ${days} training days, the ledger balances\n`,
    )
    console.log(
      table([
        ['records of a day', 'taken in by', 'records /s', 'p50 of a batch, ms', '× thin'],
        ...perDays.flatMap(perDay =>
          names.map(name => [
            String(perDay),
            name,
            middle(name, perDay, one => one.rate).toFixed(0),
            middle(name, perDay, one => one.p50).toFixed(0),
            ratio(name, perDay).toFixed(2),
          ]),
        ),
      ]),
    )
    const best = perDays.map(perDay => Math.max(ratio('one host', perDay), ratio('two hosts', perDay)))
    perDays.forEach((perDay, at) =>
      console.log(
        `${best[at]! >= wanted ? 'holds ' : 'MISSED'} ${perDay} records of a day: ${best[at]!.toFixed(2)} × thin, wanted ${wanted}`,
      ),
    )
    return best.every(one => one >= wanted)
  } finally {
    for (const step of cleanUp.reverse()) await step()
  }
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
process.exitCode = (await run()) ? 0 : 1
