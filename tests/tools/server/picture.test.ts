import { afterAll, beforeAll, expect, it } from 'vitest'
import { removeUnused } from '../../../server/system/removeUnused.ts'
import { formOf, withPlace } from '../../platform/uploads/pictures.ts'
import { describeAbove } from '../../support/database.ts'
import { Gym } from '../../training/server/gym.ts'

const hour = 3_600_000

describeAbove('the library of pictures', engine => {
  let gym: Gym
  let device: { token: string }
  beforeAll(async () => {
    gym = await Gym.open(engine)
    device = await gym.device()
  })
  afterAll(() => gym.office.close())

  const call = (line: string, body?: unknown, token = gym.admin) =>
    gym.office.call(line, { token, ...(body === undefined ? {} : { body }) })
  const send = async (path: string, more: Record<string, string> = {}, width = 300) => {
    const { payload, contentType } = await formOf(await withPlace('png', width, 200), { more })
    const reply = await gym.office.app.inject({
      method: 'POST',
      url: path,
      payload,
      headers: { 'content-type': contentType, authorization: `Bearer ${gym.admin}`, language: 'en' },
    })
    return {
      status: reply.statusCode,
      body: reply.json<{ id: number; key: string; keyUrl: string; changed: number; errors: unknown }>(),
    }
  }
  const add = async (more: Record<string, string> = {}, width?: number) =>
    (await send('/api/picture', more, width)).body
  const list = async (query = '') =>
    (await call(`GET api/picture?size=100&${query}`)).body['content'] as { id: number; used: boolean }[]
  const news = async (values: Record<string, unknown>) =>
    Number((await call('POST api/news', { title: '标题', content: '<p>正文</p>', ...values })).body['id'])
  const showing = (address: string) => `<p>看图 <img src="${address}" alt="图" /></p>`

  it('keeps what was sent with its size and format, found by its name and tags', async () => {
    const { id, key } = await add({ name: '开学季横幅', tags: '横幅 开学' }, 2500)
    const reply = await call(`GET api/picture/${id}`)
    // Turned upright, as the camera says.
    expect(reply.body).toMatchObject({
      name: '开学季横幅',
      picture: key,
      fileFormat: 'png',
      width: 164,
      height: 2048,
      used: false,
    })
    expect(reply.body['bytes']).toBeGreaterThan(0)
    for (const query of ['q=kxj', 'tags=横幅', 'fileFormat=png&used=false'])
      expect((await list(query)).map(one => one.id)).toContain(id)
    expect((await call('GET api/picture/tags')).body).toEqual(expect.arrayContaining([{ tag: '开学', pictures: 1 }]))
    // Each tag is told with as many as it leads to: those whose tags have it within a longer one as well.
    await add({ name: '单', tags: '横' })
    expect((await call('GET api/picture/tags')).body).toEqual(
      expect.arrayContaining([{ tag: '横', pictures: (await list('tags=横')).length }]),
    )
    expect((await list('tags=横')).length).toBe(2)
    expect(await send('/api/picture', { name: 'x'.repeat(101) })).toMatchObject({
      status: 400,
      body: { errors: { name: expect.any(String) } },
    })
  })

  it('is used by fields and within texts, found by that, and not deleted while it is', async () => {
    const [cover, inside, unused] = [await add({ name: 'Cover' }), await add({ name: 'Inside' }), await add()]
    const id = await news({ title: '新学期', cover: cover.key, content: showing(inside.keyUrl) })
    const ids = (await list('used=true')).map(one => one.id)
    expect(ids).toEqual(expect.arrayContaining([cover.id, inside.id]))
    expect(ids).not.toContain(unused.id)
    expect((await list('used=false')).map(one => one.id)).toContain(unused.id)
    for (const [one, field] of [
      [cover, 'cover'],
      [inside, 'content'],
    ] as const) {
      expect((await call(`GET api/picture/${one.id}/uses`)).body).toEqual({
        places: [{ resource: 'news', id, label: '新学期', field }],
        elsewhere: 0,
      })
      const refused = await gym.office.call(`DELETE api/picture/${one.id}`, { token: gym.admin, language: 'en' })
      expect(refused).toMatchObject({
        status: 409,
        body: { code: 'pictureUsed', message: 'The picture is in use and cannot be deleted: News item “新学期”' },
      })
    }
    expect((await call(`DELETE api/picture/${unused.id}`)).status).toBe(200)
    await call(`PUT api/news/${id}`, { cover: null, content: '<p>无图</p>' })
    for (const one of [cover, inside]) expect((await call(`DELETE api/picture/${one.id}`)).status).toBe(200)
    // What left the library can be put into nothing any more, and its file goes.
    expect(await call('POST api/news', { title: '标题', content: showing(inside.keyUrl) })).toMatchObject({
      status: 400,
      body: { errors: { content: expect.any(String) } },
    })
    gym.office.clock.advance(25 * hour)
    await gym.office.work({ name: 'removeUnusedUploads', cron: '', run: removeUnused })
    gym.office.clock.advance(-25 * hour)
    expect(await gym.office.storage.get(inside.key)).toBeUndefined()
  })

  it('shows the same text to operators and devices, each by addresses of their own; the text is stored without either', async () => {
    const inside = await add({ name: '图' })
    const id = await news({ content: showing(`https://office.example${inside.keyUrl}`) })
    const stored = await gym.office.database.db
      .selectFrom('news')
      .select('content')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(stored.content).toContain(`<img src="upload:${inside.key}" alt="图" />`)
    const { body } = await call(`GET api/news/${id}`)
    expect(body['content']).toContain(`src="${inside.keyUrl}"`)
    expect(
      (await call(`PUT api/news/${id}`, { content: body['content'], version: body['version'] })).body['version'],
    ).toBe(body['version'])
    expect((await call(`PUT api/news/preview/${id}`, { language: 'zh' })).body['content']).toContain(
      `src="${inside.keyUrl}"`,
    )
    const look = () =>
      gym.office.app.inject({
        url: `/api/client/file/${inside.key}`,
        headers: { authorization: `Bearer ${device.token}` },
      })
    expect((await look()).statusCode).toBe(404)
    await call(`PUT api/news/publish/${id}`, {})
    const told = await gym.office.app.inject({
      url: '/api/client/content/news',
      headers: { authorization: `Bearer ${device.token}` },
    })
    expect(told.json<{ content: { content: string }[] }>().content[0]?.content).toContain(
      `src="/api/client/file/${inside.key}"`,
    )
    expect((await look()).statusCode).toBe(200)
  })

  it('is replaced wherever it is used, in the history of each record', async () => {
    const one = await add({ name: '旧图' })
    const id = await news({ cover: one.key, content: showing(one.keyUrl) })
    const reply = await send(`/api/picture/${one.id}/file`)
    expect(reply).toMatchObject({ status: 200, body: { changed: 2 } })
    const { key, keyUrl } = reply.body
    const { body } = await call(`GET api/news/${id}`)
    expect(body).toMatchObject({ cover: key })
    expect(body['content']).toContain(keyUrl)
    expect((await call(`GET api/picture/${one.id}`)).body).toMatchObject({ picture: key, used: true })
    expect((await call(`GET api/news/${id}/history`)).body['totalElements']).toBeGreaterThanOrEqual(2)
  })

  it('is not a way to the pictures of records: a field takes what is of the library where it says so, and a text nothing else', async () => {
    const shared = await add()
    const { payload, contentType } = await formOf(await withPlace('png'))
    const own = (
      await gym.office.app.inject({
        method: 'POST',
        url: '/api/upload',
        payload,
        headers: { 'content-type': contentType, authorization: `Bearer ${gym.admin}` },
      })
    ).json<{ key: string; keyUrl: string }>()
    expect((await call('POST api/news', { title: '标题', content: showing(own.keyUrl) })).status).toBe(400)
    const colleague = await gym.office.signedIn('photographer')
    expect(
      (await call('PUT api/editSysUser', { id: colleague.id, avatar: shared.key }, colleague.token)).body,
    ).not.toMatchObject({ avatar: shared.key })
  })
})
