import { createHash } from 'node:crypto'
import fastify from 'fastify'
import { Pool } from 'pg'

/*
 * What ours is held against: Fastify and pg, one prepared statement that knows the device by its token and reads the
 * first page of what is published for its organisation, and a hash of the answer as its tag. It notes nobody as seen,
 * counts no total, and writes no log.
 */

const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: 10 })
const app = fastify()

const category = `(select d.label from dict d join dict_group g on g.id = d."group" where g.name = 'newsCategory' and d.value = category)`
const kinds = {
  news: {
    told: `title, ${category} as category, '/api/client/file/' || cover as cover, summary, content, on_top as "onTop"`,
    order: 'on_top desc, valid_from desc, id desc',
  },
  userHelp: { told: 'name, content', order: 'sort, valid_from desc, id desc' },
} as const

const statement = (kind: keyof typeof kinds) => `
  select id, valid_from as "publishedAt", ${kinds[kind].told} from ${kind === 'news' ? 'news' : 'user_help'}
  where state in ('scheduled', 'published') and valid_from <= now() and (valid_until is null or valid_until > now())
    and (coalesce(cardinality(hospitals), 0) = 0 or hospitals && (select array[d.hospital] from device_token t join device d on d.id = t.device where t.token_hash = $1))
  order by ${kinds[kind].order} limit 20`

for (const kind of ['news', 'userHelp'] as const) {
  app.get<{ Headers: { authorization: string } }>(`/api/client/content/${kind}`, async ({ headers }, reply) => {
    const { rows } = await pool.query({
      name: kind,
      text: statement(kind),
      values: [createHash('sha256').update(headers.authorization.slice('Bearer '.length)).digest('hex')],
    })
    const text = JSON.stringify({ content: rows })
    const etag = `"${createHash('sha1').update(text).digest('base64')}"`
    void reply.header('etag', etag)
    if (headers['if-none-match'] === etag) return reply.code(304).send()
    return reply.type('application/json; charset=utf-8').send(text)
  })
}

app.get('/ready', () => ({ ready: true }))
process.once('SIGTERM', () => {
  void app.close().then(() => pool.end())
})
await app.listen({ port: Number(process.argv[2]), host: '127.0.0.1' })
