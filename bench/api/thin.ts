import fastify from 'fastify'
import { Pool } from 'pg'

/*
 * The server that ours is held against: one file, Fastify and pg, nothing declared and nothing checked. No sign-in, no
 * scope, no masks, no log, no history. It answers the same calls with the same columns and labels from the same tables,
 * and may use every index there is. `--count` makes it count the rows of each list with count(*), as an admin list
 * needs for its pager.
 */

const port = Number(process.argv[2])
const counts = process.argv.includes('--count')
const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: 10 })
const app = fastify()

// Prepared once per connection, which is half of what such a server can do to be fast.
const names = new Map<string, string>()
const query = <Row extends object>(text: string, values: unknown[]) => {
  const name = names.get(text) ?? `q${names.size}`
  names.set(text, name)
  return pool.query<Row>({ name, text, values })
}

const texts = [
  'account',
  'name',
  'gender',
  'birthday',
  'mobile',
  'idNumber',
  'address',
  'guardianName',
  'guardianMobile',
  'consentOn',
  'type',
  'validUntil',
  'validFrom',
  'activation',
  'access',
  'origin',
  'remark',
  'photo',
  'photoUrl',
  'hospitalLabel',
  'doctorLabel',
  'nurseLabel',
  'trainerLabel',
  'mergedIntoLabel',
  'createdByLabel',
  'updatedByLabel',
]
const numbers = [
  'id',
  'version',
  'hospital',
  'doctor',
  'nurse',
  'trainer',
  'times',
  'age',
  'mergedInto',
  'createdBy',
  'updatedBy',
]
const record = {
  type: 'object',
  properties: {
    ...Object.fromEntries(texts.map(name => [name, { type: ['string', 'null'] }])),
    ...Object.fromEntries(numbers.map(name => [name, { type: ['integer', 'null'] }])),
    deleted: { type: 'boolean' },
    createdAt: { type: 'string', format: 'date-time' },
    mobileVerifiedAt: { type: ['string', 'null'], format: 'date-time' },
    namelessSince: { type: ['string', 'null'], format: 'date-time' },
    updatedAt: { type: 'string', format: 'date-time' },
  },
}
const page = {
  type: 'object',
  properties: { content: { type: 'array', items: record }, totalElements: { type: 'integer' } },
}

const labelled = (source: string): string => `
  select p.id, p.version, p.account, p.name, p.gender, p.birthday::text, extract(year from age(p.birthday))::integer as age, p.photo, '/api/file/' || p.photo as "photoUrl", p.mobile, p.mobile_verified_at as "mobileVerifiedAt", p.id_number as "idNumber", p.address,
    p.guardian_name as "guardianName", p.guardian_mobile as "guardianMobile", p.consent_on::text as "consentOn", p.hospital, p.doctor, p.nurse, p.trainer,
    p.type, p.merged_into as "mergedInto", m.name as "mergedIntoLabel", p.valid_from::text as "validFrom", p.valid_until::text as "validUntil", p.times, p.activation, p.access, p.origin, p.remark, p.deleted, p.nameless_since as "namelessSince",
    p.created_at as "createdAt", p.created_by as "createdBy", p.updated_at as "updatedAt", p.updated_by as "updatedBy",
    h.name as "hospitalLabel", d.name as "doctorLabel", n.name as "nurseLabel", t.name as "trainerLabel", c.name as "createdByLabel", u.name as "updatedByLabel"
  from ${source} p left join hospital h on h.id = p.hospital left join doctor d on d.id = p.doctor left join doctor n on n.id = p.nurse
    left join doctor t on t.id = p.trainer left join operator c on c.id = p.created_by left join operator u on u.id = p.updated_by left join patient m on m.id = p.merged_into`

const sortable: Record<string, string> = { id: 'id', createdAt: 'created_at', name: 'name', account: 'account' }

app.get<{ Querystring: Record<string, string | undefined> }>(
  '/api/users',
  { schema: { response: { 200: page } } },
  async request => {
    const asked = request.query
    const values: unknown[] = []
    const conditions = ['not deleted']
    const given = (condition: (place: string) => string, value: unknown): void => {
      values.push(value)
      conditions.push(condition(`$${values.length}`))
    }
    if (asked['hospital']) given(place => `hospital = ${place}`, Number(asked['hospital']))
    if (asked['access']) given(place => `access = ${place}`, asked['access'])
    if (asked['q']) given(place => `(name ilike ${place} or guardian_name ilike ${place})`, `%${asked['q']}%`)
    const where = conditions.join(' and ')
    const [field = 'id', direction = 'desc'] = (asked['sort'] ?? 'id,desc').split(',')
    const order = `${sortable[field] ?? 'id'} ${direction === 'asc' ? 'asc' : 'desc'}, id desc`
    const size = Math.min(Number(asked['size'] ?? 10), 1000)
    const offset = Number(asked['page'] ?? 0) * size
    const [rows, total] = await Promise.all([
      query<object>(
        `${labelled(`(select * from patient where ${where} order by ${order} limit ${size} offset ${offset})`)} order by ${order.replace(/(\w+) (asc|desc)/g, 'p.$1 $2')}`,
        values,
      ),
      counts ? query<{ count: string }>(`select count(*) from patient where ${where}`, values) : undefined,
    ])
    return { content: rows.rows, totalElements: total ? Number(total.rows[0]?.count) : undefined }
  },
)

app.get<{ Params: { id: string } }>(
  '/api/user/:id',
  { schema: { response: { 200: record } } },
  async ({ params }, reply) => {
    const { rows } = await query<object>(labelled('(select * from patient where id = $1)'), [Number(params.id)])
    return rows[0] ?? reply.code(404).send()
  },
)

app.put<{ Body: { id: number; version: number; remark: string; address: string } }>(
  '/api/users',
  { schema: { response: { 200: record } } },
  async ({ body }, reply) => {
    const { rowCount } = await query<object>(
      'update patient set remark = $3, address = $4, version = version + 1, updated_at = now() where id = $1 and version = $2 and not deleted',
      [body.id, body.version, body.remark, body.address],
    )
    if (rowCount !== 1) return reply.code(409).send()
    const { rows } = await query<object>(labelled('(select * from patient where id = $1)'), [body.id])
    return rows[0]
  },
)

app.get('/ready', () => ({ ready: true }))
process.once('SIGTERM', () => {
  void app.close().then(() => pool.end())
})
await app.listen({ port, host: '127.0.0.1' })
