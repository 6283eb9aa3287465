import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openCluster } from './cluster.ts'
import { preparedDatabase } from './databases.ts'
import { drawMaterial } from './material.ts'
import { measure } from './measure.ts'
import type { Measured } from './measure.ts'
import { median } from '../median.ts'
import { readOptions } from './options.ts'
import type { Options } from './options.ts'
import { report, verdicts } from './report.ts'
import type { Figures, Result } from './report.ts'
import { requestsOn } from './requests.ts'
import type { BenchRequest } from './requests.ts'
import { requireSameAnswers } from './sameAnswers.ts'
import { searchLatencies } from './searches.ts'
import { startOurs, startThin } from './servers.ts'
import type { BenchServer } from './servers.ts'
import { untilIdle } from './untilIdle.ts'

/*
 * Our server against two thin hand-written ones over the same two databases: `npm run bench:api -- --keep folder`. Each
 * request is measured on all servers in turn, round after round, so that whatever else the machine does hits all alike;
 * figures are medians of the rounds.
 */

interface Site {
  readonly requests: readonly BenchRequest[]
  readonly servers: Readonly<Record<keyof Figures, BenchServer>>
}

const ours = (built: string | undefined): string[] =>
  built === undefined ? ['--import', 'tsx', 'server/main.ts'] : [built]
const thin = ['--import', 'tsx', 'bench/api/thin.ts']
const names = ['ours', 'counting', 'plain'] as const

const openSite = async (url: string, port: number, dataDir: string, built: string | undefined): Promise<Site> => ({
  requests: requestsOn(await drawMaterial(url)),
  servers: {
    ours: await startOurs(ours(built), { port, databaseUrl: url, dataDir }),
    counting: await startThin(thin, port + 1, url, true),
    plain: await startThin(thin, port + 2, url, false),
  },
})

const measureAll = async (
  sites: readonly Site[],
  databases: string,
  { rounds, seconds, connections, only }: Options,
): Promise<Result[]> => {
  const chosen = sites[0]!.requests
    .map((request, index) => ({ request, index }))
    .filter(({ request }) => request.name.includes(only))
  if (chosen.length === 0)
    throw new Error(
      `--only ${only} names none of the requests: ${sites[0]!.requests.map(({ name }) => name).join(', ')}`,
    )
  const taken = new Map<string, Measured[]>()
  for (let round = 0; round < rounds; round++) {
    for (const { index } of chosen) {
      for (const [s, { requests, servers }] of sites.entries()) {
        const request = requests[index]!
        if (round === 0) await requireSameAnswers(request, servers.ours, servers.counting)
        // Nobody is always the first or the last.
        for (const name of [...names.slice(round % names.length), ...names.slice(0, round % names.length)]) {
          const { url, token } = servers[name]
          if (round === 0) await measure(request, { url, token, connections, seconds: 1 })
          // What was asked last and not waited for must not be at work any more when somebody else is measured.
          await untilIdle(databases)
          const key = `${index} ${s} ${name}`
          taken.set(key, [...(taken.get(key) ?? []), await measure(request, { url, token, connections, seconds })])
        }
      }
    }
    console.log(`round ${round + 1} of ${rounds} is done`)
  }
  const middle = (key: string): Measured => {
    const all = taken.get(key)!
    return { rate: median(all.map(one => one.rate)), p50: median(all.map(one => one.p50)) }
  }
  const figures = (index: number, s: number): Figures => ({
    ours: middle(`${index} ${s} ours`),
    counting: middle(`${index} ${s} counting`),
    plain: middle(`${index} ${s} plain`),
  })
  return chosen.map(({ request: { name, kind }, index }) => ({
    name,
    kind,
    small: figures(index, 0),
    large: figures(index, 1),
  }))
}

const run = async (options: Options): Promise<boolean> => {
  const cleanUp: (() => Promise<void> | void)[] = []
  try {
    const cluster = await openCluster(options)
    cleanUp.push(() => cluster.stop())
    const dataDir = mkdtempSync(join(tmpdir(), 'vision-bench-data-'))
    cleanUp.push(() => rmSync(dataDir, { recursive: true, force: true }))
    const sites: Site[] = []
    for (const [i, size] of options.sizes.entries()) {
      const site = await openSite(
        await preparedDatabase(cluster, size),
        options.port + 1 + i * 3,
        dataDir,
        options.server,
      )
      sites.push(site)
      cleanUp.push(async () => {
        await Promise.all(Object.values(site.servers).map(server => server.stop()))
      })
    }
    const results = await measureAll(sites, cluster.url('postgres'), options)
    const searches = await searchLatencies(sites[1]!.servers.ours, 20)
    console.log(`\n${report(options.sizes, results, searches)}\n`)
    const judged = verdicts(results, searches)
    for (const { what, holds } of judged) console.log(`${holds ? 'holds ' : 'MISSED'} ${what}`)
    return judged.every(({ holds }) => holds)
  } finally {
    for (const step of cleanUp.reverse()) await step()
  }
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
process.exitCode = (await run(readOptions(process.argv.slice(2), process.env))) ? 0 : 1
