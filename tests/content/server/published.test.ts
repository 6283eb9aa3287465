import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { registry } from '../../../resources/index.ts'
import { fieldTypes } from '../../../resources/core/types/index.ts'
import { columnName, tableName } from '../../../server/core/migrations/schemaNames.ts'
import { publishDue } from '../../../server/content/publishDue.ts'
import { publishedAmong } from '../../../server/content/implementPublished.ts'
import { describeAbove } from '../../support/database.ts'
import { Gym } from '../../training/server/gym.ts'

const minute = 60_000
const kinds = publishedAmong(Object.values(registry)).map(({ name }) => name)
const forClients = kinds.filter(name => registry[name]!.calls['client'])

describeAbove('what is published', engine => {
  let gym: Gym
  let device: { id: number; token: string }
  let elsewhere: { id: number; token: string }
  beforeAll(async () => {
    gym = await Gym.open(engine)
    device = await gym.device()
    elsewhere = await gym.device(gym.office.hospitals.elsewhere)
  })
  afterAll(() => gym.office.close())

  const call = (line: string, body?: unknown, token = gym.admin) =>
    gym.office.call(line, { token, ...(body === undefined ? {} : { body }) })
  const make = async (more: Record<string, unknown> = {}, kind = 'news') => {
    const { status, body } = await call(`POST api/${kind}`, {
      [String(registry[kind]!.label)]: '标题',
      content: '<p>正文</p>',
      ...more,
    })
    expect(body).toMatchObject({ state: 'draft', validFrom: null })
    expect(status).toBe(201)
    return Number(body['id'])
  }
  /** Answers what was published. */
  const publish = async (more: Record<string, unknown> = {}, kind = 'news') => {
    const id = await make(more, kind)
    expect(await call(`PUT api/${kind}/publish/${id}`, {})).toMatchObject({
      status: 200,
      body: { state: 'published', validFrom: gym.office.clock.now.toISOString() },
    })
    return id
  }
  const from = (
    path: string,
    { token = device.token, language = 'cn', tag }: { token?: string; language?: string; tag?: string } = {},
  ) =>
    gym.office.app.inject({
      url: `/api/client/content/${path}`,
      headers: { authorization: `Bearer ${token}`, language, ...(tag ? { 'if-none-match': tag } : {}) },
    })
  const told = async (path = 'news', token = device.token) =>
    (await from(path, { token })).json<{ content: { id: number }[] }>().content.map(({ id }) => id)
  const state = async (id: number, kind = 'news') => (await call(`GET api/${kind}/${id}`)).body['state']
  const later = (milliseconds: number) => new Date(gym.office.clock.now.getTime() + milliseconds).toISOString()
  /** Does the job's work as one host, at the office's moment. */
  const run = () => gym.office.work({ name: 'publishDue', cron: '', run: publishDue })

  it('are the same states, actions and calls on every page of it', () => {
    expect(kinds.toSorted()).toEqual([
      'animation',
      'banner',
      'caseSuccess',
      'help',
      'knowledge',
      'news',
      'notice',
      'partner',
      'updateInfo',
      'userHelp',
      'versionInfo',
    ])
    expect(forClients.toSorted()).toEqual([
      'animation',
      'banner',
      'caseSuccess',
      'knowledge',
      'news',
      'partner',
      'userHelp',
      'versionInfo',
    ])
  })

  it('reaches the devices of the organisations that it names, and nobody else; a draft reaches nobody', async () => {
    const [all, here, there, draft] = [
      await publish(),
      await publish({ hospitals: [gym.office.hospitals.hospital] }),
      await publish({ hospitals: [gym.office.hospitals.elsewhere] }),
      await make(),
    ]
    expect(await told()).toEqual(expect.arrayContaining([all, here]))
    expect(await told()).not.toEqual(expect.arrayContaining([there]))
    expect(await told('news', elsewhere.token)).toEqual(expect.arrayContaining([all, there]))
    expect(await told()).not.toContain(draft)
    expect((await from('news', { token: gym.admin })).statusCode).toBe(401)
    expect((await from('nothing')).statusCode).toBe(404)
    await call(`PUT api/news/withdraw/${all}`, {})
    expect(await told()).not.toContain(all)
    expect(await told('news', elsewhere.token)).not.toContain(all)
  })

  it('is answered once by its tag: whoever has it gets no body, and is told at once of what changed', async () => {
    const first = await from('partner')
    const { etag } = first.headers
    expect(first.headers).toMatchObject({
      'cache-control': 'private, no-cache',
      etag: expect.stringMatching(/^W\/"[\w-]{27}"$/),
    })
    const again = await from('partner', { tag: `"other", ${String(etag)}` })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    const { body } = await call('POST api/partner', { name: '视觉研究所' })
    await call(`PUT api/partner/publish/${body['id']}`, {})
    const changed = await from('partner', { tag: String(etag) })
    expect([changed.statusCode, changed.json<{ content: object[] }>().content]).toEqual([
      200,
      [expect.objectContaining({ name: '视觉研究所' })],
    ])
  })

  it('is read once for all who are told the same, and anew as soon as anything of it was written, whoever wrote it', async () => {
    const kept = async () => {
      const { body } = await call('GET api/cache?kind=clientReply')
      return (body['content'] as { hits: number }[])[0]!.hits
    }
    for (const kind of forClients) {
      await from(kind)
      const before = await kept()
      await from(kind)
      expect([kind, await kept()]).toEqual([kind, before + 1])
    }
    const { db } = gym.office.database
    const {
      rows: [entry],
    } = await sql<{
      id: number
      value: number
    }>`select d.id, d.value from dict d join dict_group g on g.id = d."group" where g.name = 'newsCategory' order by d.id limit 1`.execute(
      db,
    )
    const { id: entryId, value: category } = entry!
    const id = await publish({ category })
    const one = async () =>
      (await from('news')).json<{ content: Record<string, unknown>[] }>().content.find(row => row['id'] === id)
    expect(await one()).toMatchObject({ title: '标题' })
    // As another host would, of which this one hears nothing.
    await sql`update news set title = '改过的标题' where id = ${id}`.execute(db)
    expect(await one()).toMatchObject({ title: '改过的标题' })
    await sql`update dict set label = '改过的类别' where id = ${entryId}`.execute(db)
    expect(await one()).toMatchObject({ category: '改过的类别' })
  })

  it.runIf(engine.kind === 'server')(
    'is not kept while somebody writes it: what is seen before the write is stored says nothing of it afterwards',
    async () => {
      const id = await publish()
      const titles = async () =>
        (await from('news')).json<{ content: { id: number; title: string }[] }>().content.find(row => row.id === id)!
          .title
      await gym.office.database.db.transaction().execute(async db => {
        await sql`update news set title = '未提交' where id = ${id}`.execute(db)
        expect(await titles()).toBe('标题')
      })
      expect(await titles()).toBe('未提交')
    },
  )

  it('is told in the language of the reader, or as it was written; nothing in it runs', async () => {
    const id = await publish(
      {
        title: '用眼卫生',
        titleEn: 'Eye care',
        summary: '摘要',
        content: '<p onclick="x()">正文</p><script>alert(1)</script><a href="javascript:x()">链接</a>',
      },
      'knowledge',
    )
    const one = async (language: string) =>
      (await from('knowledge', { language }))
        .json<{ content: Record<string, unknown>[] }>()
        .content.find(row => row['id'] === id)
    expect(await one('en')).toMatchObject({ title: 'Eye care', summary: '摘要', readers: ['guardian'] })
    const chinese = await one('cn')
    expect(chinese).toMatchObject({ title: '用眼卫生', publishedAt: expect.any(String) as string })
    expect(Object.keys(chinese!)).not.toContain('titleEn')
    expect(chinese!['content']).toBe('<p>正文</p>链接')
    expect((await call(`PUT api/knowledge/preview/${id}`, { language: 'en' })).body).toMatchObject({
      title: 'Eye care',
      content: chinese!['content'],
    })
  })

  it('comes in both languages: what it is called and its formatted texts, the English of which may be missing', () => {
    const alone = kinds.flatMap(kind => {
      const { fields, label } = registry[kind]!
      return Object.entries(fields)
        .filter(
          ([name, field]) =>
            !name.endsWith('En') &&
            (field.type === 'richText' || (name === label && (field as { match?: string }).match !== 'release')),
        )
        .filter(([name]) => !fields[`${name}En`] || (fields[`${name}En`] as { required?: boolean }).required)
        .map(([name]) => `${kind}.${name}`)
    })
    expect(alone).toEqual([])
  })

  it('is help in both languages for clients and for operators, and looked at in either', async () => {
    const texts = {
      name: '清洁眼镜',
      nameEn: 'Cleaning glasses',
      content: '<p>用清水</p>',
      contentEn: '<p>Use water</p>',
    }
    const inEnglish = { name: 'Cleaning glasses', content: '<p>Use water</p>' }
    const half = { name: '收好眼镜', content: '<p>放进盒子</p>' }
    const [id, other] = [await publish(texts, 'userHelp'), await publish(half, 'userHelp')]
    const answer = async (language: string) =>
      (await from('userHelp', { language })).json<{ content: Record<string, unknown>[] }>().content
    const published = { publishedAt: gym.office.clock.now.toISOString() }
    expect(await answer('en')).toEqual(
      expect.arrayContaining([
        { id, ...published, ...inEnglish },
        { id: other, ...published, ...half },
      ]),
    )
    expect(await answer('cn')).toEqual(
      expect.arrayContaining([{ id, ...published, name: texts.name, content: texts.content }]),
    )
    const { status, body } = await call('POST api/sysHelp', { ...texts, type: 1 })
    expect([status, body]).toMatchObject([201, texts])
    expect((await call(`PUT api/help/preview/${body['id']}`, { language: 'en' })).body).toEqual(inEnglish)
    expect((await call(`GET api/getSysHelpDetailById/${body['id']}`)).body).toMatchObject(texts)
    expect((await call('GET api/sysHelp?q=Cleaning')).body['content']).toMatchObject([texts])
  })

  it('is found by the words of its text, not by its tags', async () => {
    const id = await publish({ title: '遮盖疗法', content: '<p>每天遮盖<strong>健眼</strong></p>' }, 'knowledge')
    expect(await told(`knowledge?q=${encodeURIComponent('健眼')}`)).toEqual([id])
    expect(await told('knowledge?q=strong')).toEqual([])
    expect((await from('knowledge?size=101')).statusCode).toBe(400)
    expect((await from('knowledge?page=1&size=1')).json()).toMatchObject({ totalElements: 2, content: [{}] })
    expect((await from('knowledge?page=2&size=1')).json()).toEqual({ totalElements: 2, content: [] })
    expect((await from(`knowledge?q=${encodeURIComponent('没有')}`)).json()).toEqual({ totalElements: 0, content: [] })
  })

  it('begins and ends at its moments whatever the job does, and its state follows once', async () => {
    const id = await make({ validUntil: later(20 * minute) })
    expect(await call(`PUT api/news/schedule/${id}`, { validFrom: later(30 * minute) })).toMatchObject({
      status: 400,
      body: { errors: { validFrom: 'This must be before its end' } },
    })
    // What has passed would be published at once, which nobody asked for; inputs tell whole minutes.
    expect(await call(`PUT api/news/schedule/${id}`, { validFrom: later(-2 * minute) })).toMatchObject({
      status: 400,
      body: { errors: { validFrom: 'This moment has passed; please choose a later one' } },
    })
    expect(await state(id)).toBe('draft')
    const thisMinute = `${later(0).slice(0, 17)}00.000Z`
    expect(await call(`PUT api/news/schedule/${id}`, { validFrom: thisMinute })).toMatchObject({ status: 200 })
    expect(await call(`PUT api/news/withdraw/${id}`)).toMatchObject({ status: 200 })
    expect(await call(`PUT api/news/schedule/${id}`, { validFrom: later(10 * minute) })).toMatchObject({
      status: 200,
      body: { state: 'scheduled' },
    })
    expect(await call(`PUT api/news/${id}`, { validUntil: later(5 * minute) })).toMatchObject({
      status: 400,
      body: { errors: { validUntil: 'This must be after it is published' } },
    })
    // Who may change it does not publish it by that.
    expect(await call(`PUT api/news/${id}`, { validFrom: later(0), state: 'published' })).toMatchObject({
      body: { state: 'scheduled', validFrom: later(10 * minute) },
    })
    expect(await run()).toBe(0)
    expect(await told()).not.toContain(id)
    gym.office.clock.advance(10 * minute)
    expect([await told().then(ids => ids.includes(id)), await state(id)]).toEqual([true, 'scheduled'])
    // Two hosts at once: one finds it, the other nothing.
    expect((await Promise.all([run(), run()])).toSorted()).toEqual([0, 1])
    expect(await state(id)).toBe('published')
    gym.office.clock.advance(10 * minute)
    expect(await told()).not.toContain(id)
    expect(await state(id)).toBe('published')
    expect([await run(), await run(), await state(id)]).toEqual([1, 0, 'expired'])
    const { body } = await call(`GET api/news/${id}/history`)
    expect(JSON.stringify(body)).toContain('publishDue')
    // An end that has passed is said anew, and not let go of by the way.
    expect(await call(`PUT api/news/publish/${id}`, {})).toMatchObject({
      status: 400,
      body: {
        errors: {
          validUntil: 'It was to end at a moment that has passed: change that, or leave it empty, then publish it',
        },
      },
    })
    expect(await call(`PUT api/news/${id}`, { validUntil: null })).toMatchObject({
      status: 200,
      body: { state: 'expired' },
    })
    expect(await call(`PUT api/news/publish/${id}`, {})).toMatchObject({
      status: 200,
      body: { state: 'published', validUntil: null },
    })
  })

  it('ends at once where its end is set to a moment that has passed', async () => {
    const id = await publish()
    expect(await call(`PUT api/news/${id}`, { validUntil: later(-minute) })).toMatchObject({
      status: 400,
      body: { errors: { validUntil: 'This must be after it is published' } },
    })
    gym.office.clock.advance(2 * minute)
    expect(await call(`PUT api/news/${id}`, { validUntil: later(-minute) })).toMatchObject({
      status: 200,
      body: { state: 'expired' },
    })
    expect(await told()).not.toContain(id)
    expect(await call(`PUT api/news/withdraw/${id}`, {})).toMatchObject({ status: 409 })
  })

  it('stands in the calendar with what it will do and when', async () => {
    const id = await make({ title: '将要发布' })
    await call(`PUT api/news/schedule/${id}`, { validFrom: later(60 * minute) })
    const ends = await publish({ title: '将要下线', validUntil: later(90 * minute) })
    const { body } = await call('GET api/publication')
    expect((body as unknown as object[]).slice(-2)).toMatchObject([
      { kind: 'news', event: 'begins', record: id, title: '将要发布', at: later(60 * minute) },
      { kind: 'news', event: 'ends', record: ends, at: later(90 * minute) },
    ])
    const doctor = await gym.office.signedIn('calendar', {
      role: 'doctor',
      hospital: gym.office.hospitals.hospital,
      dataScope: 'own',
    })
    expect((await call('GET api/publication', undefined, doctor.token)).status).toBe(403)
  })

  it.each(['news', 'knowledge'])('counts reading of %s once a day and device, without a new version', async kind => {
    const id = await publish({}, kind)
    const read = (token: string, one = id) => call(`POST api/client/content/${kind}/${one}/read`, {}, token)
    expect([
      (await read(device.token)).body,
      (await read(device.token)).body,
      (await read(elsewhere.token)).body,
    ]).toEqual([{ counted: true }, { counted: false }, { counted: true }])
    gym.office.clock.advance(24 * 60 * minute)
    expect((await read(device.token)).body).toEqual({ counted: true })
    gym.admin = (await gym.office.signedIn(`reads ${kind}`, { role: 'admin' })).token
    expect((await call(`GET api/${kind}/${id}`)).body).toMatchObject({ readCount: 3, version: 2 })
    expect((await call(`GET api/${kind}/${id}/history`)).body).toMatchObject({ totalElements: 2 })
    expect((await read(device.token, await make({}, kind))).status).toBe(404)
    const here = await publish({ hospitals: [gym.office.hospitals.hospital] }, kind)
    expect((await read(elsewhere.token, here)).status).toBe(404)
    // The days on which it was read go with it.
    expect((await call(`DELETE api/${kind}/${id}`)).status).toBe(200)
  })

  it('counts no reading of what is for staff alone, as no device is told of it', async () => {
    const id = await publish({ readers: ['staff'] }, 'knowledge')
    expect((await call(`POST api/client/content/knowledge/${id}/read`, {}, device.token)).status).toBe(404)
    expect((await call(`GET api/knowledge/${id}`)).body).toMatchObject({ readCount: 0 })
  })

  it('is told in its order by hand, what is on top first, with its category', async () => {
    const { db } = gym.office.database
    const { rows } = await sql<{
      value: string
      label: string
    }>`select d.value, d.label_en as label from dict d join dict_group g on g.id = d."group" where g.name = 'knowledgeCategory' order by d.id limit 1`.execute(
      db,
    )
    const [second, top, first] = [
      await publish({ sort: 2 }, 'knowledge'),
      await publish({ sort: 3, onTop: true, category: rows[0]!.value }, 'knowledge'),
      await publish({ sort: 1 }, 'knowledge'),
    ]
    const answer = (await from('knowledge', { language: 'en' })).json<{ content: { id: number }[] }>().content
    expect(answer.filter(({ id }) => [second, top, first].includes(id))).toMatchObject([
      { id: top, onTop: true, category: rows[0]!.label },
      { id: first, onTop: false, category: null },
      { id: second, onTop: false },
    ])
    expect(
      (await call('POST api/knowledge', { title: 'x', content: '<p>x</p>', category: 'none' })).body,
    ).toMatchObject({
      errors: { category: expect.any(String) as string },
    })
    const { body } = await call(`GET api/knowledge?filter=${encodeURIComponent('{"onTop":true}')}`)
    expect((body as unknown as { id: number }[]).map(({ id }) => id)).toEqual([top])
  })

  it('shows its pictures to whom it is shown, for as long as it is', async () => {
    const key = '0123456789abcdef0123456789abcdef'
    const { db } = gym.office.database
    await gym.office.storage.put(key, new Uint8Array([1, 2, 3]))
    const id = await publish({ title: '有封面', hospitals: [gym.office.hospitals.hospital] })
    await db.updateTable('news').set({ cover: key }).where('id', '=', id).execute()
    const open = (token: string, name = key, tag?: string) =>
      gym.office.app.inject({
        url: `/api/client/file/${name}`,
        headers: { authorization: `Bearer ${token}`, ...(tag ? { 'if-none-match': tag } : {}) },
      })
    const address = (await from('news'))
      .json<{ content: Record<string, unknown>[] }>()
      .content.find(row => row['id'] === id)?.['cover']
    expect(address).toBe(`/api/client/file/${key}`)
    const reply = await open(device.token)
    expect([reply.statusCode, reply.headers['content-type'], reply.rawPayload.length]).toEqual([200, 'image/webp', 3])
    expect((await open(device.token, key, String(reply.headers.etag))).statusCode).toBe(304)
    expect((await open(elsewhere.token)).statusCode).toBe(404)
    expect((await open(gym.admin)).statusCode).toBe(401)
    expect((await open(device.token, 'passwd')).statusCode).toBe(404)
    await call(`PUT api/news/withdraw/${id}`, {})
    expect((await open(device.token)).statusCode).toBe(404)
  })

  it('shows no picture of anything else, by whichever of its fields, nor that whoever has it still may: drafts, what is to come, was withdrawn or ended, and of others', async () => {
    const { db } = gym.office.database
    const pictures = forClients.flatMap(kind =>
      Object.keys(registry[kind]!.calls['preview']!.output!)
        .filter(name => registry[kind]!.fields[name]?.type === 'image')
        .map(name => ({ kind, name })),
    )
    expect(pictures.map(({ kind, name }) => `${kind}.${name}`)).toEqual(
      expect.arrayContaining(['banner.picture', 'knowledge.cover', 'news.cover', 'partner.logo']),
    )
    const [past, future] = [later(-minute), later(minute)]
    const states = {
      shown: { state: 'published', valid_from: past },
      begun: { state: 'scheduled', valid_from: past },
      here: { state: 'published', valid_from: past, hospitals: [gym.office.hospitals.hospital] },
      draft: { state: 'draft' },
      drafted: { state: 'draft', valid_from: past },
      coming: { state: 'scheduled', valid_from: future },
      withdrawn: { state: 'withdrawn', valid_from: past },
      expired: { state: 'expired', valid_from: past },
      ended: { state: 'published', valid_from: past, valid_until: past },
      unbegun: { state: 'published' },
      elsewhere: { state: 'published', valid_from: past, hospitals: [gym.office.hospitals.elsewhere] },
    }
    for (const [at, { kind, name }] of pictures.entries()) {
      const key = `ab${at}`.padEnd(32, 'c')
      await gym.office.storage.put(key, new Uint8Array([1]))
      const { fields, label } = registry[kind]!
      const required = Object.fromEntries(
        Object.entries(fields)
          .filter(([, field]) => field.required === true && field.default === undefined)
          .map(([one, field]) => [one, fieldTypes[field.type]!.sample(field, at)]),
      )
      const values = {
        ...required,
        [String(label)]: `图${at}`,
        content: '<p>x</p>',
        readers: ['guardian'],
        address: 'https://example.com/a.mp4',
        [name]: key,
      }
      const { id } = await db
        .insertInto(tableName(registry[kind]!) as 'news')
        .values(
          Object.fromEntries(
            Object.entries(values)
              .filter(([one]) => Object.hasOwn(fields, one))
              .map(([one, value]) => [columnName(one), value]),
          ) as never,
        )
        .returning('id')
        .executeTakeFirstOrThrow()
      const open = async (token: string, tag = false) =>
        (
          await gym.office.app.inject({
            url: `/api/client/file/${key}`,
            headers: { authorization: `Bearer ${token}`, ...(tag ? { 'if-none-match': `"${key}"` } : {}) },
          })
        ).statusCode
      for (const [state, published] of Object.entries(states)) {
        await db
          .updateTable(tableName(registry[kind]!) as 'news')
          .set({ valid_from: null, valid_until: null, hospitals: null, ...published } as never)
          .where('id', '=', id)
          .execute()
        const isShown = ['shown', 'begun', 'here'].includes(state)
        expect([
          kind,
          state,
          await open(device.token),
          await open(device.token, true),
          await told(kind).then(ids => ids.includes(id)),
        ]).toEqual([kind, state, ...(isShown ? [200, 304, true] : [404, 404, false])])
      }
      expect([await open(elsewhere.token), await open(elsewhere.token, true)]).toEqual([200, 304])
      expect((await call(`DELETE api/${kind}/${id}`)).status).toBe(200)
      expect([await open(elsewhere.token), await open(elsewhere.token, true)]).toEqual([404, 404])
    }
  })

  it.each([
    ['banner', { title: 'x', linkTo: 'address', address: 'javascript:alert(1)' }, 'address'],
    ['banner', { title: 'x', linkTo: 'address' }, 'address'],
    ['banner', { title: 'x', linkTo: 'news' }, 'news'],
    ['animation', { title: 'x', address: 'http://example.com/a.mp4' }, 'address'],
    ['animation', { title: 'x', address: 'data:text/html,x' }, 'address'],
    ['partner', { name: 'x', link: 'javascript:alert(1)' }, 'link'],
    ['versionInfo', { release: '1.4', day: '2026-01-01', content: '<p>x</p>' }, 'release'],
    ['updateInfo', { release: 'v2', day: '2026-01-01', content: '<p>x</p>' }, 'release'],
  ])('refuses a %s with %o', async (kind, body, field) => {
    const reply = await call(`POST api/${kind}`, body)
    expect(reply.status).toBe(400)
    expect(Object.keys(reply.body['errors'] as object)).toContain(field)
  })

  it('tells a device beside its release what changed, as far as that is for its organisation', async () => {
    const { body } = await call('POST api/clientSoftware', {
      platform: 'ipados',
      release: '7.1.0',
      build: 1,
      source: 'address',
      address: 'https://example.com/client.ipa',
    })
    await call(`PUT api/clientSoftware/publish/${body['id']}`, {})
    const info = await publish(
      { platform: 'ipados', release: '7.1.0', day: '2026-01-01', hospitals: [gym.office.hospitals.hospital] },
      'versionInfo',
    )
    const changes = async (token: string) =>
      (await gym.office.call('GET api/clientSoftware/latest?platform=ipados&version=7.0.0', { token })).body['changes']
    expect([await changes(device.token), await changes(elsewhere.token)]).toEqual(['<p>正文</p>', null])
    expect((await call(`PUT api/versionInfo/${info}`, { hospitals: [] })).status).toBe(200)
    expect([await changes(device.token), await changes(elsewhere.token)]).toEqual(['<p>正文</p>', '<p>正文</p>'])
  })

  it('leaves for no device where it says that it is for others: neither told, nor by its tag, nor by its picture, nor found by its words', async () => {
    const { db } = gym.office.database
    // Every choice of what devices are told, so that one who declares another says whether it tells for whom a record
    // is.
    const choices = forClients.flatMap(kind =>
      Object.entries(registry[kind]!.calls['preview']!.output!)
        .filter(([, { type: of }]) => of === 'choice' || of === 'choices')
        .map(([name]) => `${kind}.${name}`),
    )
    expect(choices.toSorted()).toEqual([
      'animation.plays',
      'banner.linkTo',
      'banner.place',
      'knowledge.difficulty',
      'knowledge.readers',
      'partner.kind',
      'versionInfo.platform',
    ])
    const cases = [
      ['knowledge', { readers: ['guardian', 'staff'] }, { readers: ['staff'] }],
      ['knowledge', { readers: ['guardian'] }, { readers: ['staff'] }],
      ['banner', { place: 'clientShop' }, { place: 'home' }],
      ['banner', { place: 'clientStart' }, { place: 'home' }],
    ] as const
    for (const [at, [kind, forDevices, forOthers]] of cases.entries()) {
      const key = `${at}`.repeat(32)
      await gym.office.storage.put(key, new Uint8Array([1]))
      const word = `词${at}`
      const values = {
        title: word,
        ...(kind === 'knowledge' ? { cover: key, content: '<p>x</p>' } : { picture: key }),
        ...forDevices,
      }
      const { id } = (await db
        .insertInto(kind)
        .values(values as never)
        .returning('id')
        .executeTakeFirstOrThrow()) as { id: number }
      await call(`PUT api/${kind}/publish/${id}`, {})
      const path = `${kind}?q=${encodeURIComponent(word)}`
      const picture = async () =>
        (
          await gym.office.app.inject({
            url: `/api/client/file/${key}`,
            headers: { authorization: `Bearer ${device.token}`, 'if-none-match': `"${key}"` },
          })
        ).statusCode
      const {
        headers: { etag },
      } = await from(path)
      expect([await told(path), await picture()]).toEqual([[id], 304])
      expect((await call(`PUT api/${kind}/${id}`, forOthers)).status).toBe(200)
      const after = await from(path, { tag: String(etag) })
      expect([after.statusCode, after.json(), await picture()]).toEqual([200, { content: [], totalElements: 0 }, 404])
      expect((await call(`GET api/${kind}/${id}`)).body['state']).toBe('published')
    }
  })

  it('is not published by whoever may only change it', async () => {
    const writer = await gym.office.signedIn('writer', {
      role: 'staff',
      hospital: gym.office.hospitals.distributor,
      dataScope: 'below',
    })
    const id = await make()
    for (const action of ['publish', 'withdraw'])
      expect((await call(`PUT api/news/${action}/${id}`, {}, writer.token)).status).toBe(404)
    expect(await call('POST api/news', { title: 'x', content: '<p>x</p>' }, writer.token)).toMatchObject({
      status: 400,
      body: { errors: { hospitals: expect.stringMatching(/ cannot be empty$/) } },
    })
    const own = await call(
      'POST api/news',
      { title: 'x', content: '<p>x</p>', hospitals: [gym.office.hospitals.hospital] },
      writer.token,
    )
    expect(own.status).toBe(201)
    expect((await call(`PUT api/news/publish/${own.body['id']}`, {}, writer.token)).status).toBe(200)
  })
})
