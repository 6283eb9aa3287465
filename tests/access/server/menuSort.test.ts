import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { describeAbove } from '../../support/database.ts'
import { BackOffice } from '../../platform/session/backOffice.ts'
import { isFull } from '../../support/full.ts'

interface Row {
  id: number
  version: number
  superior: number | null
  sort: number
}

describeAbove('the order of menus', engine => {
  let office: BackOffice
  let admin: string
  let ids: { a: number; b: number; c: number; d: number }

  const make = async (path: string, sort: number, superior: number | null = null): Promise<number> =>
    Number(
      (
        await office.call('POST api/menus', {
          token: admin,
          body: { title: path, titleEn: path, path, sort, superior },
        })
      ).body['id'],
    )
  const read = async (id: number): Promise<Row> => {
    const { version, superior, sort } = (await office.call(`GET api/menus/${id}`, { token: admin }))
      .body as unknown as Row
    return { id, version, superior, sort }
  }
  const arrange = (rows: readonly object[], token = admin) =>
    office.call('PUT api/menus/sort', { token, body: { rows } })
  const place = async (id: number, superior: number | null, sort: number) => ({
    id,
    version: (await read(id)).version,
    superior,
    sort,
  })
  const logged = (id: number) =>
    office.database.db
      .selectFrom('change_log')
      .select(['action', 'changes'])
      .where('resource', '=', 'menu')
      .where('record', '=', id)
      .where('action', '=', 'sort')
      .orderBy('id')
      .execute()

  beforeAll(async () => {
    office = await BackOffice.open(await engine.openSeeded())
    admin = (await office.signedIn('root')).token
  })
  beforeEach(async () => {
    const a = await make('a', 10)
    const b = await make('b', 20)
    ids = { a, b, c: await make('c', 10, a), d: await make('d', 20, a) }
  })
  afterAll(() => office.close())

  it('is stored in one call, with a new version and an entry in the log for each record that moves', async () => {
    const before = await read(ids.b)
    const reply = await arrange([
      await place(ids.b, ids.a, 15),
      await place(ids.c, ids.a, 10),
      await place(ids.d, ids.a, 5),
    ])
    expect(reply).toMatchObject({ status: 200, body: { moved: 2 } })
    expect(await read(ids.b)).toEqual({ id: ids.b, version: before.version + 1, superior: ids.a, sort: 15 })
    expect(await read(ids.d)).toMatchObject({ sort: 5 })
    expect(await logged(ids.b)).toEqual([{ action: 'sort', changes: { superior: [null, ids.a], sort: [20, 15] } }])
    expect(await logged(ids.d)).toEqual([{ action: 'sort', changes: { sort: [20, 5] } }])
    expect(await logged(ids.c)).toEqual([])
  })

  it('lets two records change places, though each move alone would make a circle', async () => {
    expect(await arrange([await place(ids.c, null, 10), await place(ids.a, ids.c, 10)])).toMatchObject({
      status: 200,
      body: { moved: 2 },
    })
    expect([await read(ids.a), await read(ids.c)]).toMatchObject([{ superior: ids.c }, { superior: null }])
  })

  it('has no circles, and of a refused call nothing stays', async () => {
    const before = await Promise.all(Object.values(ids).map(read))
    for (const superior of [ids.a, ids.c]) {
      const reply = await arrange([await place(ids.b, null, 99), await place(ids.a, superior, 10)])
      expect(reply).toMatchObject({
        status: 400,
        body: { code: 'invalid', errors: { 'rows.1.superior': 'Cannot be the record itself or one below it' } },
      })
    }
    expect(await Promise.all(Object.values(ids).map(read))).toEqual(before)
    expect(await logged(ids.b)).toEqual([])
  })

  it('has no circles, also where two moves that are well by themselves come at the same time', async () => {
    // Again and again: two that held a record each while they waited for the other ended as "busy" now and then.
    for (let round = 0; round < (isFull ? 10 : 3); round += 1) {
      const replies = await Promise.all([
        arrange([await place(ids.a, ids.b, 10)]),
        office.call('PUT api/menus', { token: admin, body: { ...(await place(ids.b, ids.a, 10)) } }),
      ])
      expect(replies.map(reply => reply.status).sort()).toEqual([200, 400])
      for (const id of [ids.a, ids.b]) await arrange([await place(id, null, 10)])
    }
    const { rows } = await sql<{
      id: number
    }>`with recursive up (start, id) as (select id, superior from menu union select up.start, m.superior from menu m join up on m.id = up.id) select start as id from up where id = start`.execute(
      office.database.db,
    )
    expect(rows).toEqual([])
  })

  it('is not stored over what somebody else has changed', async () => {
    const seen = await place(ids.b, ids.a, 15)
    await office.call('PUT api/menus', { token: admin, body: { id: ids.b, titleEn: 'Renamed' } })
    const reply = await arrange([await place(ids.c, null, 15), seen])
    expect(reply).toMatchObject({ status: 409, body: { code: 'stale', record: { id: ids.b, titleEn: 'Renamed' } } })
    expect(await read(ids.c)).toMatchObject({ superior: ids.a, sort: 10 })
  })

  it.each([
    ['no rows', [], 400, 'rows'],
    ['a place out of bounds', [{ id: 1, version: 1, superior: null, sort: 10_000 }], 400, 'rows.0.sort'],
    ['a row without a version', [{ id: 1, superior: null, sort: 1 }], 400, 'rows.0.version'],
    ['a superior that is not there', [{ id: 1, version: 1, superior: 2_000_000_000, sort: 1 }], 400, 'rows.0.superior'],
    [
      'a record twice',
      [
        { id: 1, version: 1, superior: null, sort: 1 },
        { id: 1, version: 1, superior: null, sort: 2 },
      ],
      400,
      'rows',
    ],
  ] as const)('refuses %s', async (_title, rows, status, field) => {
    const reply = await arrange(rows)
    expect(reply.status).toBe(status)
    expect(Object.keys(reply.body['errors'] as object)).toContain(field)
  })

  it('refuses records that are not there, texts instead of rows, and whoever may not', async () => {
    expect(await arrange([{ id: 2_000_000_000, version: 1, superior: null, sort: 1 }])).toMatchObject({ status: 404 })
    expect(await office.call('PUT api/menus/sort', { token: admin, body: { rows: 'abc' } })).toMatchObject({
      status: 400,
      body: { errors: { rows: 'Must be a list' } },
    })
    const { token } = await office.signedIn(`staff${ids.a}`, { role: 'staff' })
    expect(await arrange([await place(ids.b, null, 5)], token)).toMatchObject({ status: 403 })
  })

  it('stays readable where a circle was written behind the server, and the circle can be taken away', async () => {
    await office.database.db.updateTable('menu').set({ superior: ids.d }).where('id', '=', ids.a).execute()
    const built = await office.call('GET api/menus/build', { token: admin })
    expect(built.status).toBe(200)
    expect((await office.call('GET api/menus/tree', { token: admin })).status).toBe(200)
    expect((await office.call('GET api/menus?size=1000', { token: admin })).status).toBe(200)
    expect(await office.call(`DELETE api/menus/${ids.d}`, { token: admin })).toMatchObject({ status: 200 })
    expect(
      await office.database.db.selectFrom('menu').select('id').where('id', 'in', [ids.a, ids.c, ids.d]).execute(),
    ).toEqual([])
  })
})
