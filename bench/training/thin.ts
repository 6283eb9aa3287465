import fastify from 'fastify'
import { Pool } from 'pg'

/*
 * What ours is held against: Fastify and pg, one prepared statement, the same rows of the same table with its indexes
 * and totals. It asks for no token, checks no record, corrects no clock and counts no training day.
 */

interface Body {
  readonly records: readonly object[]
}

const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: 10 })
const app = fastify({ bodyLimit: 10_000_000 })

const insert = `
  insert into game_record (uuid, patient, hospital, project, game, eye, started_at, day, minutes, score, level, device, client_started_at)
  select r.uuid, r.patient, 0, r.project, g.id, r.eye, r."startedAt", (r."startedAt" at time zone 'Asia/Shanghai')::date, r.minutes, r.score, r.level, $2::integer, r."startedAt"
  from json_to_recordset($1::json) r (uuid text, patient integer, project integer, game text, eye text, "startedAt" timestamptz, minutes integer, score integer, level integer)
  left join game g on g.code = r.game
  on conflict (uuid) do nothing`

app.post<{ Body: Body; Headers: { 'x-device': string } }>('/api/gameRecord/batch', async ({ body, headers }) => {
  const { rowCount } = await pool.query({
    name: 'insert',
    text: insert,
    values: [JSON.stringify(body.records), headers['x-device']],
  })
  return { stored: rowCount }
})

app.get('/ready', () => ({ ready: true }))
process.once('SIGTERM', () => {
  void app.close().then(() => pool.end())
})
await app.listen({ port: Number(process.argv[2]), host: '127.0.0.1' })
