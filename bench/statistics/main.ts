import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Client } from 'pg'
import { addDays, dateIn, defaultTimeZone } from '../../domain/calendar.ts'
import { askReport, suitingStep } from '../../resources/core/statistics/index.ts'
import type { AnyReport, Part } from '../../resources/core/statistics/index.ts'
import type { View } from '../../resources/core/statistics/address.ts'
import { partQuery } from '../../resources/core/statistics/partQuery.ts'
import { reports } from '../../resources/index.ts'
import { buildRollUps } from '../../server/core/statistics/buildRollUps.ts'
import { openDatabase } from '../../server/platform/database/openDatabase.ts'
import { openCluster } from '../api/cluster.ts'
import type { Cluster } from '../api/cluster.ts'
import { loadedDatabase, preparedDatabase } from '../api/databases.ts'
import { startOurs } from '../api/servers.ts'
import { median } from '../median.ts'
import { table } from '../table.ts'
import { questions } from './questions.ts'

/*
 * Answers of reports over four years beside the best statements by hand, in the same run over one PostgreSQL: `npm run
 * bench:statistics`. Nothing is answered from what an earlier question left, but for the call alone: the same answer
 * once it is kept, which knows who asks, whether they may, and whether it still holds. All are measured in turn, round
 * after round, what is quick several times in each; figures are medians.
 */

const { values } = parseArgs({
  options: {
    patients: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '9' },
    port: { type: 'string', default: '41640' },
    keep: { type: 'string' },
    server: { type: 'string' },
  },
})
const [patients, rounds, port] = [Number(values.patients), Number(values.rounds), Number(values.port)]
const built = 'dist/server/main.js'
const main = values.server ?? (existsSync(built) ? built : undefined)
const mostRatio = 3
/** Pages whose rows no table holds, and the milliseconds that all of their parts may take, six at a time as browsers ask. */
const pages = ['effectAnalysis', 'effectDifference'] as const
const [mostOfPage, atOnce] = [1500, 6]
/** What is quick is asked again within a round, at most so often and for so many milliseconds. */
const [mostTimes, quick] = [20, 400]
const name = 'vision_bench_statistics'

interface Asked {
  readonly report: string
  readonly query: Readonly<Record<string, unknown>>
}

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const started = performance.now()
  await work()
  return performance.now() - started
}

/** Builds up what is kept, and says what that takes and how much there is. */
const build = async (url: string): Promise<void> => {
  const database = await openDatabase({ url })
  try {
    const took = await timed(() => buildRollUps(database, { timeZone: defaultTimeZone, pause: 0 }))
    console.log(`Roll-ups were built up in ${(took / 1000).toFixed(1)} s`)
    await database.execScript('vacuum (analyze)')
  } finally {
    await database.close()
  }
}

const sizes = async (client: Client): Promise<string[][]> => {
  const { rows } = await client.query<{ target: string; source: string }>(
    'select k.target, r.source from kept_sum k join roll_up r on r.facts = k.facts order by 1',
  )
  const size = async (from: string): Promise<number> =>
    Number((await client.query<{ n: string }>(`select count(*) as n from "${from}"`)).rows[0]!.n)
  const lines: string[][] = []
  for (const { target, source } of rows) {
    const [kept, all] = [await size(target), await size(source)]
    lines.push([target, String(kept), String(all), (all / Math.max(1, kept)).toFixed(1)])
  }
  return lines
}

/**
 * A database that is filled: of an earlier run where one is kept. Training is told of every patient, as it would be.
 */
const databaseIn = async (cluster: Cluster, cleanUp: (() => Promise<void>)[]): Promise<string> => {
  if (values.keep !== undefined) return preparedDatabase(cluster, patients, patients)
  const { url, seconds } = await loadedDatabase(cluster, name, patients, patients)
  cleanUp.push(() => cluster.drop(name))
  console.log(`Loaded ${patients} patients in ${seconds.toFixed(1)} s`)
  return url
}

const run = async (): Promise<boolean> => {
  const cleanUp: (() => Promise<void>)[] = []
  try {
    const cluster = await openCluster({ url: process.env['TEST_DATABASE_URL'], port, keep: values.keep })
    cleanUp.push(() => cluster.stop())
    const url = await databaseIn(cluster, cleanUp)
    await build(url)
    const dataDir = mkdtempSync(join(tmpdir(), 'vision-bench-data-'))
    cleanUp.push(async () => rmSync(dataDir, { recursive: true, force: true }))
    const server = await startOurs(main === undefined ? ['--import', 'tsx', 'server/main.ts'] : [main], {
      port: port + 1,
      databaseUrl: url,
      dataDir,
    })
    cleanUp.push(() => server.stop())
    const client = new Client({ connectionString: url })
    await client.connect()
    cleanUp.push(() => client.end())
    await client.query('set time zone utc')

    const to = dateIn(new Date())
    const from = addDays(to, -4 * 365)
    const {
      rows: [largest],
    } = await client.query<{ hospital: number }>(
      'select hospital from consume_record group by 1 order by count(*) desc limit 1',
    )
    const ask = async ({ report, query }: Asked): Promise<void> => {
      const reply = await fetch(
        `${server.url}/api/statistics/${report}?${new URLSearchParams(Object.entries({ from, to, ...query }).map(([key, value]) => [key, String(value)]))}`,
        { headers: { Authorization: `Bearer ${server.token}` } },
      )
      if (!reply.ok) throw new Error(`${report}: ${reply.status} ${await reply.text()}`)
      await reply.arrayBuffer()
    }
    // A write of nothing: answers that are kept are as of before it.
    const forget = (): Promise<unknown> =>
      client.query(
        "select nextval(oid::regclass) from pg_class where relkind = 'S' and relname like 'statistics_change_%'",
      )
    const asked = questions(largest?.hospital ?? 1)
    const taken = asked.map(question => ({
      question,
      ours: [] as number[],
      call: [] as number[],
      byHand: [] as number[],
      fromRows: [] as number[],
    }))
    const pagesTaken = pages.map(page => ({ page, times: [] as number[] }))
    const askPage = async (page: (typeof pages)[number]): Promise<void> => {
      const report: AnyReport = reports[page]
      const view: View = {
        choice: 'free',
        range: { from, to },
        step: suitingStep({ from, to }),
        isStepChosen: false,
        compare: [],
        filters: {},
      }
      const parts = Object.values<Part>(report.parts).map(part => askReport(partQuery(report, part, view)))
      const askNext = async (): Promise<void> => {
        for (let query = parts.shift(); query; query = parts.shift()) await ask({ report: page, query })
      }
      await Promise.all(Array.from({ length: atOnce }, askNext))
    }
    for (let round = 0; round <= rounds; round += 1) {
      for (const { page, times } of pagesTaken) {
        await forget()
        const took = await timed(() => askPage(page))
        if (round > 0) times.push(took)
      }
      for (const { question, ...times } of taken) {
        const started = performance.now()
        // The first round warms up.
        const note = (key: keyof typeof times, time: number) => round > 0 && times[key].push(time)
        for (let time = 0; time === 0 || (time < mostTimes && performance.now() - started < quick); time += 1) {
          await forget()
          note('ours', await timed(() => ask(question)))
          note('call', await timed(() => ask(question)))
          note('byHand', await timed(() => client.query(question.byHand, [from, to])))
        }
        note('fromRows', await timed(() => client.query(question.fromRows, [from, to])))
      }
    }
    console.log(`\n${table([['roll-up', 'sums', 'rows', 'rows a sum'], ...(await sizes(client))])}\n`)
    const lines = taken.map(({ question, ...times }) => {
      const [ours, call] = [median(times.ours), median(times.call)]
      const [byHand, fromRows] = [median(times.byHand), median(times.fromRows)]
      const holds = ours <= Math.max(mostRatio * byHand, 5) && (question.most === undefined || ours <= question.most)
      return {
        holds,
        cells: [
          question.name,
          ours.toFixed(1),
          call.toFixed(1),
          byHand.toFixed(1),
          (ours / byHand).toFixed(2),
          fromRows.toFixed(1),
          holds ? 'holds' : 'MISSED',
        ],
      }
    })
    console.log(
      table([
        [
          'question',
          'ours ms',
          'of which call',
          'by hand ms',
          '× by hand',
          'by hand from rows ms',
          `within ${mostRatio} ×, and its limit`,
        ],
        ...lines.map(({ cells }) => cells),
      ]),
    )
    const whole = pagesTaken.map(({ page, times }) => ({
      page,
      took: median(times),
      holds: median(times) <= mostOfPage,
    }))
    console.log(
      `\n${table([
        ['whole page, over four years', 'ms', `at most ${mostOfPage} ms`],
        ...whole.map(({ page, took, holds }) => [page, took.toFixed(0), holds ? 'holds' : 'MISSED']),
      ])}`,
    )
    return [...lines, ...whole].every(({ holds }) => holds)
  } finally {
    for (const step of cleanUp.reverse()) await step()
  }
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
process.exitCode = (await run()) ? 0 : 1
