import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describeAbove } from '../../support/database.ts'
import { BackOffice } from '../../platform/session/backOffice.ts'

describeAbove('notices and dictionaries', engine => {
  let office: BackOffice
  let admin: string
  beforeAll(async () => {
    office = await BackOffice.open(await engine.openSeeded())
    admin = (await office.signedIn('root')).token
  })
  afterAll(() => office.close())

  describe('notices', () => {
    let reader: string
    const ids: number[] = []
    const publish = async (title: string, more: Record<string, unknown> = {}) => {
      const { body } = await office.call('POST api/applicationNotice', {
        token: admin,
        body: { title, content: '<p>内容</p>', ...more },
      })
      const id = Number(body['id'])
      expect(await office.call(`PUT api/applicationNotice/publish/${id}`, { token: admin })).toMatchObject({
        status: 200,
        body: { state: 'published', validFrom: office.clock.now.toISOString() },
      })
      return id
    }
    const read = async (query = '', token = reader) => office.call(`GET api/sysNotice${query}`, { token })
    const titles = ({ body }: { body: Record<string, unknown> }) =>
      (body['content'] as { title: string }[]).map(one => one.title)
    const unread = async () => (await office.call('GET auth/info', { token: reader })).body['noticeCount']

    beforeAll(async () => {
      reader = (
        await office.signedIn('reader', { role: 'nurse', hospital: office.hospitals.hospital, dataScope: 'own' })
      ).token
      ids.push(await publish('给所有人'))
      office.clock.advance(1000)
      ids.push(await publish('给本机构', { hospitals: [office.hospitals.hospital, office.hospitals.agency] }))
      await publish('给别的机构', { hospitals: [office.hospitals.elsewhere] })
      await publish('另一类', { type: 2 })
      await office.call('POST api/applicationNotice', { token: admin, body: { title: '草稿', content: '<p>草稿</p>' } })
    })

    it('are read by those they are meant for, newest first, once they are published', async () => {
      const reply = await read()
      expect(titles(reply)).toEqual(['给本机构', '给所有人'])
      expect(reply.body['totalElements']).toBe(2)
      expect((reply.body['content'] as object[])[1]).toEqual({
        id: ids[0],
        title: '给所有人',
        content: '<p>内容</p>',
        publishedAt: expect.stringContaining('2026-03-02T01:00:00'),
        isNew: true,
        link: null,
      })
      expect(titles(await read('?type=2'))).toEqual(['另一类'])
    })

    it('have the types that have a name, told by their number', async () => {
      const unnamed = await office.call('POST api/applicationNotice', {
        token: admin,
        body: { title: '无此类型', content: '<p>内容</p>', type: 3 },
      })
      expect(unnamed).toMatchObject({ status: 400, body: { errors: { type: expect.any(String) } } })
      expect(await read('?type=3')).toMatchObject({ status: 400, body: { errors: { type: expect.any(String) } } })
      const all = await office.call('GET api/applicationNotice?type=2', { token: admin })
      expect(
        (all.body['content'] as { title: string; type: number }[]).map(({ title, type }) => [title, type]),
      ).toEqual([['另一类', 2]])
    })

    it('are read in the language of the reader, or as they were written', async () => {
      const written = {
        titleEn: 'Power cut',
        content: '<p>周日停电</p>',
        contentEn: '<p onclick="x()">No power on Sunday</p>',
        type: 2,
      }
      const [both, half] = [await publish('停电通知', written), await publish('盘点通知', { titleEn: '', type: 2 })]
      const told = async (language: 'en' | 'cn') => {
        const { body } = await office.call('GET api/sysNotice?type=2', { token: reader, language })
        return Object.fromEntries(
          (body['content'] as { id: number; title: string; content: string }[]).map(({ id, ...row }) => [id, row]),
        )
      }
      const more = { publishedAt: office.clock.now.toISOString(), isNew: true, link: null }
      expect(await told('en')).toMatchObject({
        [both]: { title: 'Power cut', content: '<p>No power on Sunday</p>', ...more },
        [half]: { title: '盘点通知', content: '<p>内容</p>' },
      })
      const chinese = (await told('cn'))[both]
      expect(chinese).toEqual({ title: '停电通知', content: '<p>周日停电</p>', ...more })
      const { body } = await office.call(`GET api/noticeReading?filter={"notice":${both}}`, {
        token: admin,
        language: 'en',
      })
      expect((body as unknown as { noticeLabel: string }[])[0]).toMatchObject({ noticeLabel: 'Power cut' })
      for (const id of [both, half]) await office.call(`DELETE api/applicationNotice/${id}`, { token: admin })
    })

    it('are paged and sorted', async () => {
      expect(titles(await read('?page=1&size=1'))).toEqual(['给所有人'])
      expect(titles(await read('?sort=publishedAt,asc'))).toEqual(['给所有人', '给本机构'])
      expect(await read('?sort=content,asc')).toMatchObject({
        status: 400,
        body: { errors: { sort: 'Cannot be sorted by this field' } },
      })
      expect((await read('?size=1001')).status).toBe(400)
    })

    it('are counted until they are opened, by whoever holds the token', async () => {
      expect(await unread()).toBe(2)
      const watch = (watchNoticeIds: string) =>
        office.call('PUT api/users/watchNotice', { token: reader, body: { username: 'root', watchNoticeIds } })
      expect(await watch(`${ids[0]}`)).toMatchObject({
        status: 200,
        body: { watchNoticeIds: `${ids[0]}`, noticeCount: 1 },
      })
      expect(await watch(`${ids[0]},${ids[1]},999999`)).toMatchObject({
        body: { watchNoticeIds: `${ids[1]},${ids[0]}`, noticeCount: 0 },
      })
      expect(await unread()).toBe(0)
      expect((await office.call('GET auth/info', { token: admin })).body).toMatchObject({
        noticeCount: 1,
        watchNoticeIds: '',
      })
      expect((await read()).body['content']).toEqual([
        expect.objectContaining({ isNew: false }),
        expect.objectContaining({ isNew: false }),
      ])
      expect((await watch('1;2')).status).toBe(400)
    })

    it('tell who of those whom they are for has read them, to whoever may see such people', async () => {
      const rows = async (filter: object, token = admin) => {
        const reply = await office.app.inject({
          url: `/api/noticeReading?filter=${encodeURIComponent(JSON.stringify(filter))}&range=[0,99]`,
          headers: { authorization: `Bearer ${token}`, language: 'en' },
        })
        return reply.statusCode === 200
          ? reply.json<{ name: string; state: string; readAt: string | null; hospital: number }[]>()
          : reply.statusCode
      }
      const states = (answer: Awaited<ReturnType<typeof rows>>) =>
        typeof answer === 'number' ? answer : Object.fromEntries(answer.map(({ name, state }) => [name, state]))
      expect(states(await rows({ notice: ids[0] }))).toEqual({ root: 'unread', reader: 'read' })
      expect(states(await rows({ notice: ids[1] }))).toEqual({ reader: 'read' })
      expect(await rows({ notice: ids[1], state: 'read' })).toMatchObject([
        { name: 'reader', readAt: office.clock.now.toISOString(), hospital: office.hospitals.hospital },
      ])
      expect(await rows({ notice: ids[1], state: 'unread' })).toEqual([])
      // Somebody who comes is asked, too; whoever is deactivated is asked no more.
      const { id } = await office.signedIn('newcomer', {
        role: 'nurse',
        hospital: office.hospitals.hospital,
        dataScope: 'own',
      })
      expect(states(await rows({ notice: ids[1] }))).toEqual({ reader: 'read', newcomer: 'unread' })
      await office.database.db.updateTable('operator').set({ status: 'deactivated' }).where('id', '=', id).execute()
      expect(states(await rows({ notice: ids[1] }))).toEqual({ reader: 'read' })
      const below = (
        await office.signedIn('agent', { role: 'staff', hospital: office.hospitals.elsewhere, dataScope: 'own' })
      ).token
      expect(states(await rows({ notice: ids[0] }, below))).toEqual({ agent: 'unread' })
      expect(states(await rows({ notice: ids[1] }, below))).toEqual({})
      expect(await rows({}, reader)).toBe(403)
    })

    it('that were taken back before their moment are asked of nobody once it comes', async () => {
      const { id } = (
        await office.call('POST api/applicationNotice', {
          token: admin,
          body: { title: '停诊', content: '<p>周一停诊</p>' },
        })
      ).body as { id: number }
      const readings = async () =>
        (
          await office.app.inject({
            url: `/api/noticeReading?filter=${encodeURIComponent(JSON.stringify({ notice: id }))}&range=[0,99]`,
            headers: { authorization: `Bearer ${admin}` },
          })
        ).json<unknown[]>()
      const validFrom = new Date(office.clock.now.getTime() + 60_000).toISOString()
      expect(await office.call(`PUT api/notice/schedule/${id}`, { token: admin, body: { validFrom } })).toMatchObject({
        status: 200,
        body: { state: 'scheduled', validFrom },
      })
      expect(await office.call(`PUT api/applicationNotice/unpublish/${id}`, { token: admin, body: {} })).toMatchObject({
        body: { state: 'withdrawn', validFrom: null },
      })
      office.clock.advance(120_000)
      expect(await readings()).toEqual([])
      // What was out stays known as such.
      await office.call(`PUT api/applicationNotice/publish/${id}`, { token: admin, body: {} })
      const since = office.clock.now.toISOString()
      office.clock.advance(60_000)
      expect(await office.call(`PUT api/applicationNotice/unpublish/${id}`, { token: admin, body: {} })).toMatchObject({
        body: { state: 'withdrawn', validFrom: since },
      })
      expect(await readings()).not.toEqual([])
      await office.call(`DELETE api/applicationNotice/${id}`, { token: admin })
      office.clock.advance(-180_000)
    })

    it('are all read at once by whoever wants that, as far as they are announced to them', async () => {
      const other = (
        await office.signedIn('hurried', { role: 'nurse', hospital: office.hospitals.hospital, dataScope: 'own' })
      ).token
      const reply = await office.call('PUT api/users/watchNotice', { token: other, body: { watchNoticeIds: 'all' } })
      expect(reply).toMatchObject({ status: 200, body: { watchNoticeIds: `${ids[1]},${ids[0]}`, noticeCount: 0 } })
    })

    it('that were all read at once by a slip are unread again, those that were read before stay so, and not after a minute', async () => {
      const hasty = (
        await office.signedIn('hasty', { role: 'nurse', hospital: office.hospitals.hospital, dataScope: 'own' })
      ).token
      const call = (line: string, body: unknown) => office.call(line, { token: hasty, body })
      await call('PUT api/users/watchNotice', { watchNoticeIds: String(ids[0]) })
      office.clock.advance(1000)
      const {
        body: { readAt },
      } = await call('PUT api/users/watchNotice', { watchNoticeIds: 'all' })
      expect(readAt).toBe(office.clock.now.toISOString())
      office.clock.advance(30_000)
      expect(await office.call('PUT api/users/unwatchNotice', { token: reader, body: { readAt } })).toMatchObject({
        status: 200,
      })
      expect((await office.call('GET auth/info', { token: hasty })).body['noticeCount']).toBe(0)
      expect(await call('PUT api/users/unwatchNotice', { readAt })).toEqual({ status: 200, body: { noticeCount: 1 } })
      expect((await call('PUT api/users/watchNotice', { watchNoticeIds: '999999' })).body).toMatchObject({
        watchNoticeIds: String(ids[0]),
        noticeCount: 1,
      })
      const again = (await call('PUT api/users/watchNotice', { watchNoticeIds: 'all' })).body['readAt']
      office.clock.advance(61_000)
      expect(await call('PUT api/users/unwatchNotice', { readAt: again })).toMatchObject({
        status: 409,
        body: { code: 'readTooLongAgo' },
      })
      expect(
        await call('PUT api/users/unwatchNotice', {
          readAt: new Date(office.clock.now.getTime() + 60_000).toISOString(),
        }),
      ).toMatchObject({ status: 409 })
      expect((await call('PUT api/users/watchNotice', { watchNoticeIds: '999999' })).body).toMatchObject({
        noticeCount: 0,
      })
    })

    it('are gone when they are withdrawn or deleted', async () => {
      await office.call(`PUT api/applicationNotice/unpublish/${ids[0]}`, { token: admin })
      expect(titles(await read())).toEqual(['给本机构'])
      expect((await office.call(`DELETE api/applicationNotice/${ids[1]}`, { token: admin })).status).toBe(200)
      expect(titles(await read())).toEqual([])
      expect(
        await office.database.db.selectFrom('notice_read').select('notice').where('notice', '=', ids[1]!).execute(),
      ).toEqual([])
    })
  })

  describe('dictionaries', () => {
    const byGroup = async (group: string) =>
      await office.call(`GET api/sysDictByGroup?group=${group}`, { token: admin })
    const entry = async (value: string) =>
      await office.database.db.selectFrom('dict').selectAll().where('value', '=', value).executeTakeFirstOrThrow()

    it('come by the name or the id of their group, in their order', async () => {
      const reply = await byGroup('doctorTitle')
      const entries = reply.body as unknown as { value: string }[]
      expect(entries[0]).toEqual({
        value: 'chiefPhysician',
        label: '主任医师',
        labelEn: 'Chief physician',
        enabled: true,
      })
      const { group } = await entry('chiefPhysician')
      expect((await office.call(`GET api/sysDictByGroupId/${group}`, { token: admin })).body).toEqual(entries)
      expect((await byGroup('noSuchGroup')).status).toBe(404)
    })

    it('keep a value that a record uses, even a deleted one; its label may change', async () => {
      const made = await office.call('POST api/doctor', {
        token: admin,
        body: {
          name: '李医生',
          occupation: 'doctor',
          hospital: office.hospitals.hospital,
          title: 'attendingPhysician',
        },
      })
      await office.call(`DELETE api/doctor/${made.body['id']}`, { token: admin })
      const { id, group } = await entry('attendingPhysician')
      expect(await office.call(`DELETE api/sysDict/${id}`, { token: admin })).toMatchObject({
        status: 409,
        body: { code: 'inUse' },
      })
      expect(await office.call('PUT api/sysDict', { token: admin, body: { id, value: 'renamed' } })).toMatchObject({
        status: 409,
        body: { code: 'inUse', errors: { value: expect.any(String) } },
      })
      const other = await office.database.db
        .selectFrom('dict_group')
        .select('id')
        .where('id', '<>', group)
        .executeTakeFirstOrThrow()
      expect((await office.call('PUT api/sysDict', { token: admin, body: { id, group: other.id } })).status).toBe(409)
      expect(
        (await office.call('PUT api/sysDict', { token: admin, body: { id, label: '主治', enabled: false } })).status,
      ).toBe(200)
    })

    it('let go of a value that nobody uses', async () => {
      const { id } = await entry('vicePresident')
      expect((await office.call('PUT api/sysDict', { token: admin, body: { id, value: 'deputy' } })).status).toBe(200)
      expect((await office.call(`DELETE api/sysDict/${id}`, { token: admin })).status).toBe(200)
    })

    it('keep the name of a group that fields take their values from', async () => {
      const { group } = await entry('chiefPhysician')
      expect(
        await office.call('PUT api/sysDictGroup', { token: admin, body: { id: group, name: 'titles' } }),
      ).toMatchObject({ status: 409, body: { code: 'inUse', errors: { name: expect.any(String) } } })
      expect(
        (await office.call('PUT api/sysDictGroup', { token: admin, body: { id: group, label: '医生职称' } })).status,
      ).toBe(200)
      await office.database.db.deleteFrom('dict').where('group', '=', group).execute()
      expect((await office.call(`DELETE api/sysDictGroup/${group}`, { token: admin })).status).toBe(409)
      const free = await office.call('POST api/sysDictGroup', {
        token: admin,
        body: { name: 'free', label: '自由', labelEn: 'Free' },
      })
      expect(
        (await office.call('PUT api/sysDictGroup', { token: admin, body: { id: free.body['id'], name: 'freer' } }))
          .status,
      ).toBe(200)
      expect((await office.call(`DELETE api/sysDictGroup/${free.body['id']}`, { token: admin })).status).toBe(200)
    })

    it('keep the options of a fixed group, which are only relabelled and put in order', async () => {
      const { id, group } = await entry('naked3d')
      const change = (body: Record<string, unknown>) =>
        office.call('PUT api/sysDict', { token: admin, body: { id, ...body } })
      const refused = (field: string) => ({
        status: 400,
        body: { errors: { [field]: 'Options of a fixed group can only be relabelled and reordered' } },
      })
      expect(
        await change({ label: '裸眼立体', labelEn: 'Glasses-free', sort: 5, value: 'naked3d', enabled: true }),
      ).toMatchObject({ status: 200, body: { label: '裸眼立体', 'group.fixed': true } })
      expect(await change({ enabled: false })).toMatchObject(refused('enabled'))
      expect(await change({ value: 'other' })).toMatchObject(refused('value'))
      expect(await office.call(`DELETE api/sysDict/${id}`, { token: admin })).toMatchObject({
        status: 409,
        body: { code: 'notNow' },
      })
      const more = { group, value: 'more', label: '更多', labelEn: 'More' }
      expect(await office.call('POST api/sysDict', { token: admin, body: more })).toMatchObject(refused('group'))
      const free = await office.database.db
        .insertInto('dict_group')
        .values({ name: 'free', label: '自由', label_en: 'Free' })
        .returning('id')
        .executeTakeFirstOrThrow()
      const { body } = await office.call('POST api/sysDict', { token: admin, body: { ...more, group: free.id } })
      expect(await office.call('PUT api/sysDict', { token: admin, body: { id: body['id'], group } })).toMatchObject(
        refused('group'),
      )
      expect(await change({ group: free.id })).toMatchObject(refused('group'))
      expect(
        await office.call('PUT api/sysDictGroup', { token: admin, body: { id: group, fixed: false, label: '类型' } }),
      ).toMatchObject({ status: 200, body: { fixed: true, label: '类型' } })
      expect(
        (await office.call('PUT api/sysDictGroup', { token: admin, body: { id: group, name: 'types' } })).status,
      ).toBe(409)
      expect((await office.call(`DELETE api/sysDictGroup/${group}`, { token: admin })).status).toBe(409)
      await office.database.db.deleteFrom('dict').where('group', '=', free.id).execute()
      await office.database.db.deleteFrom('dict_group').where('id', '=', free.id).execute()
    })
  })

  describe('what is new in the back-office', () => {
    const call = (line: string, token: string, body?: object) => office.call(line, { token, ...(body ? { body } : {}) })
    const make = async (kind: 'update_info' | 'banner', values: object) => {
      const { id } = (await office.database.db
        .insertInto(kind as never)
        .values({ state: 'published', valid_from: office.clock.now.toISOString(), ...values } as never)
        .returning('id' as never)
        .executeTakeFirstOrThrow()) as { id: number }
      return id
    }
    const release = (name: string, more: object = {}) =>
      make('update_info', {
        release: name,
        day: '2026-03-01',
        kinds: ['added'],
        content: '<p>新</p>',
        content_en: '<p>New</p>',
        ...more,
      })
    const unseen = async (token: string) =>
      (await call('GET api/whatsNew', token)).body['content'] as {
        release: string
        publishedAt: string
        content: string
      }[]

    it('is told once to everybody whom it is for, since their account is there and at most of thirty days', async () => {
      office.clock.advance(60_000)
      const { token } = await office.signedIn('curious', {
        role: 'nurse',
        hospital: office.hospitals.hospital,
        dataScope: 'own',
      })
      const day = 86_400_000
      const at = (days: number) => new Date(office.clock.now.getTime() + days * day).toISOString()
      await office.database.db
        .updateTable('operator')
        .set({ created_at: at(-100) })
        .where('username', '=', 'curious')
        .execute()
      await release('1.0.0', { valid_from: at(-31) })
      await release('1.1.0', { valid_from: at(-3) })
      await release('1.2.0', { hospitals: [office.hospitals.elsewhere] })
      await release('1.3.0', { state: 'draft', valid_from: null })
      await release('1.4.0', { state: 'scheduled', valid_from: at(1) })
      await release('1.5.0')
      const told = await unseen(token)
      expect(told.map(one => one.release)).toEqual(['1.5.0', '1.1.0'])
      expect(told[0]!.content).toBe('<p>New</p>')
      expect((await call('POST api/whatsNew/seen', token, { until: told.at(-1)!.publishedAt })).status).toBe(200)
      expect((await unseen(token)).map(one => one.release)).toEqual(['1.5.0'])
      // Nobody has seen what is still to come, and nothing that was seen is new again.
      for (const until of [at(400), told[0]!.publishedAt, at(-50)])
        await call('POST api/whatsNew/seen', token, { until })
      expect(await unseen(token)).toEqual([])
      office.clock.advance(2 * day)
      const again = await office.token('curious')
      expect((await unseen(again)).map(one => one.release)).toEqual(['1.4.0'])
      expect((await call('POST api/whatsNew/seen', again, {})).status).toBe(400)
    })

    it('stands on the home page in banners of that place alone, to whom they are for, drafts to nobody', async () => {
      const { token } = await office.signedIn('onlooker', {
        role: 'nurse',
        hospital: office.hospitals.hospital,
        dataScope: 'own',
      })
      const picture = 'a'.repeat(32)
      const banner = (title: string, more: object = {}) =>
        make('banner', { title, picture, place: 'home', link_to: 'nothing', ...more })
      await banner('here', { title_en: 'Here' })
      await banner('client', { place: 'clientStart' })
      await banner('elsewhere', { hospitals: [office.hospitals.elsewhere] })
      await banner('draft', { state: 'draft', valid_from: null })
      const shown = async (who: string) =>
        (await call('GET api/homeBanner', who)).body['content'] as { title: string; picture: string }[]
      expect(await shown(token)).toEqual([
        expect.objectContaining({
          title: 'Here',
          picture: expect.stringMatching(/^\/api\/file\/a{32}\/[\w-]{16}$/) as string,
        }),
      ])
      expect((await shown(await office.token('root'))).map(({ title }) => title)).toEqual(['Here'])
      expect((await office.call('GET api/homeBanner')).status).toBe(401)
    })
  })
})
