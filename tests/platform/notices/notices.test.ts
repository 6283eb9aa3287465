import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { removeOperatorNotices } from '../../../server/platform/notices/notices.ts'
import { describeAbove } from '../../support/database.ts'
import { CashDesk } from '../../times/server/recharge/cashDesk.ts'

interface Entry {
  id: number
  title: string
  content: string
  isNew: boolean
  link: { resource: string; id: number | null } | null
}
type By = Parameters<CashDesk['call']>[2]

describeAbove('what the product tells single operators', engine => {
  let desk: CashDesk
  beforeAll(async () => {
    desk = await CashDesk.open(await engine.openSeeded())
    await desk.db.updateTable('config_setting').set({ refund_limit: 100_000 }).execute()
  })
  afterAll(() => desk.office.close())

  const read = async (by: NonNullable<By>, language: 'en' | 'cn' = 'en', query = '?size=100') =>
    (await desk.office.call(`GET api/sysNotice${query}`, { token: desk.tokens[by], language })).body[
      'content'
    ] as Entry[]
  const unread = async (by: NonNullable<By>) =>
    (await desk.office.call('GET auth/info', { token: desk.tokens[by] })).body['noticeCount']
  const latest = async (by: NonNullable<By>, language?: 'en' | 'cn') => (await read(by, language))[0]
  const watch = (by: NonNullable<By>, watchNoticeIds: string) =>
    desk.office.call('PUT api/users/watchNotice', { token: desk.tokens[by], body: { watchNoticeIds } })
  const request = async () => {
    const lot = await desk.lot(await desk.patient('told'), { payer: 'platform' })
    await desk.call(`PUT api/recharge/refund/${lot}`, { reason: 'too many' }, 'admin')
    return desk.db.selectFrom('refund_request').select(['id', 'number']).orderBy('id', 'desc').executeTakeFirstOrThrow()
  }

  it('of something that this version has not says so in words, and leads nowhere', async () => {
    const { id } = await desk.db
      .selectFrom('operator')
      .select('id')
      .where('username', '=', 'nurse')
      .executeTakeFirstOrThrow()
    const told = [
      { key: 'branchClosed', parameters: {}, link: { resource: 'branch', id: 1 } },
      { key: 'jobFailed', parameters: { job: { text: 'jobs.countBranches.name' }, at: 'noon' }, link: null },
    ]
    for (const { key, parameters, link } of told)
      await desk.db
        .insertInto('operator_notice')
        .values({
          operator: id,
          key,
          parameters: JSON.stringify(parameters),
          link: link && JSON.stringify(link),
          created_at: desk.office.clock.now.toISOString(),
        })
        .execute()
    const retired = { title: 'From a retired feature', link: null, isNew: true }
    expect(await read('nurse')).toMatchObject([retired, retired])
    expect(await unread('nurse')).toBe(2)
    await watch('nurse', 'all')
    expect(await unread('nurse')).toBe(0)
    await desk.db.deleteFrom('operator_notice').where('operator', '=', id).execute()
  })

  describe('of refunds', () => {
    it('reaches those who may review a new one, but not who asked, and leads there', async () => {
      const { id, number } = await request()
      expect(await latest('other')).toEqual({
        id: expect.any(Number) as number,
        title: `Refund to review: ${number}`,
        content: expect.stringContaining(
          `admin asks for a refund (number ${number}, times bought: 30, given: 2)`,
        ) as string,
        publishedAt: expect.any(String) as string,
        isNew: true,
        link: { resource: 'refundRequest', id, part: null },
      })
      expect(
        await Promise.all((['admin', 'doctor', 'nurse', 'demo'] as const).map(async by => (await read(by)).length)),
      ).toEqual([0, 0, 0, 0])
    })

    it('reaches who asked with the answer, in the language in which each reads it', async () => {
      const { id, number } = await request()
      await desk.call(`PUT api/refundRequest/refuse/${id}`, { answer: 'talk <b>to</b> them' }, 'other')
      expect(await latest('admin')).toMatchObject({
        title: `Refund refused: ${number}`,
        content: `<p>other refused the refund ${number} that you asked for. Reason: talk &lt;b&gt;to&lt;/b&gt; them</p>`,
        link: { resource: 'refundRequest', id },
      })
      expect(await latest('admin', 'cn')).toMatchObject({ title: `退款已拒绝：${number}` })
      const again = await request()
      await desk.call(`PUT api/refundRequest/agree/${again.id}`, {}, 'other')
      expect(await latest('admin')).toMatchObject({ title: `Refund approved: ${again.number}` })
    })

    it('is not said where the answer did not come about', async () => {
      const { id } = await request()
      const before = (await read('admin')).length
      expect((await desk.call(`PUT api/refundRequest/agree/${id}`, {}, 'admin')).status).toBe(409)
      expect(await read('admin')).toHaveLength(before)
    })
  })

  describe('of a patient who is transferred', () => {
    const transfer = async (doctor: number | null) => {
      const id = await desk.patient('moves', desk.office.hospitals.elsewhere)
      if (doctor !== null) await desk.db.updateTable('patient').set({ doctor }).where('id', '=', id).execute()
      const { body } = await desk.call(
        `GET api/patient/transferPreview/${id}?hospital=${desk.office.hospitals.hospital}`,
      )
      expect(
        (
          await desk.call(`PUT api/patient/transfer/${id}`, {
            hospital: desk.office.hospitals.hospital,
            reason: '搬家',
            previewToken: body['previewToken'],
          })
        ).status,
      ).toBe(200)
      return id
    }

    it('reaches the staff there who are in charge, and names nobody', async () => {
      const [manager, doctor] = [(await read('manager')).length, (await read('doctor')).length]
      const id = await transfer(desk.doctor)
      expect(await latest('doctor')).toMatchObject({
        title: 'A patient was transferred to you',
        link: { resource: 'patient', id },
      })
      expect((await latest('doctor'))!.content).not.toContain('moves')
      expect([(await read('manager')).length, (await read('doctor')).length]).toEqual([manager, doctor + 1])
    })

    it('reaches those there who may say who is in charge, where nobody is', async () => {
      const before = (await read('other')).length
      const id = await transfer(null)
      expect(await latest('manager')).toMatchObject({
        title: 'A patient was transferred to you',
        link: { resource: 'patient', id },
      })
      expect(await read('other')).toHaveLength(before)
    })
  })

  it('counts as unread until it is opened, by its reader alone, and stands among the announcements', async () => {
    const { body } = await desk.call('POST api/applicationNotice', { title: 'To all', content: '<p>x</p>' })
    await desk.call(`PUT api/applicationNotice/publish/${Number(body['id'])}`, {})
    await request()
    const all = await read('other')
    expect(all.slice(0, 2).map(({ title }) => title)).toEqual([expect.stringContaining('Refund to review'), 'To all'])
    // Those of requests that were answered meanwhile are read.
    const fresh = all.filter(({ isNew }) => isNew)
    expect(fresh.length).toBeLessThan(all.length)
    expect(await unread('other')).toBe(fresh.length)
    expect((await read('other', 'en', '?size=1&page=1')).map(({ title }) => title)).toEqual(['To all'])
    const { id } = all[0]!
    expect((await watch('nurse', String(id))).body).toMatchObject({ watchNoticeIds: '' })
    expect((await watch('other', `${id},${id}`)).body).toMatchObject({
      watchNoticeIds: [id, ...all.filter(({ isNew }) => !isNew).map(one => one.id)].join(','),
      noticeCount: fresh.length - 1,
    })
    expect((await read('other'))[0]).toMatchObject({ id, isNew: false })
    expect((await watch('other', 'all')).body).toMatchObject({ noticeCount: 0 })
    expect(await unread('nurse')).toBe((await read('nurse')).filter(({ isNew }) => isNew).length)
    expect(await unread('nurse')).toBeGreaterThan(0)
    // A page sends back all thousand that it was told of, and one more.
    const many = Array.from({ length: 1001 }, (_, at) => 900_000_000 + at)
    expect((await watch('other', many.join(','))).status).toBe(200)
  })

  it('is no announcement: nobody finds, changes or deletes it there', async () => {
    const { id } = (await latest('other'))!
    expect((await desk.call(`GET api/applicationNotice/${id}`)).status).toBe(404)
    expect((await desk.call(`DELETE api/applicationNotice/${id}`)).status).toBe(404)
  })

  it('is removed once it is old', async () => {
    const { now } = desk.office.clock
    expect(await removeOperatorNotices(desk.db, new Date(now.getTime() - 1))).toBe(0)
    expect(await removeOperatorNotices(desk.db, new Date(now.getTime() + 1))).toBeGreaterThan(0)
    expect((await read('other')).map(({ title }) => title)).toEqual(['To all'])
  })
})
