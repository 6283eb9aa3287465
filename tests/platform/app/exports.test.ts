import { once } from 'node:events'
import { get as httpGet } from 'node:http'
import type { AddressInfo } from 'node:net'
import { strFromU8, unzipSync } from 'fflate'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { translate } from '../../../i18n/index.ts'
import { registry } from '../../../resources/index.ts'
import { operationNamed, requestLine } from '../../../resources/core/calls.ts'
import { fieldOf } from '../../../resources/core/fields.ts'
import { typeOf } from '../../../resources/core/typeOf.ts'
import type { AnyResource } from '../../../resources/core/index.ts'
import { modelOf } from '../../../server/core/model.ts'
import { describeAbove } from '../../support/database.ts'
import { openTestApp } from './app.ts'
import type { TestApp } from './app.ts'

/** Rows of quoted texts, bare numbers and nothing. */
const onlyQuoted = /(?:(?:"(?:[^"]|"")*"|-?\d+(?:\.\d+)?|)(?:,|\r\n))+/g

const exported = (Object.values(registry) as readonly AnyResource[]).filter(resource =>
  operationNamed(resource, 'export'),
)

const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

describeAbove('exports', engine => {
  let host: TestApp
  let admin: string

  beforeAll(async () => {
    host = await openTestApp({ engine })
    admin = await host.signIn('admin')
  })
  afterAll(() => host.close())

  const read = (url: string, token = admin, language = 'en') =>
    host.app.inject({ url, headers: { authorization: `Bearer ${token}`, language } })
  const rows = async (url: string, token = admin, language = 'en') => {
    const reply = await read(url, token, language)
    expect(reply.statusCode).toBe(200)
    return reply.body
      .replace('\uFEFF', '')
      .split('\r\n')
      .slice(0, -1)
      .map(line => line.split(',').map(cell => cell.replace(/^"(.*)"$/, '$1')))
  }
  const sheet = async (url: string, language = 'en') =>
    strFromU8(unzipSync(new Uint8Array((await read(url, admin, language)).rawPayload))['xl/worksheets/sheet1.xml']!)
  const list = async (query = '') =>
    (await read(`/api/users?size=1000${query}`)).json<{ content: Record<string, unknown>[]; totalElements: number }>()

  it("hold all rows of the list, in its order, under a name in the caller's language", async () => {
    const { content, totalElements } = await list('&sort=birthday,asc')
    const reply = await read('/api/users/export?columns=id,birthday&sort=birthday,asc', admin, 'cn')
    expect(reply.body.startsWith('\uFEFF"编号","出生日期"\r\n')).toBe(true)
    expect(await rows('/api/users/export?columns=id,birthday&sort=birthday,asc')).toEqual([
      ['Id', 'Date of birth'],
      ...content.map(row => [String(row['id']), row['birthday']]),
    ])
    expect(reply.headers).toMatchObject({
      'x-total-count': String(totalElements),
      'content-type': 'text/csv; charset=utf-8',
      'cache-control': 'no-store',
    })
    expect(reply.headers['content-disposition']).toMatch(
      /^attachment; filename="patient-[\d-]+\.csv"; filename\*=UTF-8''%E6%82%A3%E8%80%85-[\d-]+\.csv$/,
    )
  })

  it('take an organisation with all below it, and alone where that is said', async () => {
    const distributors = (await read('/api/hospital?kind=distributor&size=1')).json<{ content: { id: number }[] }>()
      .content
    const [{ id }] = distributors as [{ id: number }]
    const counted = async (filter: string) => {
      const { content } = await list(`&hospital=${filter}`)
      const reply = await read(`/api/users/export?columns=id&hospital=${filter}`)
      expect(reply.headers['x-total-count']).toBe(String(content.length))
      expect((await rows(`/api/users/export?columns=id&hospital=${filter}`)).slice(1).flat()).toEqual(
        content.map(row => String(row['id'])),
      )
      return content.length
    }
    expect(await counted(String(id))).toBeGreaterThan(await counted(`only:${id}`))
  })

  it('take filters, search and ids of the list', async () => {
    const { content } = await list('&gender=female&type=ordinary')
    expect((await rows('/api/users/export?columns=id&gender=female&type=ordinary')).slice(1).flat()).toEqual(
      content.map(row => String(row['id'])),
    )
    const ids = content.slice(0, 2).map(row => row['id'])
    expect((await rows(`/api/users/export?columns=id&ids=${ids.join()}`)).slice(1)).toHaveLength(2)
    const name = String(content[0]!['name'])
    expect((await rows(`/api/users/export?columns=name&q=${encodeURIComponent(name)}`)).slice(1)).toContainEqual([name])
  })

  it("spell labels in the caller's language and cover what is masked", async () => {
    const {
      content: [first],
    } = await list()
    const url = `/api/users/export?columns=gender,hospital,mobile,deleted,createdBy&ids=${String(first!['id'])}`
    // The account behind a name stands in brackets of the language.
    const author = String(first!['createdByLabel'] ?? '').replace(/ \((\w+)\)$/, '（$1）')
    expect((await rows(url, admin, 'cn'))[1]).toEqual([
      first!['gender'] === 'male' ? '男' : '女',
      first!['hospitalLabel'],
      first!['mobile'],
      '否',
      author,
    ])
    expect((await rows(url))[1]!.slice(0, 4)).toEqual([
      first!['gender'] === 'male' ? 'Male' : 'Female',
      first!['hospitalLabel'],
      first!['mobile'],
      'No',
    ])
    expect(String(first!['mobile'])).toMatch(/^\*{7}\d{4}$/)
  })

  it.each(exported.map(resource => [resource.name, resource] as const))(
    'quote every text of %s',
    async (_, resource) => {
      for (const name of ['export', 'importTemplate'].filter(one => operationNamed(resource, one))) {
        const reply = await read(`/${requestLine(resource, name).template}?format=csv`)
        expect(reply.statusCode).toBe(200)
        expect(reply.body.replace(onlyQuoted, '')).toBe('\uFEFF')
      }
    },
  )

  it('reach no further than the caller', async () => {
    const doctor = await host.signIn('doctor')
    const mine = (await read('/api/users?size=1000', doctor))
      .json<{ content: { id: number }[] }>()
      .content.map(row => String(row.id))
    expect(mine.length).toBeGreaterThan(0)
    expect((await rows('/api/users/export?columns=id', doctor)).slice(1).flat()).toEqual(mine)
    expect((await read('/api/users/export')).headers['x-total-count']).not.toBe(String(mine.length))
    expect((await host.app.inject({ url: '/api/users/export' })).statusCode).toBe(401)
    expect((await read('/api/operator/options/export', doctor)).statusCode).toBe(404)
    expect((await read('/api/message/export', doctor)).statusCode).toBe(403)
  })

  it('write typed cells as a workbook', async () => {
    await sql`update patient set name = '=1+1' where id = 1`.execute(host.database.db)
    const {
      content: [row],
    } = await list('&id=1')
    const reply = await read('/api/users/export?format=xlsx&ids=1')
    expect(reply.headers['content-type']).toBe(xlsxType)
    const cells = await sheet('/api/users/export?format=xlsx&columns=name,times,birthday&ids=1')
    const birthday = Date.parse(`${String(row!['birthday'])}T00:00:00Z`) / 86_400_000 + 25_569
    expect(cells).toContain(
      `<row><c s="5" t="inlineStr"><is><t xml:space="preserve">=1+1</t></is></c><c><v>${String(row!['times'])}</v></c><c s="2"><v>${birthday}</v></c></row>`,
    )
    expect((await rows('/api/users/export?columns=name&ids=1'))[1]).toEqual(["'=1+1"])
  })

  describe('of a workbook', () => {
    /** Each line of its last sheet: what it is called, and what it says. */
    const about = async (url: string, { token = admin, language = 'en' } = {}): Promise<Record<string, string>> => {
      const reply = await read(url, token, language)
      expect(reply.statusCode).toBe(200)
      const parts = unzipSync(new Uint8Array(reply.rawPayload))
      expect(strFromU8(parts['xl/workbook.xml']!)).toContain(language === 'en' ? 'name="About"' : 'name="说明"')
      const texts = [...strFromU8(parts['xl/worksheets/sheet2.xml']!).matchAll(/<row>(.*?)<\/row>/g)].map(
        ([, line = '']) => [...line.matchAll(/<t xml:space="preserve">([^<]*)<\/t>/g)].map(([, text = '']) => text),
      )
      return Object.fromEntries(texts) as Record<string, string>
    }
    const of = (query: string) => `/api/users/export?format=xlsx&columns=id&${query}`

    it('tell on a sheet of its own what it was filtered by, and when', async () => {
      expect(await about(of(''))).toEqual({
        Contents: 'Patients',
        'Filtered by': 'Nothing',
        'As of': expect.stringMatching(/^\w{3} \d+, \d{4}, \d\d:\d\d$/),
      })
      const filtered = 'gender=female&type=ordinary,trial&createdAt=2015-01-01,&times=,3&deleted=true&q=%E7%8E%8B'
      expect((await about(of(filtered)))['Filtered by']).toMatchInlineSnapshot(
        `"Gender: Female · Type: Ordinary, Trial · Created at: from Jan 1, 2015 · Times left: up to 3 · Search: “王” · Deleted: Yes"`,
      )
      expect((await about(of(filtered), { language: 'cn' }))['筛选']).toMatchInlineSnapshot(
        `"性别：女 · 患者类型：普通、试用 · 创建时间：≥ 2015/01/01 · 剩余次数：≤ 3 · 搜索：“王” · 已删除：是"`,
      )
      expect((await about(of('ids=1,2')))['Filtered by']).toBe('The 2 rows that were ticked')
    })

    it('names the records that rows were filtered by, a branch by its own name, but none that the reader does not see', async () => {
      const {
        content: [{ id, name } = { id: 0, name: '' }],
      } = (await read('/api/hospital?kind=distributor&size=1')).json<{ content: { id: number; name: string }[] }>()
      expect((await about(of(`hospital=${id}`)))['Filtered by']).toBe(`Organisation: ${name}`)
      expect((await about(of(`hospital=only:${id}`)))['Filtered by']).toMatch(new RegExp(`^Organisation: .*${name}`))
      expect((await about(of(`hospital=only:${id}`)))['Filtered by']).not.toBe(`Organisation: ${name}`)
      const doctor = await host.signIn('doctor')
      const { rows: foreign } = await sql<{ id: number; name: string }>`
        select h.id, h.name from hospital h where h.id not in (select o.hospital from operator o where o.username = 'doctor')`.execute(
        host.database.db,
      )
      for (const one of foreign.slice(0, 3)) {
        const told = JSON.stringify(await about(of(`hospital=${one.id}`), { token: doctor }))
        expect(told).not.toContain(one.name)
        expect(told).toContain('Organisation')
      }
    })

    it('names no record that makes up a number and that the reader does not see', async () => {
      const doctor = await host.signIn('doctor')
      const { rows: known } = await sql<{ dimension: string; id: number; name: string; own: boolean }>`
        with o as (select id, hospital from operator where username = 'doctor')
        select 'hospital' as dimension, h.id, h.name, h.id = o.hospital as own from hospital h, o
        union all select 'doctor', d.id, d.name, d.hospital = o.hospital from doctor d, o`.execute(host.database.db)
      const foreign = known.filter(({ own }) => !own)
      expect(new Set(foreign.map(({ dimension }) => dimension)).size).toBe(2)
      for (const { dimension, id, name } of foreign) {
        const counted = encodeURIComponent(`newPatients.registered;${dimension}=${id}`)
        const { 'Filtered by': told } = await about(of(`counted=${counted}`), { token: doctor })
        expect(told).toMatch(/^Counted as: .*: \d+$/)
        expect(told).not.toContain(name)
        expect((await about(of(`counted=${counted}`)))['Filtered by']).toContain(name)
      }
    })

    it('keeps covered what its columns cover, whole numbers among the words of a search included', async () => {
      const { mobile } = (
        await sql<{ mobile: string }>`select mobile from patient where mobile is not null limit 1`.execute(
          host.database.db,
        )
      ).rows[0]!
      for (const query of [`mobile=${mobile}`, `q=${mobile}`]) {
        expect(JSON.stringify(await about(of(query)))).not.toContain(mobile)
      }
    })

    const filtered = exported.filter(({ list }) => (list?.filters ?? []).length > 0)
    it.each(filtered.map(resource => [resource.name, resource] as const))(
      'tells each filter of %s in words',
      async (_, resource) => {
        const asked = (resource.list?.filters ?? []).flatMap((name): [string, string][] => {
          const field = fieldOf(resource, name)!
          const sample = [typeOf(field).sample(field, 1)].flat()[0]
          if (typeOf(field).filter === 'none' || sample === undefined || sample === null) return []
          return [[name, typeOf(field).filter === 'range' ? `${String(sample)},` : String(sample)]]
        })
        const { template } = requestLine(resource, 'export')
        const told = (await about(`/${template}?format=xlsx&${String(new URLSearchParams(asked))}`))['Filtered by']!
        expect(told).not.toMatch(/resources\.|undefined|object|%\{/)
        for (const [name] of asked.filter(([name]) => name !== 'deleted'))
          expect(told).toContain(`${translate('en', `resources.${resource.name}.fields.${name}`)}: `)
      },
    )

    it('is told what each other list was asked for besides its filters', async () => {
      expect((await about('/api/attendance/export?format=xlsx&days=30'))['Filtered by']).toBe(
        'Look at the last … days: 30',
      )
    })
  })

  it('work for regular resources, and turn formatted text into plain', async () => {
    const made = await host.app.inject({
      method: 'POST',
      url: '/api/userHelp',
      headers: { authorization: `Bearer ${admin}` },
      payload: { name: '怎样训练', content: '<p>一 &amp; <strong>二</strong></p><p>三</p>' },
    })
    expect(made.statusCode).toBe(201)
    expect((await read('/api/userHelp/export?columns=name,content,state')).body).toContain(
      '"怎样训练","一 & 二\n三","Draft"\r\n',
    )
  })

  it.each([
    ['format=pdf', 'format'],
    ['columns=nothing', 'columns'],
    ['columns=id,constructor', 'columns'],
    ['noSuchFilter=1', 'noSuchFilter'],
    ['sort=mobile,asc', 'sort'],
  ])('refuse %s by name', async (query, field) => {
    const reply = await read(`/api/users/export?${query}`)
    expect(reply.statusCode).toBe(400)
    expect(Object.keys(reply.json<{ errors: object }>().errors)).toEqual([field])
  })

  it('are logged once, each of them whose single records are logged when somebody opens them, and no other', async () => {
    const counts = async () =>
      new Map(
        (
          await sql<{ resource: string; n: number }>`
            select resource, count(*)::integer as n from read_log where kind = 'export' group by resource`.execute(
            host.database.db,
          )
        ).rows.map(({ resource, n }) => [resource, n]),
      )
    const personal: string[] = []
    for (const resource of exported) {
      const before = (await counts()).get(resource.name) ?? 0
      const { template } = requestLine(resource, 'export')
      const reply = await read(`/${template}`)
      expect({ name: resource.name, status: reply.statusCode }).toEqual({ name: resource.name, status: 200 })
      const { isPersonal } = modelOf(resource)
      if (isPersonal) personal.push(resource.name)
      expect({ name: resource.name, logged: ((await counts()).get(resource.name) ?? 0) - before }).toEqual({
        name: resource.name,
        logged: isPersonal ? 1 : 0,
      })
    }
    expect(personal).toEqual(expect.arrayContaining(['patient', 'case', 'caseRecord', 'treatmentPlan', 'recharge']))
  })

  describe('of many rows', () => {
    beforeAll(async () => {
      await sql`insert into user_help (name, content, sort) select '条目 ' || n, repeat(md5(n::text), 60), n % 10 from generate_series(1, 6000) n`.execute(
        host.database.db,
      )
    })

    it('hold each row once, in order, over many batches', async () => {
      const found = (await rows('/api/userHelp/export?columns=sort,id&sort=sort,desc&sort=id,asc'))
        .slice(1)
        .map(row => row.map(Number) as [number, number])
      expect(found.length).toBeGreaterThanOrEqual(6000)
      expect(new Set(found.map(([, id]) => id)).size).toBe(found.length)
      expect(found).toEqual(found.toSorted(([a, i], [b, j]) => b - a || i - j))
    })

    it.each(['identity', 'br'])('stop being read when the caller goes away (%s)', async encoding => {
      if (!host.app.server.listening) await host.app.listen({ port: 0, host: '127.0.0.1' })
      const { port } = host.app.server.address() as AddressInfo
      const before = host.lines.length
      const headers = { authorization: `Bearer ${admin}`, 'accept-encoding': encoding }
      const request = httpGet(`http://127.0.0.1:${port}/api/userHelp/export?columns=content,name`, { headers })
      const [response] = (await once(request, 'response')) as [NodeJS.ReadableStream & { destroy(): void }]
      await once(response, 'readable')
      response.destroy()
      await expect
        .poll(() =>
          host.lines
            .slice(before)
            .map(line => JSON.parse(line) as Record<string, unknown>)
            .find(line => line['msg'] === 'exported'),
        )
        .toMatchObject({ resource: 'userHelp', isComplete: false, rows: expect.any(Number) })
    })
  })
})
