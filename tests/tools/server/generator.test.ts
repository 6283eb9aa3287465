import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fromTable } from '../../../generator/fromTable.ts'
import type { Table } from '../../../generator/fromTable.ts'
import { findingsOf } from '../../../generator/check.ts'
import { startingResource } from '../../../generator/begin.ts'
import { choice, ref, text } from '../../../resources/core/index.ts'
import { describeAbove } from '../../support/database.ts'
import { openHost } from '../../support/host.ts'
import type { Host } from '../../support/host.ts'

describeAbove('what the code generator asks of a host', engine => {
  let host: Host
  let admin: string
  beforeAll(async () => {
    host = await openHost(engine)
    admin = await host.signIn('admin')
    const { db } = host.database
    await sql`create type repair_level as enum ('low', 'high')`.execute(db)
    await sql`create table "维修单" (
      id serial primary key, "单号" varchar(20) not null unique, hospital_id integer references hospital(id), status text check (status in ('open', 'closed')), level repair_level, "select" text, cost numeric(10,2), shape point
    )`.execute(db)
    await sql`comment on column "维修单".cost is '费用，元'`.execute(db)
    const many = Array.from({ length: 200 }, (_, at) => `"c${at}" integer`)
    await sql.raw(`create table wide (${many.join(', ')})`).execute(db)
  }, 120_000)
  afterAll(() => host.close())

  const call = async (path: string, body?: object, token = admin) => {
    const reply = await host.fetch(`/api/generator/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${token}`,
        language: 'en',
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    return { status: reply.status, body: (await reply.json()) as unknown }
  }

  it('tells tables and what they consist of, of which an entity is made that a host would start with', async () => {
    const { body: tables } = await call('tables')
    expect(tables).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: '维修单', columns: 8, resource: null }),
        expect.objectContaining({ name: 'wide', columns: 200 }),
        expect.objectContaining({ name: 'hospital', resource: 'hospital' }),
      ]),
    )
    const { body: table } = await call(`table?name=${encodeURIComponent('维修单')}`)
    expect(table).toMatchObject({
      name: '维修单',
      reading: 'wei xiu dan',
      columns: [
        { name: 'id' },
        { name: '单号', type: 'character varying(20)', required: true, unique: true, reading: 'dan hao' },
        { name: 'hospital_id', to: 'hospital' },
        { name: 'status', options: ['open', 'closed'] },
        { name: 'level', options: ['low', 'high'] },
        { name: 'select' },
        { name: 'cost', type: 'numeric(10,2)', comment: '费用，元' },
        { name: 'shape', type: 'point' },
      ],
    })
    const { entity, notes } = fromTable(table as Table, () => undefined)
    expect(findingsOf(entity.resource)).toEqual([])
    expect(entity.texts.zh).toMatchObject({ fields: { danHao: '单号', cost: '费用' } })
    expect(notes).toEqual([
      { column: '单号', why: 'renamed', as: 'danHao' },
      { column: 'shape', why: 'type', as: 'point' },
    ])
    const { body: wide } = await call('table?name=wide')
    expect(findingsOf(fromTable(wide as Table, () => undefined).entity.resource)).toEqual([])
  })

  it('knows no table that is not there, and tells nobody else of any', async () => {
    expect((await call('table?name=nothing')).status).toBe(404)
    expect((await call(`table?name=${encodeURIComponent("x'; drop table patient; --")}`)).status).toBe(404)
    const staff = await host.signIn('staff')
    for (const path of ['tables', 'table?name=wide']) expect((await call(path, undefined, staff)).status).toBe(403)
  })

  it('writes the migration of a descriptor, which the database takes, and its part of the API document', async () => {
    const resource = startingResource('repair', {
      name: text({ required: true, unique: true }),
      hospital: ref('hospital', { required: true, on: { remove: 'keep' } }),
      state: choice(['open', 'closed'], { default: 'open' }),
    })
    const { status, body } = await call('documents', {
      descriptor: resource,
      texts: { name: 'Repair', fields: { state: 'State of it' } },
    })
    expect(status).toBe(200)
    const { sql: written, api } = body as { sql: string; api: string }
    expect(api).toContain('State of it')
    expect(Object.keys((JSON.parse(api) as { paths: object }).paths)).toContain('/api/repair/{id}')
    await host.database.execScript(written)
    const { body: table } = await call('table?name=repair')
    expect((table as Table).columns.map(({ name }) => name)).toEqual([
      'id',
      'version',
      'name',
      'hospital',
      'state',
      'deleted',
      'created_at',
      'created_by',
      'updated_at',
      'updated_by',
      'search',
    ])
  })

  it.each([
    [{ name: 'repair' }],
    [7],
    [{ ...startingResource('repair', { name: text({ required: true }) }), scopedBy: 'nobody' }],
  ])('refuses %j at its field', async descriptor => {
    const { status, body } = await call('documents', { descriptor, texts: {} })
    expect(status).toBe(400)
    expect(body).toMatchObject({ errors: { descriptor: expect.stringContaining('No host would start') } })
  })
})
