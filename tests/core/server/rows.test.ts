import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { assertRegistry } from '../../../resources/core/checks.ts'
import { date, datetime, inOrder, integer, ref, resource, text } from '../../../resources/core/index.ts'
import { registry } from '../../../resources/index.ts'
import { implement } from '../../../server/core/contract.ts'
import type { Operator, QueryContext } from '../../../server/core/contract.ts'
import { readPlainQuery } from '../../../server/core/dialects.ts'
import { exportList } from '../../../server/core/export/exportList.ts'
import { readList } from '../../../server/core/readList.ts'
import { Statement } from '../../../server/core/statement.ts'
import { desiredSchema } from '../../../server/core/migrations/desired.ts'
import { describeAbove } from '../../support/database.ts'
import type { TestDatabase } from '../../support/database.ts'
import { openApp, operatorWith, patientInput, query, seed } from './harness.ts'
import type { App } from './harness.ts'
import { eventually } from '../../support/eventually.ts'

const common = {
  label: 'name',
  scopedBy: 'hospital',
  staff: ['trainer'],
  fields: {
    patient: ref('patient', { required: true }),
    hospital: ref('hospital', { required: true }),
    trainer: ref('doctor'),
    name: text({ required: true }),
    mobile: text({ mask: 'tail4' }),
    birthday: date(),
    weekday: integer(),
    joinedAt: datetime({ required: true }),
    note: text({ permission: { read: 'patient:contact' } }),
  },
  list: {
    columns: ['name', 'hospital', 'mobile', 'birthday', 'weekday'],
    filters: ['hospital', 'name', 'mobile', 'birthday', 'weekday', 'joinedAt'],
    search: ['patient'],
    sort: ['birthday', 'ASC'],
    totals: ['weekday'],
  },
} as const
const input = { from: date(), to: date({ min: '2000-01-01' }) }

/** Children who were born between two days: worked out by a query. */
const born = resource({
  name: 'born',
  rows: 'query',
  ...common,
  actions: {
    list: { call: 'GET api/born', input, rules: [inOrder('from', 'to')] },
    get: { call: 'GET api/born/{id}' },
    greet: {
      call: 'PUT api/born/greet/{id}',
      when: { weekday: { max: 7 } },
      input: { words: text({ required: true }) },
    },
  },
})
/** The same, given by a handler. */
const told = resource({
  name: 'told',
  rows: 'handler',
  ...common,
  list: { ...common.list, search: ['patient', 'name'] },
  actions: {
    list: { call: 'GET api/told', input, rules: [inOrder('from', 'to')] },
    get: { call: 'GET api/told/{id}' },
    greet: {
      call: 'PUT api/told/greet/{id}',
      when: { weekday: { max: 7 } },
      input: { words: text({ required: true }) },
    },
  },
})
const resources = { ...registry, born, told }

interface Asked {
  readonly from: string | null
  readonly to: string | null
}
const select = ({ from, to }: Asked, statement: Statement, further: readonly string[] = []): string =>
  'select p."id"::bigint as "id", p."id" as patient, p.hospital, p.trainer, p.name, p.mobile, p.birthday, extract(isodow from p.birthday) as weekday, p.created_at as joined_at, p.name as note, 1 as beside' +
  ` from patient p where (${statement.bind(from)}::date is null or p.birthday >= ${statement.bind(from)}::date) and (${statement.bind(to)}::date is null or p.birthday <= ${statement.bind(to)}::date)` +
  further.map(one => ` and ${one}`).join('')

const pushed: (readonly string[])[] = []
const bornImplementation = implement(born, {
  rows(asked, { statement, filtered }: QueryContext) {
    const inside = filtered({ id: 'p."id"', hospital: 'p.hospital' })
    pushed.push(inside)
    return select(asked, statement, inside)
  },
  greet: async () => undefined,
})
const greeted: unknown[] = []
/** Whose rows are worked out now, where a test looks, and what lets them go on. */
let watched: { readonly by: number[]; most: number; readonly goOn: Promise<void> } | undefined
const toldImplementation = implement(told, {
  async rows(asked, { db, operator }) {
    if (watched) {
      watched.by.push(operator!.id)
      watched.most = Math.max(watched.most, watched.by.filter(id => id === operator!.id).length)
      await watched.goOn
      watched.by.splice(watched.by.indexOf(operator!.id), 1)
    }
    const statement = new Statement()
    const rows = await statement.run<Record<string, unknown>>(db, select(asked, statement))
    return rows.map(({ joined_at: joinedAt, ...row }) => ({
      ...row,
      id: Number(row['id']),
      weekday: Number(row['weekday']),
      joinedAt,
    })) as never
  },
  async greet(record, { words }) {
    greeted.push([record.id, record.mobile, words])
  },
})

const names = ['王小明', '李小红', '欧阳娜娜', '单田芳', 'Smith John', '王明']

describeAbove('rows that no table holds', engine => {
  let database: TestDatabase
  let app: App

  beforeAll(async () => {
    database = await engine.open()
    await seed(database)
    greeted.length = 0
    app = await openApp(
      database,
      {
        admin: operatorWith(),
        east: operatorWith({ id: 2, hospital: 2, scope: { hospitals: [2] }, permissions: ['born:list', 'told:list'] }),
        trainer: operatorWith({ id: 5, scope: { hospitals: [2], staff: 3 } }),
        nowhere: operatorWith({ id: 6, scope: { hospitals: [] } }),
        other: operatorWith({ id: 7, permissions: ['patient:list'] }),
      },
      { born: bornImplementation, told: toldImplementation },
      resources,
    )
    for (const [i, name] of names.entries()) {
      const changes = {
        name,
        hospital: i % 2 ? 3 : 2,
        birthday: `2015-0${i + 1}-01`,
        gender: 'male',
        ...(i === 2 ? { trainer: 3 } : {}),
      }
      expect((await app.call('admin', 'POST', '/api/users', patientInput(i, changes))).status).toBe(201)
    }
  })
  afterAll(async () => {
    await app.app.close()
    await database.close()
  })

  it('pass the checks of descriptors, and no table is made for them', () => {
    expect(() => assertRegistry(resources)).not.toThrow()
    expect(Object.keys(desiredSchema(resources).tables)).toEqual(Object.keys(desiredSchema(registry).tables))
  })

  describe.each(['born', 'told'])('of %s', name => {
    const list = async (search: string, who = 'admin') => await app.call(who, 'GET', `/api/${name}?${search}`)
    const rows = async (search: string, who?: string) =>
      (await list(search, who)).body['content'] as Record<string, unknown>[]
    const found = async (search: string, who?: string) => (await rows(search, who)).map(row => row['name'])

    it("carry values of their fields' types, labels and an id, masked, and nothing else", async () => {
      const [first] = await rows('size=1')
      expect(first).toEqual({
        id: expect.any(Number),
        patient: first!['id'],
        patientLabel: '王小明',
        hospital: 2,
        hospitalLabel: '东城医院',
        trainer: null,
        trainerLabel: null,
        name: '王小明',
        mobile: expect.stringMatching(/^138\*+\d{4}$|\*/),
        birthday: '2015-01-01',
        weekday: 4,
        joinedAt: expect.stringMatching(/^\d{4}-/),
        note: '王小明',
      })
    })

    it('come in pages, in the order that is asked for, with their number and sums', async () => {
      const first = (await list('size=4&totals=true')).body
      expect(first).toMatchObject({ totalElements: 6, totals: { weekday: expect.any(Number) } })
      expect([...(await found('size=4')), ...(await found('size=4&page=1'))]).toEqual(names)
      expect(await found('sort=birthday,desc')).toEqual([...names].reverse())
      expect((await list('page=7&size=4')).body).toMatchObject({ content: [], totalElements: 6 })
    })

    it("are those of the caller's organisations, or of their own, and none without an organisation", async () => {
      expect(await found('', 'east')).toEqual(['王小明', '欧阳娜娜', 'Smith John'])
      expect(await found('', 'trainer')).toEqual(['欧阳娜娜'])
      expect(await found('', 'nowhere')).toEqual([])
      expect(await found('hospital=3', 'east')).toEqual([])
      expect((await list('', 'other')).status).toBe(403)
      expect((await rows('', 'east'))[0]).toMatchObject({ note: null })
    })

    it('are filtered by the types of their fields, and searched where their refs lead', async () => {
      expect(await found('hospital=3')).toEqual(['李小红', '单田芳', '王明'])
      expect(await found('birthday=2015-02-01,2015-03-31')).toEqual(['李小红', '欧阳娜娜'])
      expect(await found('name=明')).toEqual(['王小明', '王明'])
      expect(await found('q=ouyang')).toEqual(['欧阳娜娜'])
      expect(await found('weekday=4')).toEqual(['王小明'])
      expect(await found('id=0')).toEqual([])
      expect((await list('nothing=1')).body).toMatchObject({ errors: { nothing: expect.any(String) } })
    })

    it('follow from what the list asks for besides, which is checked like any input', async () => {
      expect(await found('from=2015-03-01&to=2015-04-30')).toEqual(['欧阳娜娜', '单田芳'])
      expect(await found('from=&to=2015-01-31')).toEqual(['王小明'])
      for (const [wrong, field] of [
        ['from=never', 'from'],
        ['to=1999-01-01', 'to'],
        ['from=2015-03-01&to=2015-02-01', 'to'],
      ] as const) {
        expect(await list(wrong)).toMatchObject({ status: 400, body: { errors: { [field]: expect.any(String) } } })
      }
    })

    it('are looked at by id within the scope, where the permission is held', async () => {
      const [row] = await rows('hospital=3&size=1')
      expect(await app.call('admin', 'GET', `/api/${name}/${row!['id']}`)).toMatchObject({
        status: 200,
        body: { name: '李小红' },
      })
      expect((await app.call('trainer', 'GET', `/api/${name}/${row!['id']}`)).status).toBe(404)
      expect((await app.call('east', 'GET', `/api/${name}/${row!['id']}`)).status).toBe(403)
      expect((await app.call('admin', 'GET', `/api/${name}/999999`)).status).toBe(404)
      expect(await query(database, `select kind from read_log where resource = '${name}'`)).toEqual([{ kind: 'open' }])
      expect((await app.call('admin', 'GET', `/api/${name}/${row!['id']}/contact`)).body).toMatchObject({
        mobile: expect.stringMatching(/^138\d{8}$/),
      })
      expect((await app.call('admin', 'GET', `/api/${name}/${row!['id']}/history`)).status).toBe(404)
    })

    it('are acted upon by a handler, in scope, in the states that the action says, and in the log', async () => {
      const [row] = await rows('hospital=3&size=1')
      const greet = (who: string, body: object) => app.call(who, 'PUT', `/api/${name}/greet/${row!['id']}`, body)
      expect(await greet('admin', {})).toMatchObject({ status: 400, body: { errors: { words: expect.any(String) } } })
      expect(await greet('admin', { words: 'hello', version: 1 })).toMatchObject({
        status: 400,
        body: { errors: { version: expect.any(String) } },
      })
      expect((await greet('trainer', { words: 'hello' })).status).toBe(404)
      expect(await greet('admin', { words: 'hello' })).toMatchObject({ status: 200, body: { name: '李小红' } })
      expect(await query(database, `select action, record from change_log where resource = '${name}'`)).toEqual([
        { action: 'greet', record: row!['id'] },
      ])
    })

    it('are exported in their order, batch by batch, as they are asked for', async () => {
      const begun = (operator: Operator) =>
        app.engine.begin(
          {
            id: 'export',
            caller: operator,
            headers: {},
            log: { info: () => undefined },
            routeOptions: { url: '' },
          } as never,
          resources[name as 'born'] as never,
          'export',
        )
      const { headers, body } = await exportList(begun(operatorWith({ scope: { hospitals: [2] } })), {
        columns: 'name,mobile',
        to: '2015-03-31',
      })
      expect(headers).toMatchObject({ 'x-total-count': '2' })
      expect(
        (await buffer(body))
          .toString()
          .trim()
          .split('\r\n')
          .slice(1)
          .map(line => line.split(',')),
      ).toEqual([
        ['"王小明"', '"*******0000"'],
        ['"欧阳娜娜"', '"*******0002"'],
      ])
      const call = begun(operatorWith())
      const batches: string[][] = []
      for await (const batch of readList(call, await readPlainQuery(call, { sort: 'birthday,desc' }), 4))
        batches.push(batch.map(row => String(row['name'])))
      expect(batches).toEqual([[...names].reverse().slice(0, 4), [...names].reverse().slice(4)])
    })
  })

  it('tell a query what they are filtered by, for its inside', async () => {
    pushed.length = 0
    await app.call('admin', 'GET', '/api/born?hospital=3&name=x')
    await app.call('admin', 'GET', '/api/born?name=x')
    expect(pushed.map(one => one.length)).toEqual([1, 0])
  })

  it('tell a query whose organisations are reached, for its inside', async () => {
    pushed.length = 0
    await app.call('east', 'GET', '/api/born?name=x')
    await app.call('east', 'GET', '/api/born?hospital=3')
    expect(pushed.map(one => one.length)).toEqual([1, 2])
  })

  it('of a handler are searched by their own texts, in characters and pinyin', async () => {
    const { body } = await app.call('admin', 'GET', '/api/told?q=shan')
    expect((body['content'] as { name: string }[]).map(row => row.name)).toEqual(['单田芳'])
  })

  it('reach the handler of an action as they are, in clear', () => {
    expect(greeted).toEqual([[expect.any(Number), expect.stringMatching(/^138\d{8}$/), 'hello']])
  })

  it('are worked out three at a time for one operator, by whatever call, while others get theirs', async () => {
    let goOn = (): void => undefined
    watched = {
      by: [],
      most: 0,
      goOn: new Promise(resolve => {
        goOn = resolve
      }),
    }
    const lines = ['/api/told', '/api/told?q=wang', '/api/told/1', '/api/told/export', '/api/told?totals=true']
    const asked = Array.from({ length: 8 }, () => lines.map(line => app.call('admin', 'GET', line))).flat()
    const posted = app.call('admin', 'POST', '/api/told/query', {})
    const other = app.call('east', 'GET', '/api/told')
    try {
      await eventually(() => expect(watched!.by.toSorted()).toEqual([1, 1, 1, 2]))
    } finally {
      goOn()
    }
    expect(new Set((await Promise.all([...asked, posted, other])).map(({ status }) => status))).toEqual(new Set([200]))
    expect(watched).toMatchObject({ by: [], most: 3 })
    watched = undefined
  })
})
