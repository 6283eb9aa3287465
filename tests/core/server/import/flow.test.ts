import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkDigit } from '../../../../domain/identityNumber.ts'
import { day } from '../../../../server/core/lifetime.ts'
import { removeOldImports } from '../../../../server/core/import/jobs.ts'
import { describeAbove } from '../../../support/database.ts'
import { BackOffice } from '../../../platform/session/backOffice.ts'
import type { Reply } from '../../../platform/session/backOffice.ts'
import { textBook } from './workbook.ts'

const titles = ['姓名', '性别', '出生日期', '手机号', '所属机构', '身份证号', '知情同意日期', '监护人姓名']

let serial = 0
const mobile = (): string => `139${String(10_000_000 + (serial += 1)).slice(-8)}`
/** Of a boy: the last digit but one is odd. */
const identity = (birthday: string): string => {
  const first = `110101${birthday.replaceAll('-', '')}${String(((serial += 1) * 2 + 1) % 1000).padStart(3, '0')}`
  return first + checkDigit(first)
}

type Row = readonly string[]
const row = (
  name: string,
  more: Partial<Record<'mobile' | 'hospital' | 'birthday' | 'gender' | 'id', string>> = {},
): Row => [
  name,
  more.gender ?? '男',
  more.birthday ?? '2018/3/5',
  more.mobile ?? mobile(),
  more.hospital ?? 'Hospital',
  more.id ?? '',
  '2026年1月2日',
  '王芳',
]

const csv = (rows: readonly Row[], head: Row = titles): Uint8Array =>
  new TextEncoder().encode([head, ...rows].map(cells => cells.join(',')).join('\r\n'))

interface Shown extends Record<string, unknown> {
  job: number
  state: string
  columns: { title: string; field: string | null; cells: string[] }[]
  problems: { field: string; message: string; count: number }[]
}

describeAbove('an import', engine => {
  let office: BackOffice
  let admin: string
  let manager: string
  beforeAll(async () => {
    office = await BackOffice.open(await engine.openSeeded())
    admin = (await office.signedIn('importAdmin')).token
    manager = (
      await office.signedIn('manager', { role: 'franchise', hospital: office.hospitals.agency, dataScope: 'below' })
    ).token
  }, 60_000)
  afterAll(() => office.close())

  const send = async (token: string, bytes: Uint8Array, language = 'en'): Promise<Reply> => {
    const form = new FormData()
    form.append('file', new Blob([Uint8Array.from(bytes)], { type: 'text/csv' }), 'x.csv')
    const spelled = new Response(form)
    const reply = await office.app.inject({
      method: 'POST',
      url: '/api/users/import',
      payload: Buffer.from(await spelled.arrayBuffer()),
      headers: { language, authorization: `Bearer ${token}`, 'content-type': spelled.headers.get('content-type')! },
    })
    return { status: reply.statusCode, body: JSON.parse(reply.body) as Record<string, unknown> }
  }
  const state = async (token: string): Promise<Shown> =>
    (await office.call('GET api/users/import', { token })).body as Shown
  const settled = async (token: string): Promise<Shown> => {
    for (;;) {
      const now = await state(token)
      if (now.state !== 'checking' && now.state !== 'storing') return now
      // The work gives way from time to time: it gets its turn.
      await setImmediate()
    }
  }
  const check = async (token: string, now: Shown, more: object = {}): Promise<Shown> => {
    const reply = await office.call(`POST api/users/import/${now.job}/check`, {
      token,
      body: { columns: now.columns.map(column => column.field), ...more },
    })
    expect(reply.status).toBe(200)
    return settled(token)
  }
  const start = async (token: string, bytes: Uint8Array): Promise<Shown> => {
    const reply = await send(token, bytes)
    expect(reply.status).toBe(200)
    return reply.body as Shown
  }
  const store = async (token: string, job: number): Promise<Shown> => {
    expect((await office.call(`POST api/users/import/${job}/store`, { token })).status).toBe(200)
    return settled(token)
  }
  const rows = async (token: string, job: number, query = 'wrong=true') =>
    (await office.call(`GET api/users/import/${job}/rows?${query}`, { token })).body as {
      total: number
      rows: { number: number; cells: string[]; errors: Record<string, string> }[]
    }
  const patients = async (): Promise<number> =>
    Number(
      (
        await office.database.db
          .selectFrom('patient')
          .select(({ fn }) => fn.countAll<number>().as('n'))
          .executeTakeFirstOrThrow()
      ).n,
    )
  const staged = async (): Promise<number> =>
    Number(
      (
        await office.database.db
          .selectFrom('import_row')
          .select(({ fn }) => fn.countAll<number>().as('n'))
          .executeTakeFirstOrThrow()
      ).n,
    )
  const cancel = (token: string, job: number) => office.call(`DELETE api/users/import/${job}`, { token })

  it('makes records as the form does: defaults, account, history and search', async () => {
    const before = await patients()
    const id = identity('2018-03-05')
    const now = await start(
      admin,
      textBook([titles, row('欧阳修', { id, birthday: '20180305' }), row('李清照', { gender: 'female' })]),
    )
    expect(now).toMatchObject({ state: 'read', rows: 2, sheet: '患者' })
    expect(now.columns.map(column => column.field)).toEqual([
      'name',
      'gender',
      'birthday',
      'mobile',
      'hospital',
      'idNumber',
      'consentOn',
      'guardianName',
    ])
    expect(await check(admin, now)).toMatchObject({ state: 'checked', wrong: 0, done: 2 })
    expect(await patients()).toBe(before)
    expect(await store(admin, now.job)).toMatchObject({ state: 'stored', rows: 2 })
    const { body } = await office.call('GET api/users?q=ouyang', { token: admin })
    const [made] = body['content'] as Record<string, unknown>[]
    expect(made).toMatchObject({
      name: '欧阳修',
      birthday: '2018-03-05',
      hospitalLabel: 'Hospital',
      origin: 'import',
      type: 'ordinary',
      access: 'permission',
      account: expect.stringMatching(/^P\d{8}$/),
    })
    expect((await office.call(`GET api/patient/${made!['id']}/history`, { token: admin })).body).toMatchObject({
      content: [{ action: 'import', operatorLabel: 'importAdmin' }],
    })
    expect((await office.call(`GET api/patient/${made!['id']}/contact`, { token: admin })).body).toMatchObject({
      idNumber: id,
    })
    expect(await staged()).toBe(0)
    expect((await office.call('GET api/users', { token: admin })).body['totalElements']).toBe(before + 2)
    // What was chosen is known the next time, whatever the title says.
    const again = await start(admin, csv([['x', mobile()]], ['姓名', 'whatever']))
    expect(again.columns[1]!.field).toBeNull()
    await cancel(admin, again.job)
  })

  it('tells organisations apart that differ in brackets alone, in the file and over its batches', async () => {
    const place = async (name: string, code: string) =>
      (
        await office.database.db
          .insertInto('hospital')
          .values({
            name,
            code,
            kind: 'hospital',
            superior: office.hospitals.platform,
            province: '浙江省',
            city: '杭州市',
            contact: '王芳',
            phone: '010-88888888',
          })
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id
    const [east, west] = [await place('协和医院（东院）', 'XHD'), await place('协和医院(西院)', 'XHX')]
    const now = await check(
      admin,
      await start(
        admin,
        csv([
          ...Array.from({ length: 250 }, (_, at) => row(`东${at}`, { hospital: '协和医院(东院)' })),
          row('西', { hospital: '协和医院（西院）' }),
        ]),
      ),
    )
    expect(now).toMatchObject({ state: 'checked', wrong: 0 })
    await store(admin, now.job)
    const { rows: counts } = await sql<{
      hospital: number
      n: number
    }>`select hospital, count(*)::integer as n from patient where hospital in (${east}, ${west}) group by hospital`.execute(
      office.database.db,
    )
    expect(Object.fromEntries(counts.map(one => [one.hospital, one.n]))).toEqual({ [east]: 250, [west]: 1 })
    await cancel(admin, now.job)
  })

  it('tells every mistake by row and column before anything is stored', async () => {
    const taken = mobile()
    await office.database.db
      .insertInto('patient')
      .values({
        name: 'There',
        gender: 'male',
        birthday: '2015-01-01',
        mobile: taken,
        hospital: office.hospitals.elsewhere,
      })
      .execute()
    const twice = mobile()
    const before = await patients()
    const now = await start(
      admin,
      csv([
        row('Good'),
        row('', { gender: 'x' }),
        row('Taken', { mobile: taken }),
        row('First', { mobile: twice }),
        row('Second', { mobile: twice }),
        row('Far', { hospital: 'Nowhere' }),
        row('Future', { birthday: '2999-1-1' }),
        row('Example (delete this row)'),
      ]),
    )
    const checked = await check(admin, now)
    expect(checked).toMatchObject({ state: 'checked', wrong: 6 })
    expect(checked.problems).toContainEqual({ field: 'hospital', message: 'Nothing goes by this name', count: 1 })
    const report = await rows(admin, now.job, 'wrong=true&size=100')
    expect(Object.fromEntries(report.rows.map(one => [one.number, one.errors]))).toEqual({
      3: { name: expect.stringMatching(/ cannot be empty$/), gender: 'Not one of the options: Male or Female' },
      4: { mobile: expect.stringMatching(/^Mobile already registered: /) },
      6: { mobile: 'Repeats row 5' },
      7: { hospital: 'Nothing goes by this name' },
      8: { birthday: 'Cannot be after 2026-03-02', consentOn: 'Cannot be before 2999-01-01' },
      9: { name: 'The example of the template; delete this row' },
    })
    expect(report.total).toBe(6)
    expect((await rows(admin, now.job, 'page=1&size=3')).rows.map(one => one.number)).toEqual([5, 6, 7])
    expect((await office.call(`POST api/users/import/${now.job}/store`, { token: admin })).status).toBe(409)
    expect(await patients()).toBe(before)
    const file = await office.app.inject({
      url: `/api/users/import/${now.job}/errors?format=csv`,
      headers: { authorization: `Bearer ${admin}`, language: 'cn' },
    })
    expect(file.headers['content-disposition']).toContain('attachment')
    expect(file.body.split('\r\n')[1]).toMatch(/^,"Good",/)
    expect(file.body.split('\r\n')[2]).toMatch(/^"姓名不能为空; 性别: 不是可选的值，可填：男或女",,"x",/)
    await cancel(admin, now.job)
    expect(await staged()).toBe(0)
  })

  it('takes cells that are mended in the page, and checks all rows again', async () => {
    const before = await patients()
    const now = await check(
      admin,
      await start(
        admin,
        csv([row('Right'), row('Wrong', { gender: 'x', birthday: '2999-1-1' }), row('Short', { hospital: 'Nowhere' })]),
      ),
    )
    expect(now).toMatchObject({ state: 'checked', wrong: 2 })
    const mend = (cells: unknown) =>
      office.call(`PUT api/users/import/${now.job}/cells`, { token: admin, body: { cells } })
    for (const cells of [
      [],
      'x',
      [{ row: 99, column: 1, text: '男' }],
      [{ row: 3, column: 99, text: '男' }],
      [{ row: 3, column: -1, text: '男' }],
      [{ row: 3, column: 1, text: 'x'.repeat(2001) }],
    ]) {
      const { status, body } = await mend(cells)
      expect(
        [status, Object.keys(body['errors'] as object).every(name => /^cells\b/.test(name))],
        JSON.stringify(cells),
      ).toEqual([400, true])
    }
    // What was refused changed nothing, its state neither.
    expect(await state(admin)).toMatchObject({ state: 'checked', wrong: 2 })
    expect(
      (
        await mend([
          { row: 3, column: 1, text: '女' },
          { row: 3, column: 2, text: '2018-03-05' },
        ])
      ).status,
    ).toBe(200)
    expect(await settled(admin)).toMatchObject({ state: 'checked', wrong: 1 })
    expect((await mend([{ row: 4, column: 4, text: 'Hospital' }])).status).toBe(200)
    expect(await settled(admin)).toMatchObject({ state: 'checked', wrong: 0 })
    await store(admin, now.job)
    expect(await patients()).toBe(before + 3)
    expect((await mend([{ row: 3, column: 1, text: '男' }])).status).toBe(409)
    await cancel(admin, now.job)
  })

  it('takes the right rows alone where that is asked for', async () => {
    const before = await patients()
    const now = await check(
      admin,
      await start(admin, csv([row('Alone'), row('Wrong', { gender: 'x' }), row('Together')])),
    )
    const right = () =>
      office.call(`POST api/users/import/${now.job}/store`, { token: admin, body: { leaveOut: true } })
    expect((await right()).status).toBe(200)
    expect(await settled(admin)).toMatchObject({ state: 'stored', rows: 2, wrong: 0 })
    expect(await patients()).toBe(before + 2)
    expect((await cancel(admin, now.job)).body).toEqual({ stored: 2 })
    // Where none is right there is nothing to store.
    const none = await check(admin, await start(admin, csv([row('Wrong', { gender: 'x' })])))
    expect(
      (await office.call(`POST api/users/import/${none.job}/store`, { token: admin, body: { leaveOut: true } })).status,
    ).toBe(409)
    await cancel(admin, none.job)
  })

  it('refuses staff of other organisations and occupations', async () => {
    const { hospital, elsewhere } = office.hospitals
    await office.database.db
      .insertInto('doctor')
      .values([
        { name: 'Near', occupation: 'doctor', hospital },
        { name: 'Far', occupation: 'doctor', hospital: elsewhere },
      ])
      .execute()
    const now = await start(
      admin,
      csv(
        [
          [...row('One'), 'Near', ''],
          [...row('Two'), 'Far', ''],
          [...row('Three'), '', 'Near'],
        ],
        [...titles, 'doctor', 'nurse'],
      ),
    )
    expect(await check(admin, now)).toMatchObject({ wrong: 2 })
    expect((await rows(admin, now.job)).rows.map(one => one.errors)).toEqual([
      { doctor: 'Does not work at the organisation of the patient' },
      { nurse: 'This one cannot be chosen here' },
    ])
    await cancel(admin, now.job)
  })

  it('stores nothing where one row was taken meanwhile, and says which', async () => {
    const late = mobile()
    const now = await start(admin, csv([row('One'), row('Two', { mobile: late }), row('Three')]))
    expect(await check(admin, now)).toMatchObject({ wrong: 0 })
    await office.database.db
      .insertInto('patient')
      .values({
        name: 'Faster',
        gender: 'male',
        birthday: '2015-01-01',
        mobile: late,
        hospital: office.hospitals.hospital,
      })
      .execute()
    const before = await patients()
    expect(await store(admin, now.job)).toMatchObject({ state: 'checked', wrong: 1 })
    expect((await rows(admin, now.job)).rows).toMatchObject([
      { number: 3, errors: { mobile: expect.stringMatching(/^Mobile already registered: /) } },
    ])
    expect(await patients()).toBe(before)
    await cancel(admin, now.job)
  })

  it('stores once, however often it is confirmed', async () => {
    const before = await patients()
    const now = await check(admin, await start(admin, csv([row('Once'), row('And for all')])))
    const confirm = () =>
      office.app.inject({
        method: 'POST',
        url: `/api/users/import/${now.job}/store`,
        headers: { authorization: `Bearer ${admin}`, 'idempotency-key': 'confirm-1' },
      })
    const replies = await Promise.all([confirm(), confirm()])
    expect(replies.map(reply => reply.statusCode)).toEqual([200, 200])
    await settled(admin)
    expect((await confirm()).headers['idempotency-replayed']).toBe('true')
    await office.call(`POST api/users/import/${now.job}/store`, { token: admin })
    expect(await settled(admin)).toMatchObject({ state: 'stored' })
    expect(await patients()).toBe(before + 2)
    expect((await cancel(admin, now.job)).body).toEqual({ stored: 2 })
  })

  it('reaches no further than the operator', async () => {
    const now = await start(manager, csv([row('Mine'), row('Foreign', { hospital: 'Elsewhere' })]))
    expect(await check(manager, now)).toMatchObject({ wrong: 1 })
    expect((await rows(manager, now.job)).rows).toMatchObject([
      { number: 3, errors: { hospital: 'Nothing goes by this name' } },
    ])
    // Nobody else sees an import.
    expect(await state(admin)).toEqual({ state: 'none' })
    expect(((await rows(admin, now.job)) as unknown as Record<string, unknown>)['code']).toBe('notFound')
    expect((await cancel(admin, now.job)).status).toBe(404)
    await cancel(manager, now.job)
  })

  it('needs its permission, and is nothing for demo accounts', async () => {
    const nurse = (
      await office.signedIn('importNurse', { role: 'nurse', hospital: office.hospitals.hospital, dataScope: 'own' })
    ).token
    const doctor = (
      await office.signedIn('importDoctor', { role: 'doctor', hospital: office.hospitals.hospital, dataScope: 'own' })
    ).token
    for (const token of [nurse, doctor]) expect((await send(token, csv([row('No')]))).status).toBe(403)
    const demo = (await office.signedIn('importDemo', { isExperience: true })).token
    expect((await send(demo, csv([row('No')]))).body['code']).toBe('demo')
  })

  it('asks for what the file does not say, and takes one value for all rows', async () => {
    const now = await start(
      admin,
      csv(
        [['Fixed', '男', '2018-3-5', mobile(), '2026-1-2', '王芳']],
        [...titles.slice(0, 4), '知情同意日期', '监护人姓名'],
      ),
    )
    const reply = await office.call(`POST api/users/import/${now.job}/check`, {
      token: admin,
      body: { columns: ['name', 'gender', null, 'gender'] },
    })
    expect(reply).toMatchObject({
      status: 400,
      body: {
        errors: {
          gender: 'Cannot be filled by two columns',
          birthday: expect.stringMatching(/^Choose a column/),
          hospital: expect.stringMatching(/^Choose/),
        },
      },
    })
    expect(
      (
        await office.call(`POST api/users/import/${now.job}/check`, {
          token: admin,
          body: { columns: ['account', 'gender', 'birthday', 'mobile'] },
        })
      ).body,
    ).toMatchObject({ errors: { account: 'Unknown field' } })
    const odd = await office.call(`POST api/users/import/${now.job}/check`, {
      token: admin,
      body: { columns: ['__proto__', 'constructor', 'birthday', 'mobile'], fixed: { toString: 1 } },
    })
    expect(
      Object.keys(odd.body['errors'] as object).filter(name => ['__proto__', 'constructor', 'toString'].includes(name)),
    ).toHaveLength(3)
    expect(await check(admin, now, { fixed: { hospital: office.hospitals.agency } })).toMatchObject({
      state: 'checked',
      wrong: 0,
    })
    await cancel(admin, now.job)
  })

  it('goes to one of two files that come in at once', async () => {
    const many = (name: string) =>
      csv(
        Array.from({ length: 1500 }, (_, at) => row(`${name} ${at} 😀`)),
        [...titles.slice(0, 6), `${'题'.repeat(99)}😀`],
      )
    const replies = await Promise.all([send(admin, many('one')), send(admin, many('two'))])
    expect(replies.map(reply => reply.status).every(status => status === 200 || status === 409)).toBe(true)
    const taken = replies.find(reply => reply.status === 200)!
    expect(await state(admin)).toMatchObject({ state: 'read', job: taken.body['job'], rows: 1500 })
    await cancel(admin, Number(taken.body['job']))
    expect(await staged()).toBe(0)
  })

  it('is cancelled at any time, and leaves nothing', async () => {
    const before = await patients()
    const now = await start(admin, csv(Array.from({ length: 1500 }, (_, at) => row(`Many ${at}`))))
    await office.call(`POST api/users/import/${now.job}/check`, {
      token: admin,
      body: { columns: now.columns.map(column => column.field) },
    })
    expect((await cancel(admin, now.job)).body).toEqual({ stored: 0 })
    expect(await state(admin)).toEqual({ state: 'none' })
    expect((await office.call(`POST api/users/import/${now.job}/store`, { token: admin })).status).toBe(404)
    expect(await staged()).toBe(0)
    expect(await patients()).toBe(before)
  })

  it('goes on where a host went down, as soon as its owner asks', async () => {
    const now = await start(admin, csv([row('Left'), row('Behind')]))
    const columns = JSON.stringify(now.columns.map(column => column.field))
    const leave = (until: string) =>
      office.database.db
        .updateTable('import_job')
        .set({ state: 'storing', columns, worker: 'gone', lease_until: until })
        .where('id', '=', now.job)
        .execute()
    await leave('2999-01-01T00:00:00Z')
    expect(await state(admin)).toMatchObject({ state: 'storing', done: 0 })
    await leave('2000-01-01T00:00:00Z')
    expect(await settled(admin)).toMatchObject({ state: 'stored', rows: 2 })
  })

  it('is over after a day', async () => {
    const now = await start(admin, csv([row('Forgotten')]))
    office.clock.advance(day + 1000)
    const later = await office.token('importAdmin')
    expect(await state(later)).toEqual({ state: 'none' })
    expect(await removeOldImports(office.database.db, office.clock.now)).toBeGreaterThan(0)
    expect(await staged()).toBe(0)
    expect((await cancel(later, now.job)).status).toBe(404)
    admin = later
  })

  describe('and its files', () => {
    const download = (token: string, path: string, language = 'en') =>
      office.app.inject({ url: `/api/users/import/${path}`, headers: { authorization: `Bearer ${token}`, language } })

    it('offer a template whose titles are understood, and whose example is refused', async () => {
      for (const language of ['en', 'cn']) {
        const template = await download(admin, 'template?format=xlsx', language)
        const now = await start(admin, new Uint8Array(template.rawPayload))
        expect(now.columns.every(column => column.field !== null)).toBe(true)
        const checked = await check(admin, now)
        expect(checked.problems.map(problem => problem.field)).toEqual(['name'])
        await cancel(admin, now.job)
      }
    })

    it('answer what is wrong with a file at the file, and leave nothing', async () => {
      expect(await send(admin, new TextEncoder().encode('<html>'))).toMatchObject({
        status: 400,
        body: { errors: { file: 'Not a CSV or Excel (.xlsx) table' } },
      })
      expect(
        await send(admin, textBook([titles, row('x')], { after: '<mergeCells><mergeCell ref="A1:B1"/></mergeCells>' })),
      ).toMatchObject({ status: 400, body: { errors: { file: 'Has merged cells: A1:B1. Unmerge them first' } } })
      expect(await state(admin)).toEqual({ state: 'none' })
      expect(await staged()).toBe(0)
    })

    it('escape what a spreadsheet would run', async () => {
      const now = await start(admin, csv([row('=HYPERLINK(1)')]))
      await check(admin, now)
      const { body } = await download(admin, `${now.job}/errors?format=csv`)
      expect(body).toContain('"\'=HYPERLINK(1)"')
      await cancel(admin, now.job)
    })

    it('cover what is masked from those who may not look', async () => {
      const role = await office.database.db
        .insertInto('role')
        .values({
          key: 'IMPORTS',
          name: 'imports',
          name_en: 'imports',
          data_scope: 'all',
          permissions: JSON.stringify(['patient:import']),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      const blind = (await office.signedIn('importBlind', { role: [role.id] })).token
      const now = await start(blind, csv([row('Covered', { mobile: '13912345678' })]))
      expect(now.columns[3]!.cells[0]).not.toContain('1391234')
      await cancel(blind, now.job)
    })
  })
})
