import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Watching } from '../../server/app/createApp.ts'
import { openCluster } from '../api/cluster.ts'
import { preparedDatabase } from '../api/databases.ts'
import { drawMaterial } from '../api/material.ts'
import { measure } from '../api/measure.ts'
import { requestsOn } from '../api/requests.ts'
import { startOurs } from '../api/servers.ts'
import type { BenchServer } from '../api/servers.ts'
import { untilIdle } from '../api/untilIdle.ts'
import { median } from '../median.ts'
import { table } from '../table.ts'
import type { Options } from './options.ts'
import type { Figure, Measured } from './verdict.ts'

/** Hundredths of the rate that each may cost. */
const most = 5
const kept: readonly Watching[] = ['log', 'errors', 'metrics']
/** A list, a record, whose look is logged, and a change. */
const asked = ['list page 1', 'get', 'update']

const host = ['--import', 'tsx', 'bench/operations/host.ts']

/**
 * What the log, the collection of errors and the metrics cost: the calls of `bench:api` at a host that keeps all, and
 * at hosts that keep all but one, in turn.
 */
export const measureCost = async ({ patients, rounds, seconds, port, keep }: Options): Promise<Measured> => {
  const cleanUp: (() => Promise<unknown> | void)[] = []
  try {
    const cluster = await openCluster({ url: process.env['TEST_DATABASE_URL'], keep, port })
    cleanUp.push(() => cluster.stop())
    const url = await preparedDatabase(cluster, patients)
    const dataDir = mkdtempSync(join(tmpdir(), 'vision-bench-data-'))
    cleanUp.push(() => rmSync(dataDir, { recursive: true, force: true }))
    const hosts = new Map<Watching | undefined, BenchServer>()
    for (const [at, without] of [undefined, ...kept].entries()) {
      const server = await startOurs([...host, ...(without === undefined ? [] : ['--without', without])], {
        port: port + 1 + at,
        databaseUrl: url,
        dataDir,
        ...(at > 0 ? { isAgain: true } : {}),
      })
      hosts.set(without, server)
      cleanUp.push(() => server.stop())
    }
    // One session for all of them: whoever signs in again is signed out elsewhere.
    const { token } = hosts.get(undefined)!
    const requests = requestsOn(await drawMaterial(url)).filter(({ name }) => asked.includes(name))
    const rates = new Map<string, number[]>()
    const keyOf = (name: string, without: Watching | undefined): string => `${name} ${without ?? ''}`
    for (let round = 0; round < rounds; round++) {
      for (const request of requests) {
        // Nobody is always the first or the last.
        const turn = [...hosts].map((_, at, all) => all[(at + round) % all.length]!)
        for (const [without, { url: address }] of turn) {
          const load = { url: address, ...(token === undefined ? {} : { token }), connections: 10 }
          if (round === 0) await measure(request, { ...load, seconds: 1 })
          await untilIdle(cluster.url('postgres'))
          const key = keyOf(request.name, without)
          rates.set(key, [...(rates.get(key) ?? []), (await measure(request, { ...load, seconds })).rate])
        }
      }
      console.log(`round ${round + 1} of ${rounds} is done`)
    }
    const rate = (name: string, without?: Watching): number[] => rates.get(keyOf(name, without))!
    // Of each round by itself: what else the machine did then hit both.
    const cost = (name: string, without: Watching): number =>
      median(rate(name).map((all, at) => (1 - all / rate(name, without)[at]!) * 100))
    return {
      told: table([
        ['call', 'all kept /s', ...kept.map(one => `${one} costs, %`), 'at most'],
        ...asked.map(name => [
          name,
          median(rate(name)).toFixed(0),
          ...kept.map(one => cost(name, one).toFixed(1)),
          String(most),
        ]),
      ]),
      figures: asked.flatMap(name =>
        kept.map((one): Figure => ({ name: `what ${one} costs ${name}, %`, value: cost(name, one), most })),
      ),
    }
  } finally {
    for (const step of cleanUp.reverse()) await step()
  }
}
