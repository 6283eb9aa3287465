import { sql } from 'kysely'
import pino from 'pino'
import { createApp } from '../../server/app/createApp.ts'
import { prepareDatabase } from '../../server/app/prepareDatabase.ts'
import { openDatabase } from '../../server/platform/database/openDatabase.ts'
import type { Database } from '../../server/platform/database/Database.ts'
import { inMemory } from '../../server/platform/storage/inMemory.ts'
import { readSettings } from '../../server/settings.ts'
import { openCluster } from '../api/cluster.ts'
import { median } from '../median.ts'
import { table } from '../table.ts'
import type { Options } from './options.ts'
import type { Figure, Measured } from './verdict.ts'

/** Milliseconds of a page at most. */
const most = 50

/**
 * Three years of work: two thirds of the entries are changes, one third looks; a few operators and browsers do most of
 * it.
 */
const fill = async (database: Database, entries: number): Promise<void> => {
  await database.execScript('set statement_timeout = 0; truncate change_log, read_log')
  const { rows: indexes } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes where schemaname = current_schema() and tablename in ('change_log', 'read_log') and indexname not like '%_pkey'`.execute(
    database.db,
  )
  for (const { name } of indexes) await database.execScript(`drop index "${name}"`)
  const columns = `case when i % 50 = 0 then 'operator' when i % 3 = 0 then 'case' else 'patient' end, (i::bigint * 7919) % 200000 + 1`
  const from = `1 + (i % 12) * (i % 5 + 1), now() - interval '3 years' * (1 - i::float / N), 'bench-' || i / 2, '10.0.' || i % 7 || '.' || i % 40, 'Chrome 141 · Windows', case when i % 9973 = 0 then 4000 + i % 500 else i % 60 end`
  const load = (into: string, more: string, n: number): Promise<unknown> =>
    database.execScript(`
    set statement_timeout = 0;
    insert into ${into} select ${columns}, ${more} ${from.replace('N', `${n}`)} ${into.startsWith('change') ? `, '{"name": ["a", "b"]}'::jsonb` : ''} from generate_series(1, ${n}) i`)
  await load(
    'change_log (resource, record, action, operator, at, request_id, ip, browser, milliseconds, changes)',
    `case when i % 100003 = 0 then 'merge' when i % 4 = 0 then 'create' else 'update' end,`,
    Math.floor((entries * 2) / 3),
  )
  await load(
    'read_log (resource, record, kind, operator, at, request_id, ip, browser, milliseconds)',
    `case when i % 100003 = 0 then 'export' when i % 40 = 0 then 'contact' else 'open' end,`,
    Math.ceil(entries / 3),
  )
  for (const { definition } of indexes)
    await database.execScript(`set statement_timeout = 0; set maintenance_work_mem = '512MB'; ${definition}`)
  await database.execScript('vacuum (analyze) change_log, read_log')
}

/** A day among those of the entries. */
const day = new Date(Date.now() - 400 * 86_400_000).toISOString().slice(0, 10)

const questions: { readonly [name: string]: Readonly<Record<string, unknown>> } = {
  'first page': {},
  'kind: change': { kind: 'change' },
  'kind: export': { kind: 'export' },
  'operator, frequent': { operator: 1 },
  'operator, rare': { operator: 51 },
  'operation, frequent': { operation: 'patient.update' },
  'operation, rare': { operation: 'patient.merge' },
  'what one record went through': { resource: 'patient', record: '1234,1234' },
  'who looked at one record': { resource: 'patient', record: '1234,1234', kind: 'open,contact' },
  'resource, rarer': { resource: 'operator' },
  address: { ip: '10.0.3.17' },
  'address, none': { ip: '192.168.1.1' },
  'slow ones': { milliseconds: '3000,' },
  'one request': { request: 'bench-777' },
  'result: failed': { result: 'failed' },
  'one day': { at: `${day},${day}` },
  'one operator on one day': { operator: 1, at: `${day},${day}` },
  'page 500': { '#page': 499 },
}

/** The log page over many entries: the first page and each filter, rare and frequent, through the host's own routes. */
export const measureLogPage = async ({ entries, rounds, port, keep }: Options): Promise<Measured> => {
  const cluster = await openCluster({ url: process.env['TEST_DATABASE_URL'], keep, port })
  const cleanUp: (() => Promise<unknown>)[] = [() => cluster.stop()]
  try {
    const name = `vision_bench_operations_${entries}`
    await cluster.create(name)
    const database = await openDatabase({ url: cluster.url(name) })
    cleanUp.unshift(() => database.close())
    const settings = { ...readSettings({}), sampleData: 40, rateLimit: 10_000_000 }
    const log = pino({ level: 'silent' })
    await prepareDatabase(database, settings, log)
    // One that was left half filled is filled anew.
    const {
      rows: [known],
    } = await sql<{
      entries: number
    }>`select ((select count(*) from change_log) + (select count(*) from read_log))::integer as entries`.execute(
      database.db,
    )
    if (known!.entries < entries) {
      const began = performance.now()
      await fill(database, entries)
      console.log(`${entries} entries were loaded in ${((performance.now() - began) / 1000).toFixed(0)} s`)
    }
    const app = await createApp({ database, settings, log, isSample: true, storage: inMemory() })
    cleanUp.unshift(() => app.close())
    const { token } = (
      await app.inject({ method: 'POST', url: '/auth/login', payload: { username: 'admin', password: 'vision-demo' } })
    ).json<{ token: string }>()
    const ask = async ({ '#page': page = 0, ...filter }: Readonly<Record<string, unknown>>): Promise<number> => {
      const started = performance.now()
      const reply = await app.inject({
        method: 'POST',
        url: '/api/log/query',
        headers: { authorization: `Bearer ${token}` },
        payload: { filter: JSON.stringify(filter), range: `[${Number(page) * 10},${Number(page) * 10 + 9}]` },
      })
      if (reply.statusCode !== 200) throw new Error(reply.body)
      return performance.now() - started
    }
    const taken = new Map(Object.keys(questions).map(question => [question, [] as number[]]))
    for (const filter of Object.values(questions)) await ask(filter)
    for (let round = 0; round < rounds; round++)
      for (const [question, filter] of Object.entries(questions)) taken.get(question)!.push(await ask(filter))
    const figures = [...taken].map(([name, times]): Figure => ({
      name: `log page, ${name}, ms`,
      value: median(times),
      most,
    }))
    return {
      told: table([
        [`log page over ${entries} entries`, 'ms', 'at most'],
        ...[...taken].map(([name, times]) => [name, median(times).toFixed(1), String(most)]),
      ]),
      figures,
    }
  } finally {
    for (const step of cleanUp) await step()
  }
}
