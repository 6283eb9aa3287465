import pino from 'pino'
import { createApp } from './server/app/createApp.ts'
import { openDatabase } from './server/platform/database/openDatabase.ts'
import { inMemory } from './server/platform/storage/inMemory.ts'
import { readSettings } from './server/settings.ts'
import { openCluster } from './bench/api/cluster.ts'
import { Statement } from './server/core/statement.ts'
const cluster = await openCluster({ keep: '/tmp/opsbench', port: 41650 })
const database = await openDatabase({ url: cluster.url('vision_bench_operations_10000000') })
await database.execScript("set statement_timeout = 0; create index if not exists read_log_operation on read_log ((resource || case kind when 'open' then '.get' when 'contact' then '.contact' else '.export' end))"); await database.execScript('analyze read_log');
const app = await createApp({ database, settings: { ...readSettings({}), rateLimit: 10_000_000 }, log: pino({ level: 'silent' }), isSample: true, storage: inMemory() })
const { token } = (await app.inject({ method: 'POST', url: '/auth/login', payload: { username: 'admin', password: 'vision-demo' } })).json<{ token: string }>()
let on = false
const run = Statement.prototype.run
Statement.prototype.run = async function (this: Statement, db, text) {
  if (on && text.includes('change_log l')) {
    on = false
    const rows = await run.call(this, db, 'explain (analyze, buffers, costs off, timing on) ' + text)
    console.log((rows as {'QUERY PLAN': string}[]).map(r => r['QUERY PLAN']).join('\n').slice(0, 9000))
  }
  return run.call(this, db, text)
} as typeof run
for (const filter of JSON.parse(process.argv[2]!)) {
  const ask = () => app.inject({ method: 'POST', url: '/api/log/query', headers: { authorization: `Bearer ${token}` }, payload: { filter: JSON.stringify(filter), range: '[0,9]' } })
  await ask(); on = true; console.log('=====', JSON.stringify(filter)); await ask()
}
await app.close(); await database.close(); await cluster.stop()
