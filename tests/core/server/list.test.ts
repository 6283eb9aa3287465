import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describeEngines } from '../../support/database.ts'
import type { TestDatabase } from '../../support/database.ts'
import { buildSearch, noteSearched } from '../../../server/core/searchIndex.ts'
import { foldTotals } from '../../../server/core/totals.ts'
import { readPlainQuery } from '../../../server/core/dialects.ts'
import { readList } from '../../../server/core/readList.ts'
import { registry } from '../../../resources/index.ts'
import { openApp, operatorWith, patientInput, query, seed } from './harness.ts'
import type { App } from './harness.ts'

const names = ['王小明', '李小红', '欧阳娜娜', '单田芳', 'Smith John', '王明']

describeEngines('lists', engine => {
  let database: TestDatabase
  let app: App
  const ids = (body: Record<string, unknown>) => (body['content'] as { id: number }[]).map(row => row.id)
  const list = async (search: string, who = 'admin', path = '/api/users') =>
    (await app.call(who, 'GET', `${path}?${search}`)).body
  const found = async (search: string, who?: string) =>
    ((await list(search, who))['content'] as { name: string }[]).map(row => row.name).sort()

  beforeAll(async () => {
    database = await engine.open()
    await seed(database)
    app = await openApp(database, {
      admin: operatorWith(),
      east: operatorWith({
        id: 2,
        hospital: 2,
        scope: { hospitals: [2] },
        permissions: ['patient:list', 'patient:options', 'userHelp:*', 'hospital:*'],
      }),
      trainer: operatorWith({ id: 5, scope: { hospitals: [2], staff: 3 } }),
      caller: operatorWith({ id: 7, permissions: ['followUp:list'] }),
      nowhere: operatorWith({ id: 6, scope: { hospitals: [] } }),
    })
    for (const [i, name] of names.entries()) {
      const changes = {
        name,
        hospital: i % 2 ? 3 : 2,
        birthday: `2015-0${i + 1}-01`,
        gender: i < 2 ? 'male' : 'female',
        ...(i === 2 ? { trainer: 3 } : {}),
        ...(i === 1 ? { guardianName: '单雄信', guardianMobile: '13900001234' } : {}),
      }
      expect((await app.call('admin', 'POST', '/api/users', patientInput(i, changes))).status).toBe(201)
    }
    await query(database, "update patient set created_at = '2026-01-31T16:30:00Z' where name = '王小明'")
    await query(database, "update patient set created_at = '2026-01-31T15:30:00Z' where name = '李小红'")
  })
  afterAll(async () => {
    await app.app.close()
    await database.close()
  })

  describe('pages', () => {
    it('keep groups together, each in its own order', async () => {
      for (const name of ['shade', 'depth']) {
        const group = await app.call('admin', 'POST', '/api/sysDictGroup', { name, label: name, labelEn: name })
        for (const sort of [2, 1]) {
          const entry = { group: group.body['id'], value: `${name}${sort}`, label: 'x', labelEn: 'x', sort }
          expect((await app.call('admin', 'POST', '/api/sysDict', entry)).status).toBe(201)
        }
      }
      for (const [call, groups] of [
        ['size=500', 'asc'],
        ['size=500&sort=group,desc', 'desc'],
      ] as const) {
        const rows = (await list(call, 'admin', '/api/sysDict'))['content'] as { groupLabel: string; sort: number }[]
        const heads = rows.filter((row, at) => row.groupLabel !== rows[at - 1]?.groupLabel).map(row => row.groupLabel)
        expect(heads.length, groups).toBeGreaterThan(1)
        expect(new Set(heads).size).toBe(heads.length)
        expect(
          rows.every((row, at) => row.groupLabel !== rows[at - 1]?.groupLabel || row.sort >= rows[at - 1]!.sort),
        ).toBe(true)
      }
    })

    it('hold each record once, newest first, with the total', async () => {
      const first = await list('size=4')
      const second = await list('page=1&size=4')
      expect([first['totalElements'], second['totalElements']]).toEqual([6, 6])
      expect([...ids(first), ...ids(second)]).toEqual([...ids(first), ...ids(second)].sort((a, b) => b - a))
      expect(new Set([...ids(first), ...ids(second)]).size).toBe(6)
      expect(await list('page=7&size=4')).toMatchObject({ content: [], totalElements: 6 })
    })

    it('are sorted as asked, by several fields, with equal values in a fixed order', async () => {
      expect((await list('sort=gender,asc&sort=birthday,desc'))['content']).toMatchObject([
        { name: '王明' },
        { name: 'Smith John' },
        { name: '单田芳' },
        { name: '欧阳娜娜' },
        { name: '李小红' },
        { name: '王小明' },
      ])
      const byAccess = ids(await list('sort=access,desc'))
      expect(byAccess).toEqual([...byAccess].sort((a, b) => b - a))
    })

    it('have names in the order of the language, back and forth, over pages and searches, and in what is offered to be chosen', async () => {
      const inOrder = ['李小红', '欧阳娜娜', '单田芳', 'Smith John', '王明', '王小明']
      const isMale = (name: string) => names.indexOf(name) < 2
      const called = async (search: string) =>
        ((await list(search))['content'] as { name: string }[]).map(({ name }) => name)
      expect(await called('sort=name,asc')).toEqual(inOrder)
      expect(await called('sort=name,desc')).toEqual([...inOrder].reverse())
      expect([...(await called('sort=name,asc&size=4')), ...(await called('sort=name,asc&size=4&page=1'))]).toEqual(
        inOrder,
      )
      expect(await called('sort=gender,asc&sort=name,asc')).toEqual([
        ...inOrder.filter(name => !isMale(name)),
        ...inOrder.filter(isMale),
      ])
      expect(await called(`sort=name,asc&q=${encodeURIComponent('王')}`)).toEqual(['王明', '王小明'])
      expect(
        ((await list('sort=name,asc', 'admin', '/api/getUsersOption')) as unknown as { name: string }[]).map(
          ({ name }) => name,
        ),
      ).toEqual(inOrder)
    })

    it('have what refers to others by what those are called, those of one together and what refers to none last', async () => {
      // As a host of the version before wrote them.
      await query(database, "update doctor set name_order = ''")
      await noteSearched(database, registry)
      expect(await buildSearch(database, registry, { pause: 0 })).toContain('doctor')
      await query(
        database,
        'update patient set doctor = case when id % 3 = 0 then null when id % 3 = 1 then 1 else 2 end',
      )
      const called = async (search: string) =>
        ((await list(search))['content'] as { doctorLabel: string | null }[]).map(({ doctorLabel }) => doctorLabel)
      const inOrder = ['钱医生', '钱医生', '赵医生', '赵医生', null, null]
      expect(await called('sort=doctor,asc')).toEqual(inOrder)
      expect(await called('sort=doctor,desc')).toEqual([...inOrder].reverse())
      expect([...(await called('sort=doctor,asc&size=3')), ...(await called('sort=doctor,asc&size=3&page=1'))]).toEqual(
        inOrder,
      )
      expect(await called('sort=doctor,asc&access=permission&gender=male,female')).toEqual(inOrder)
    })

    it.each([
      ['size=0', 'size'],
      ['size=1001', 'size'],
      ['size=x', 'size'],
      ['page=-1', 'page'],
      ['sort=mobile,asc', 'sort'],
      ['sort=noSuch,asc', 'sort'],
      ['sort=name;drop,asc', 'sort'],
      ['noSuch=1', 'noSuch'],
      ['hospital=x', 'hospital'],
      ['access=maybe', 'access'],
      ['createdAt=2026-02-30,', 'createdAt'],
      ['times=1.5', 'times'],
      ['times=1,2,3', 'times'],
      ['deleted=perhaps', 'deleted'],
      ['times=99999999999', 'times'],
      ['name=x', 'name'],
    ])('refuse %s', async (search, field) => {
      const reply = await app.call('admin', 'GET', `/api/users?${search}`)
      expect(reply.status).toBe(400)
      expect(Object.keys(reply.body['errors'] as object)).toEqual([field])
    })
  })

  describe('filters', () => {
    it('take one value, several and lists', async () => {
      expect(await found('hospital=3')).toEqual(['单田芳', '李小红', '王明'])
      expect(await found('gender=male&hospital=2')).toEqual(['王小明'])
      expect((await list('hospital=2,3'))['totalElements']).toBe(6)
      expect((await list('hospital=2&hospital=3'))['totalElements']).toBe(6)
    })

    it('take ranges with open ends, days being those of the business time zone', async () => {
      expect(await found('createdAt=2026-02-01,2026-02-01')).toEqual(['王小明'])
      expect(await found('createdAt=,2026-01-31')).toEqual(['李小红'])
      expect(await found('createdAt=2026-01-31T15:00:00Z,2026-01-31T16:00:00Z')).toEqual(['李小红'])
      expect((await list('times=0,'))['totalElements']).toBe(6)
      expect((await list('times=1,'))['totalElements']).toBe(0)
    })

    it('on what is masked need the permission to see it', async () => {
      expect(await found('mobile=13810000001')).toEqual(['李小红'])
      expect(await found('mobile=0000001')).toEqual(['李小红'])
      expect((await app.call('east', 'GET', '/api/users?mobile=138')).status).toBe(403)
    })

    it('leave deleted records out where nothing else is said', async () => {
      const [id] = ids(await list('q=smith'))
      await app.call('admin', 'DELETE', `/api/users/${id}`)
      expect((await list(''))['totalElements']).toBe(5)
      expect(await found('deleted=true')).toEqual(['Smith John'])
      expect((await list('deleted=all'))['totalElements']).toBe(6)
      expect(ids(await list(`id=${id},999999,abc`))).toEqual([id])
      await app.call('admin', 'PUT', `/api/users/recover/${id}`)
    })
  })

  describe('search', () => {
    it.each([
      ['王', ['王小明', '王明']],
      ['小', ['李小红', '王小明']],
      ['小明', ['王小明']],
      ['王小明', ['王小明']],
      ['王明', ['王明']],
      ['明小', []],
      ['wangxiao', ['王小明']],
      ['xm', ['王小明']],
      ['wm', ['王明']],
      ['W', ['王小明', '王明']],
      ['oyn', ['欧阳娜娜']],
      ['shantianfang', ['单田芳']],
      ['smi', ['Smith John']],
      ['john smith', ['Smith John']],
      ['ＪＯＨＮ', ['Smith John']],
      ['王 xm', ['王小明']],
      ['%', []],
      ["'", []],
      ['王小红', []],
    ])('for %s', async (q, expected) => {
      expect(await found(`q=${encodeURIComponent(q)}`)).toEqual(expected)
    })

    const looks = () =>
      query(database, "select operator from read_log where resource = 'patient' and record is null order by id")

    it.each([
      ['shanxiong', ['李小红']],
      ['雄信', ['李小红']],
      ['1234', ['李小红']],
      ['0002', ['欧阳娜娜']],
      ['oyn 0002', ['欧阳娜娜']],
      ['234', []],
      ['810000', []],
    ])('for %s finds by the guardian, and by the end of a number, which everybody sees', async (q, expected) => {
      const before = await looks()
      expect(await found(`q=${encodeURIComponent(q)}`)).toEqual(expected)
      expect(await looks()).toEqual(before)
    })

    it('for a whole number finds for those who may see it, and says so in the log', async () => {
      const before = (await looks()).length
      for (const typed of ['13810000002', '138 1000 0002', '138-1000-0002', '１３８１００００００２'])
        expect(await found(`q=${encodeURIComponent(typed)}`)).toEqual(['欧阳娜娜'])
      expect(await found('q=13900001234')).toEqual(['李小红'])
      expect((await looks()).slice(before)).toEqual(Array.from({ length: 5 }, () => ({ operator: 1 })))
      // Within one's own organisations alone, and not without the right.
      expect(await found('q=0002', 'east')).toEqual(['欧阳娜娜'])
      expect(await found('q=13810000002', 'east')).toEqual([])
      expect(await found('q=0001', 'east')).toEqual([])
      expect((await looks()).length).toBe(before + 5)
    })

    it('finds what refers to a patient by the name alone for those who may not list patients', async () => {
      const [patient] = ids(await list(`q=${encodeURIComponent('李小红')}`))
      expect(
        (
          await app.call('admin', 'POST', '/api/followUp', {
            patient,
            at: '2026-02-01T02:00:00Z',
            content: '下周恢复训练',
            nextOn: '2026-02-20',
          })
        ).status,
      ).toBe(201)
      const called = async (who: string) =>
        Promise.all(
          ['李小红', 'lxh', '1234', '单雄信', 'shanxiong', '13900001234', '0001'].map(
            async q =>
              (
                (await list(
                  `filter=${encodeURIComponent(JSON.stringify({ q }))}`,
                  who,
                  '/api/followUp',
                )) as unknown as readonly unknown[]
              ).length,
          ),
        )
      expect(await called('admin')).toEqual([1, 1, 1, 1, 1, 1, 1])
      expect(await called('caller')).toEqual([1, 1, 0, 0, 0, 0, 0])
    })

    it('reads the rows again that were written before it covered what it does', async () => {
      const own = { patient: registry['patient']! }
      const other = { patient: { ...own.patient, list: { ...own.patient.list!, search: ['name'] } } }
      const foundBy = async (q: string) => (await found(`q=${q}`)).length
      await noteSearched(database, other)
      expect(await buildSearch(database, own)).toEqual([])
      expect(await buildSearch(database, other)).toEqual(['patient'])
      expect([await foundBy('0002'), await foundBy('oyn')]).toEqual([0, 1])
      await noteSearched(database, own)
      await noteSearched(database, own)
      expect(await buildSearch(database, own, { pause: 0 })).toEqual(['patient'])
      expect([await foundBy('0002'), await foundBy('oyn')]).toEqual([1, 1])
      expect(await buildSearch(database, own)).toEqual([])
    })
  })

  describe('totals', () => {
    it('are the same kept as counted, before and after folding', async () => {
      const searches = [
        '',
        'access=permission',
        'gender=male',
        'gender=male,female',
        'hospital=2',
        'hospital=2&gender=female',
        'gender=female&access=permission',
        'deleted=all',
      ]
      const totals = async () =>
        Promise.all(
          searches.flatMap(search =>
            ['admin', 'east', 'nowhere'].map(async who => (await list(search, who))['totalElements']),
          ),
        )
      const counted = await Promise.all(
        searches.flatMap(search =>
          ['admin', 'east', 'nowhere'].map(async who => ids(await list(`${search}&size=1000`, who)).length),
        ),
      )
      expect(await totals()).toEqual(counted)
      expect(await foldTotals(database)).toBeGreaterThan(0)
      expect(await totals()).toEqual(counted)
      expect(await foldTotals(database)).toBe(0)
    })

    it('that are not kept stop at ten thousand', async () => {
      await query(
        database,
        `insert into patient (name, gender, birthday, mobile, hospital, remark, deleted)
        select '批量', 'male', '2015-01-01', (19000000000 + i)::text, 3, 'bulk', false from generate_series(1, 10050) i`,
      )
      const body = await list('gender=male&access=permission&size=1')
      expect(body).toMatchObject({ totalElements: 10_000, totalIsMinimum: true })
      expect((await list('size=1&hospital=3'))['totalElements']).toBe(10_053)
      expect(await list('size=1&hospital=3')).not.toHaveProperty('totalIsMinimum')
      await query(database, "delete from patient where remark = 'bulk'")
      expect((await list('size=1'))['totalElements']).toBe(6)
    })
  })

  describe('scope', () => {
    it('reaches own organisations, own patients, or nothing', async () => {
      expect(await found('', 'east')).toEqual(['Smith John', '欧阳娜娜', '王小明'])
      expect(await found('', 'trainer')).toEqual(['欧阳娜娜'])
      expect(await list('', 'nowhere')).toMatchObject({ content: [], totalElements: 0 })
      expect(await found('hospital=3', 'east')).toEqual([])
      expect((await list('', 'east', '/api/hospital'))['content']).toMatchObject([{ id: 2 }])
    })
  })

  describe('options', () => {
    it('are a bare array of ids, labels and what the action gives', async () => {
      const body = (await list('q=wxm', 'admin', '/api/getUsersOption')) as unknown as Record<string, unknown>[]
      expect(body).toEqual([
        { id: expect.any(Number), label: '王小明', name: '王小明', account: null, hospitalLabel: '东城医院' },
      ])
      expect(await list('size=2', 'admin', '/api/getUsersOption')).toHaveLength(2)
      expect(await list('', 'east', '/api/getUsersOption')).toHaveLength(3)
      expect((await app.call('admin', 'GET', '/api/roles/tree', undefined, { language: 'en' })).body).toMatchObject([
        { label: 'Administrator' },
        { label: 'Doctor' },
      ])
      expect((await app.call('admin', 'GET', '/api/roles/tree', undefined, { language: 'cn' })).body).toMatchObject([
        { label: '管理员' },
        { label: '医生' },
      ])
      expect(await list('occupation=trainer', 'admin', '/api/doctorOption')).toEqual([
        { id: 3, label: '孙训练师', name: '孙训练师', occupation: 'trainer' },
      ])
    })
  })

  describe('the simple-REST dialect', () => {
    beforeAll(async () => {
      for (const [i, name] of ['甲帮助', '乙帮助', '丙帮助'].entries()) {
        const { body } = await app.call('admin', 'POST', '/api/userHelp', { name, content: '<p>x</p>', sort: i })
        if (i > 0) await app.call('admin', 'PUT', `/api/userHelp/publish/${body['id']}`, {})
      }
    })
    const rest = (parameters: Record<string, unknown>) =>
      app.call(
        'east',
        'GET',
        `/api/userHelp?${new URLSearchParams(Object.entries(parameters).map(([key, value]) => [key, JSON.stringify(value)]))}`,
      )

    it('answers an array with its range', async () => {
      const reply = await rest({ range: [0, 1], sort: ['sort', 'DESC'], filter: {} })
      expect(reply.headers['content-range']).toBe('userHelp 0-1/3')
      expect(reply.body).toMatchObject([{ name: '丙帮助' }, { name: '乙帮助' }])
      expect((await rest({ filter: { state: 'published' } })).body).toHaveLength(2)
      expect((await rest({ filter: { q: 'jia' } })).body).toMatchObject([{ name: '甲帮助' }])
      const [one] = (await rest({ filter: { q: '甲' } })).body as unknown as { id: number }[]
      expect((await rest({ filter: { id: [one!.id, 99_999] } })).body).toHaveLength(1)
    })

    it.each([
      [{ range: [0, 1000] }, 'range'],
      [{ range: ['a', 'b'] }, 'range'],
      [{ sort: ['noSuch', 'ASC'] }, 'sort'],
      [{ filter: { noSuch: 1 } }, 'noSuch'],
      [{ filter: 7 }, 'filter'],
      [{ page: 1 }, 'page'],
    ])('refuses %o', async (parameters, field) => {
      const reply = await rest(parameters)
      expect(reply.status).toBe(400)
      expect(Object.keys(reply.body['errors'] as object)).toEqual([field])
    })
  })

  describe('batches', () => {
    const call = async (search: Record<string, string>) => {
      const request = {
        caller: operatorWith(),
        headers: {},
        id: 'r',
        ip: '',
        log: app.app.log,
        method: 'GET',
        routeOptions: {},
      } as never
      const execution = app.engine.begin(request, registry['patient']!, 'export')
      return readList(execution, await readPlainQuery(execution, search), 2)
    }
    it.each([
      {},
      { sort: 'gender,asc' },
      { sort: 'trainer,desc' },
      { sort: 'trainer,asc' },
      { sort: 'createdAt,desc' },
      { sort: 'birthday,desc' },
      { sort: 'name,asc' },
      { sort: 'name,desc' },
      { sort: 'hospital,asc' },
      { sort: 'doctor,desc' },
    ])('read every row once, in order: %o', async search => {
      const read: number[] = []
      for await (const rows of await call(search as Record<string, string>)) read.push(...rows.map(row => row.id))
      expect(read).toEqual(ids(await list(`${new URLSearchParams(search as Record<string, string>)}&size=1000`)))
      expect(read).toHaveLength(6)
    })
  })
})
