import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { deliverMail } from '../../../server/content/mail/deliverMail.ts'
import { bodyPlace, partsPlace } from '../../../server/platform/messages/createSender.ts'
import { confirmMailbox } from '../../../server/platform/session/mailboxes.ts'
import { rememberLanguage } from '../../../server/platform/session/operatorLanguage.ts'
import type { JobHandler } from '../../../server/platform/jobs/JobHandler.ts'
import { describeAbove } from '../../support/database.ts'
import { isFull } from '../../support/full.ts'
import { Gym } from '../../training/server/gym.ts'

type Run = Parameters<typeof deliverMail>[0]

const minute = 60_000
/** More than are delivered to in one transaction, twice over; in the full run as many as a letter may have. */
const many = isFull ? 100_000 : 2500

describeAbove('letters', engine => {
  let gym: Gym
  let nurse: { id: number; token: string }
  let trainee: Awaited<ReturnType<Gym['trainee']>>
  beforeAll(async () => {
    gym = await Gym.open(engine)
    const { hospital } = gym.office.hospitals
    nurse = await gym.office.signedIn('nurse', { role: 'nurse', hospital, dataScope: 'own' })
    trainee = await gym.trainee()
  })
  afterAll(() => gym.office.close())

  const call = (line: string, body?: unknown, token = gym.admin, language: 'en' | 'cn' = 'en') =>
    gym.office.call(line, { token, language, ...(body === undefined ? {} : { body }) })
  const job = (run: JobHandler['run'] = deliverMail) => gym.office.work({ name: 'deliverMail', cron: '', run })
  const draft = async (more: Record<string, unknown> = {}, token = gym.admin) => {
    const { status, body } = await call(
      'POST api/applicationMail',
      { title: '来信', content: '<p>正文</p>', ...more },
      token,
    )
    expect([status, body['state']], JSON.stringify(body)).toEqual([201, 'draft'])
    return Number(body['id'])
  }
  const act = (id: number, action: string, body: object = {}, token = gym.admin) =>
    call(`PUT api/applicationMail/${action}/${id}`, body, token)
  const send = async (more: Record<string, unknown> = {}) => {
    const id = await draft(more)
    expect(await act(id, 'send')).toMatchObject({ status: 200, body: { state: 'sending' } })
    return id
  }
  const stateOf = async (id: number) => (await call(`GET api/applicationMail/${id}`)).body
  const progress = async (id: number) => (await act(id, 'delivery')).body
  const inbox = async (token = nurse.token, language: 'en' | 'cn' = 'en') =>
    (await call('GET api/mailbox', undefined, token, language)).body as {
      content: { id: number; title: string; isNew: boolean; content: string }[]
      totalElements: number
    }
  const unread = async (token = nurse.token) => (await call('GET api/mailbox/unread', undefined, token)).body['unread']
  const received = async () =>
    (await call('GET api/client/mail', undefined, trainee.token)).body as {
      content: { id: number; isNew: boolean }[]
      unread: number
    }
  const deliveries = async (mail: number) =>
    (
      await sql<{ n: number; twice: number }>`
    select count(*)::integer as n, (count(*) - count(distinct coalesce(patient, -operator)))::integer as twice from mail_recipient where mail = ${mail} and delivered_at is not null`.execute(
        gym.db,
      )
    ).rows[0]!
  const read = async (filter: object, token = gym.admin) => {
    const reply = await gym.office.app.inject({
      url: `/api/mailReading?filter=${encodeURIComponent(JSON.stringify(filter))}&range=[0,99]`,
      headers: { authorization: `Bearer ${token}`, language: 'en' },
    })
    return reply.statusCode === 200
      ? reply.json<{ name: string; state: string; readAt: string | null }[]>()
      : reply.statusCode
  }

  it('keep the files of others, and take from whoever writes them those alone that they sent themselves, each once', async () => {
    const other = await gym.office.signedIn('postman')
    const [own, theirs, foreign, unknown] = ['a1', 'b1', 'c1', 'd1'].map(letters => letters.repeat(16)) as [
      string,
      string,
      string,
      string,
    ]
    const admin = await gym.db
      .selectFrom('operator')
      .select('id')
      .where('username', '=', 'admin')
      .executeTakeFirstOrThrow()
    const at = gym.office.clock.now.toISOString()
    await gym.db
      .insertInto('upload')
      .values(
        [
          [own, admin.id],
          [theirs, other.id],
          [foreign, nurse.id],
        ].map(([key, operator]) => ({
          key: String(key),
          operator: Number(operator),
          size: 1,
          created_at: at,
          name: `${String(key)[0]}.pdf`,
          type: 'pdf',
        })),
      )
      .execute()
    const id = await draft({ attachments: [own] })
    const change = (attachments: readonly string[]) =>
      call(`PUT api/applicationMail/${id}`, { attachments }, other.token)
    for (const wrong of [[own, foreign], [own, unknown], [theirs, theirs], ['../../etc/passwd']])
      expect(await change(wrong), wrong.join()).toMatchObject({
        status: 400,
        body: { errors: { attachments: expect.any(String) } },
      })
    expect(await change([own, theirs])).toMatchObject({
      status: 200,
      body: { attachments: [own, theirs], attachmentsFiles: [{ name: 'a.pdf' }, { name: 'b.pdf' }] },
    })
    expect((await change([theirs])).body).toMatchObject({
      attachments: [theirs],
      attachmentsFiles: [{ name: 'b.pdf', url: expect.stringContaining(theirs) }],
    })
    // Whoever looks at it before it goes out sees what comes along.
    expect((await call(`PUT api/applicationMail/preview/${id}`, { language: 'en' }, other.token)).body).toMatchObject({
      files: [{ name: 'b.pdf', url: expect.stringContaining(theirs) }],
    })
    // What a record has let go of is another's again.
    expect((await change([theirs, own])).status).toBe(400)
  })

  it('reach the operators of organisations and roles and those who are named, once, and are theirs to read', async () => {
    const { hospital } = gym.office.hospitals
    const doctor = await gym.office.signedIn('doctor', { role: 'doctor', hospital, dataScope: 'own' })
    const named = await gym.office.signedIn('named', {
      role: 'doctor',
      hospital: gym.office.hospitals.elsewhere,
      dataScope: 'own',
    })
    const id = await send({
      titleEn: 'A letter',
      hospitals: [hospital],
      roles: [await gym.office.roleId('nurse')],
      operators: [named.id, nurse.id],
    })
    expect(await progress(id)).toMatchObject({ recipients: 2, delivered: 0, waiting: 2 })
    expect(await unread()).toBe(0)
    expect([await job(), await job()]).toEqual([2, 0])
    expect(await stateOf(id)).toMatchObject({
      state: 'sent',
      recipients: 2,
      delivered: 2,
      leftOut: 0,
      sentAt: gym.office.clock.now.toISOString(),
    })
    expect(await inbox()).toMatchObject({
      totalElements: 1,
      content: [{ id, title: 'A letter', content: '<p>正文</p>', isNew: true, files: [] }],
    })
    expect((await inbox(named.token, 'cn')).content).toMatchObject([{ title: '来信' }])
    expect((await inbox(doctor.token)).content).toEqual([])
    expect([await unread(), (await call('PUT api/mailbox/read', { ids: `${id},999999` }, nurse.token)).body]).toEqual([
      1,
      { unread: 0, readAt: gym.office.clock.now.toISOString() },
    ])
    expect(
      await call('PUT api/mailbox/unread', { readAt: gym.office.clock.now.toISOString() }, named.token),
    ).toMatchObject({ status: 200, body: { unread: 1 } })
    expect(await unread()).toBe(0)
    expect(
      await call('PUT api/mailbox/unread', { readAt: gym.office.clock.now.toISOString() }, nurse.token),
    ).toMatchObject({ status: 200, body: { unread: 1 } })
    expect(
      await call(
        'PUT api/mailbox/unread',
        { readAt: new Date(gym.office.clock.now.getTime() - 2 * minute).toISOString() },
        nurse.token,
      ),
    ).toMatchObject({ status: 409, body: { code: 'readTooLongAgo' } })
    await call('PUT api/mailbox/read', { ids: String(id) }, nurse.token)
    expect((await inbox()).content).toMatchObject([{ isNew: false }])
    expect(await call('PUT api/mailbox/read', { ids: '1;2' }, nurse.token)).toMatchObject({
      status: 400,
      body: { errors: { ids: expect.any(String) as string } },
    })
    expect(await read({ mail: id, state: 'read' })).toMatchObject([
      { name: 'nurse', readAt: gym.office.clock.now.toISOString() },
    ])
    expect(await read({ mail: id, state: 'unread' })).toMatchObject([{ name: 'named' }])
    expect(await read({ mail: id }, nurse.token)).toBe(403)
    expect(await progress(id)).toEqual({
      recipients: 2,
      delivered: 2,
      leftOut: 0,
      waiting: 0,
      read: 1,
      mailed: 0,
      mailFailed: 0,
    })
  })

  it('to operators by name go to nobody else, and are changed by nobody once they are on their way', async () => {
    const id = await send({ operators: [nurse.id] })
    expect(await act(id, 'send')).toMatchObject({ status: 409 })
    expect(await call(`PUT api/applicationMail/${id}`, { title: '改' })).toMatchObject({ status: 409 })
    expect((await call(`DELETE api/applicationMail/${id}`)).status).toBe(409)
    await job()
    expect(await deliveries(id)).toEqual({ n: 1, twice: 0 })
  })

  it('are withdrawn from who has read them and who has not', async () => {
    const other = await gym.office.signedIn('other', {
      role: 'nurse',
      hospital: gym.office.hospitals.elsewhere,
      dataScope: 'own',
    })
    const id = await send({ operators: [nurse.id, other.id] })
    await job()
    await call('PUT api/mailbox/read', { ids: 'all' }, nurse.token)
    expect(await unread(other.token)).toBe(1)
    expect(await act(id, 'withdraw')).toMatchObject({ status: 200, body: { state: 'withdrawn' } })
    for (const { token } of [nurse, other]) expect((await inbox(token)).content.map(one => one.id)).not.toContain(id)
    expect(await unread(other.token)).toBe(0)
    // Who had read it by then stays known.
    expect(await read({ mail: id })).toMatchObject([{ state: 'unread' }, { state: 'read' }])
    await call('PUT api/mailbox/read', { ids: String(id) }, other.token)
    expect(await progress(id)).toMatchObject({ read: 1 })
    expect(await act(id, 'resume')).toMatchObject({ status: 409 })
  })

  describe('to patients', () => {
    beforeAll(async () => {
      const { hospital } = gym.office.hospitals
      await sql`
        insert into patient (name, account, hospital, gender, birthday, mobile, type)
        select 'Many ' || n, 'M' || n, ${hospital}, 'female', case when n <= 20 then '2010-01-01'::date else '2012-01-01'::date end, '139' || lpad(n::text, 8, '0'), 'trial' from generate_series(1, ${many}::integer) n`.execute(
        gym.db,
      )
    })

    it('are read by the patient who is signed in on a device, with their files, until they are withdrawn', async () => {
      const key = 'fedcba9876543210fedcba9876543210'
      await gym.office.storage.put(key, new Uint8Array([1, 2, 3]))
      const id = await send({ to: 'patients', patientTypes: ['ordinary'], ageFrom: 6, ageUntil: 6, titleEn: 'For you' })
      await gym.db
        .updateTable('application_mail')
        .set({ attachments: [key] })
        .where('id', '=', id)
        .execute()
      const open = async (token: string) =>
        (await gym.office.app.inject({ url: `/api/client/file/${key}`, headers: { authorization: `Bearer ${token}` } }))
          .statusCode
      expect([await received(), await open(trainee.device.token)]).toMatchObject([{ content: [], unread: 0 }, 404])
      await job()
      expect(await received()).toMatchObject({
        content: [{ id, title: 'For you', isNew: true, files: [{ url: `/api/client/file/${key}` }] }],
        totalElements: 1,
        unread: 1,
      })
      expect([await open(trainee.device.token), await open((await gym.device()).token)]).toEqual([200, 404])
      expect((await call('GET api/client/mail', undefined, trainee.device.token)).status).toBe(401)
      const someoneElse = await gym.trainee({ type: 'lifetime' })
      expect((await call('POST api/client/mail/read', { id }, someoneElse.token)).status).toBe(404)
      expect([
        await call('POST api/client/mail/read', { id }, trainee.token),
        (await received()).content,
      ]).toMatchObject([{ status: 200, body: { unread: 0 } }, [{ isNew: false }]])
      await act(id, 'withdraw')
      expect([await received(), await open(trainee.device.token)]).toMatchObject([{ content: [], unread: 0 }, 404])
      expect((await call('POST api/client/mail/read', { id }, trainee.token)).status).toBe(404)
    })

    it('go to those of the filter at the moment of sending; who is deleted meanwhile is left out and counted', async () => {
      const id = await draft({ to: 'patients', patientTypes: ['trial'], ageFrom: 16, ageUntil: 16, timesUpTo: 0 })
      expect(await progress(id)).toMatchObject({ recipients: 20 })
      await act(id, 'send')
      let steps = 0
      await job((run: Run) =>
        deliverMail({
          ...run,
          // Two are deleted once it is written down to whom it goes.
          inTransaction: async work => {
            if ((steps += 1) === 3)
              await gym.db.updateTable('patient').set({ deleted: true }).where('account', 'in', ['M3', 'M4']).execute()
            return run.inTransaction(work)
          },
        }),
      )
      expect(await stateOf(id)).toMatchObject({ state: 'sent', recipients: 20, delivered: 18, leftOut: 2 })
      expect(await read({ mail: id, state: 'leftOut' })).toMatchObject([{ name: 'Many 4' }, { name: 'Many 3' }])
    })

    it('are delivered to each once, by however many hosts, and by another one where a host dies in the middle', async () => {
      const id = await send({ to: 'patients', patientTypes: ['trial'] })
      const everybody = many - 2
      let steps = 0
      const dying = job((run: Run) =>
        deliverMail({
          ...run,
          inTransaction: work =>
            run.inTransaction(async context => {
              const done = await work(context)
              if ((steps += 1) === 4) throw new Error('the host died')
              return done
            }),
        }),
      )
      await expect(dying).rejects.toThrow('the host died')
      // One thousand were delivered to; the next were not, as their transaction did not end.
      expect([await deliveries(id), await progress(id)]).toMatchObject([
        { n: 1000, twice: 0 },
        { recipients: everybody, delivered: 1000, waiting: everybody - 1000 },
      ])
      const two = await Promise.all([job(), job()])
      expect(two.reduce((sum, one) => sum + one)).toBe(everybody - 1000)
      await job()
      expect([await deliveries(id), await stateOf(id)]).toMatchObject([
        { n: everybody, twice: 0 },
        { state: 'sent', delivered: everybody, leftOut: 0 },
      ])
    })

    it('are paused, gone on with and stopped between two parts', async () => {
      const id = await send({ to: 'patients', patientTypes: ['trial'] })
      let steps = 0
      const until = (at: number, action: string) => (run: Run) =>
        deliverMail({
          ...run,
          inTransaction: async work => {
            const done = await run.inTransaction(work)
            if ((steps += 1) === at) expect((await act(id, action)).status).toBe(200)
            return done
          },
        })
      expect(await job(until(3, 'pause'))).toBe(1000)
      expect([await job(), await stateOf(id)]).toMatchObject([0, { state: 'paused', delivered: 1000 }])
      expect((await act(id, 'resume')).status).toBe(200)
      steps = 0
      expect(await job(until(2, 'stop'))).toBe(1000)
      expect([await job(), await stateOf(id)]).toMatchObject([
        0,
        { state: 'stopped', delivered: 2000, leftOut: many - 2 - 2000 },
      ])
      expect(await progress(id)).toMatchObject({ waiting: 0 })
      expect(await act(id, 'resume')).toMatchObject({ status: 409 })
    })
  })

  it('are sent at their moment, or are drafts again and say why', async () => {
    const at = (milliseconds: number) => new Date(gym.office.clock.now.getTime() + milliseconds).toISOString()
    const id = await draft({ operators: [nurse.id] })
    // It would go to all of them at once, by a question that says nothing of it.
    expect(await act(id, 'schedule', { sendAt: at(-2 * minute) })).toMatchObject({
      status: 400,
      body: { errors: { sendAt: 'This moment has passed; please choose a later one' } },
    })
    expect(await act(id, 'schedule', { sendAt: at(10 * minute) })).toMatchObject({
      status: 200,
      body: { state: 'scheduled', sendAt: at(10 * minute) },
    })
    expect(await act(id, 'unschedule')).toMatchObject({ body: { state: 'draft', sendAt: null } })
    await act(id, 'schedule', { sendAt: at(10 * minute) })
    const empty = await draft({ operators: [(await gym.office.signedIn('leaver')).id] })
    await act(empty, 'schedule', { sendAt: at(10 * minute) })
    await gym.db.updateTable('operator').set({ status: 'deactivated' }).where('username', '=', 'leaver').execute()
    expect(await job()).toBe(0)
    gym.office.clock.advance(10 * minute)
    expect([await job(), await stateOf(id), await stateOf(empty)]).toMatchObject([
      1,
      { state: 'sent' },
      { state: 'draft', sendAt: null },
    ])
    const told = (await call('GET api/sysNotice')).body['content'] as { title: string; content: string; link: object }[]
    expect(told[0]).toMatchObject({
      title: 'Letter not sent: 来信',
      content: expect.stringContaining('Nobody fits') as string,
      link: { resource: 'applicationMail', id: empty },
    })
    expect(await act(empty, 'send')).toMatchObject({ status: 409, body: { code: 'mailToNobody' } })
  })

  describe('by mail as well', () => {
    interface Mailed {
      readonly recipient: string
      readonly language: string
      readonly body: string
      readonly subject: string
      readonly html: string
      readonly attachments: { name: string; type: string; content: string; id?: string }[]
    }
    /** What waits to be mailed, sealed as it is in the log of messages. */
    const mailed = async (): Promise<Mailed[]> => {
      const rows = await gym.db
        .selectFrom('message')
        .select(['recipient', 'language', 'body', 'parts'])
        .where('about', '=', 'letter')
        .orderBy('recipient')
        .execute()
      return rows.map(({ recipient, language, body, parts }) => ({
        recipient,
        language,
        body: gym.office.cipher.open(body!, bodyPlace),
        attachments: [],
        ...(JSON.parse(gym.office.cipher.open(parts!, partsPlace)) as Pick<Mailed, 'subject' | 'html'>),
      }))
    }
    let readers: { confirmed: number; english: number; unconfirmed: number; without: number }
    beforeAll(async () => {
      const made = async (name: string, more: object) => await gym.office.account(name, more)
      readers = {
        confirmed: await made('confirmed', { email: 'confirmed@vision.example' }),
        english: await made('english', { email: 'english@vision.example' }),
        unconfirmed: await made('unconfirmed', { email: 'typed@vision.example', isConfirmed: false }),
        without: await made('without', {}),
      }
      await rememberLanguage(gym.db, readers.english, 'en')
    })
    beforeEach(async () => {
      gym.office.services = { email: 'settings', sms: 'settings' }
      await gym.db.deleteFrom('message').execute()
      await gym.db.deleteFrom('throttle').execute()
    })
    const toAll = () => ({
      operators: Object.values(readers),
      byMail: true,
      titleEn: 'A letter',
      contentEn: '<p>Good &amp; short</p>',
    })

    it('go to those who have shown a mailbox to be theirs, each in their language; the others have them in the inbox', async () => {
      const id = await send(toAll())
      expect([await job(), await job()]).toEqual([4, 0])
      expect(await mailed()).toMatchObject([
        { recipient: 'confirmed@vision.example', language: 'zh', subject: '来信' },
        {
          recipient: 'english@vision.example',
          language: 'en',
          subject: 'A letter',
          body: expect.stringMatching(/^Good & short\n\n/) as string,
        },
      ])
      expect(await progress(id)).toEqual({
        recipients: 4,
        delivered: 4,
        leftOut: 0,
        waiting: 0,
        read: 0,
        mailed: 2,
        mailFailed: 0,
      })
      await gym.db
        .updateTable('message')
        .set({ state: 'failed', reason: 'recipient' })
        .where('recipient', '=', 'english@vision.example')
        .execute()
      expect(await progress(id)).toMatchObject({ mailed: 2, mailFailed: 1 })
    })

    it('are mailed no more once they are withdrawn, as far as they were not', async () => {
      const [id, other] = [await send(toAll()), await send({ operators: [readers.confirmed], byMail: true })]
      await job()
      const set = (recipient: string, state: 'sent' | 'failed') =>
        gym.db
          .updateTable('message')
          .set({ state, ...(state === 'sent' ? { body: null, parts: null } : {}) })
          .where('recipient', '=', recipient)
      await set('confirmed@vision.example', 'sent')
        .where(
          'id',
          'in',
          gym.db
            .selectFrom('mail_recipient')
            .select('message')
            .where('mail', '=', id)
            .where('message', 'is not', null)
            .$narrowType<{ message: number }>(),
        )
        .execute()
      await set('english@vision.example', 'failed').execute()
      const third = await gym.office.account('third', { email: 'third@vision.example' })
      await gym.db
        .insertInto('mail_recipient')
        .values({ mail: id, operator: third, patient: null, delivered_at: gym.office.clock.now.toISOString() })
        .execute()
      await gym.db.transaction().execute(async db => {
        const { id: message } = await db
          .insertInto('message')
          .values({
            channel: 'email',
            recipient: 'third@vision.example',
            about: 'letter',
            language: 'zh',
            body: 'sealed',
            state: 'waiting',
          })
          .returning('id')
          .executeTakeFirstOrThrow()
        await db
          .updateTable('mail_recipient')
          .set({ message })
          .where('mail', '=', id)
          .where('operator', '=', third)
          .execute()
      })
      expect((await act(id, 'withdraw')).status).toBe(200)
      const rows = (mail: number) =>
        gym.db
          .selectFrom('message as m')
          .innerJoin('mail_recipient as r', 'r.message', 'm.id')
          .select(['m.recipient', 'm.state', 'm.body', 'm.parts'])
          .where('r.mail', '=', mail)
          .orderBy('m.recipient')
          .execute()
      expect(await rows(id)).toEqual([
        { recipient: 'confirmed@vision.example', state: 'sent', body: null, parts: null },
        { recipient: 'english@vision.example', state: 'expired', body: null, parts: null },
        { recipient: 'third@vision.example', state: 'expired', body: null, parts: null },
      ])
      expect(await rows(other)).toMatchObject([
        { recipient: 'confirmed@vision.example', state: 'waiting', body: expect.any(String) as string },
      ])
    })

    it('go to mailboxes of people without an account, each once, by who sees everything; what is no address is named', async () => {
      const to = (addresses: string, more: Record<string, unknown> = {}) => ({
        title: '来信',
        content: '<p>正文</p>',
        to: 'addresses',
        addresses,
        ...more,
      })
      expect(await call('POST api/applicationMail', to(''))).toMatchObject({
        status: 400,
        body: { errors: { addresses: expect.any(String) as unknown } },
      })
      expect(await call('POST api/applicationMail', to('a@example.com, wang@, 王芳'))).toMatchObject({
        status: 400,
        body: { errors: { addresses: 'No mail addresses: wang@, 王芳' } },
      })
      expect(
        await call(
          'POST api/applicationMail',
          to(Array.from({ length: 501 }, (_, at) => `a${at}@example.com`).join('\n')),
        ),
      ).toMatchObject({ status: 400, body: { errors: { addresses: expect.stringContaining('500') as unknown } } })
      const manager = await gym.office.signedIn('lettered', {
        role: 'franchise',
        hospital: gym.office.hospitals.hospital,
        dataScope: 'below',
        permissions: ['applicationMail:create', 'applicationMail:list'],
      } as never)
      expect(
        (await call('POST api/applicationMail', to('a@example.com'), manager.token)).status,
      ).toBeGreaterThanOrEqual(400)
      const id = await draft({
        to: 'addresses',
        addresses: 'wang@example.com；li@example.com\nWang@example.com',
        contentEn: '<p>Good</p>',
      })
      expect(await progress(id)).toMatchObject({ recipients: 2 })
      gym.office.services = { email: 'off', sms: 'off' }
      expect(await act(id, 'send')).toMatchObject({ status: 409, body: { code: 'mailsOff' } })
      gym.office.services = { email: 'settings', sms: 'settings' }
      expect(await act(id, 'send')).toMatchObject({ status: 200 })
      expect([await job(), await job()]).toEqual([2, 0])
      expect((await mailed()).map(({ recipient, body }) => [recipient.toLowerCase(), body])).toEqual([
        ['wang@example.com', '正文'],
        ['li@example.com', '正文'],
      ])
      expect(await stateOf(id)).toMatchObject({ state: 'sent', delivered: 2, leftOut: 0 })
      expect(await progress(id)).toEqual({
        recipients: 2,
        delivered: 2,
        leftOut: 0,
        waiting: 0,
        read: 0,
        mailed: 2,
        mailFailed: 0,
      })
      // They are found by their mailboxes, and nobody says that they have not read it.
      const found = async (more: object) =>
        ((await read({ mail: id, ...more })) as { name: string; state: string }[]).map(row => [row.name, row.state])
      expect((await found({})).length).toBe(2)
      expect(await found({ state: 'unread' })).toEqual([])
      expect(await found({ name: 'li@' })).toEqual([['li@example.com', 'mailed']])
    })

    it('to such mailboxes wait while no mail is sent, and hold no other letter up', async () => {
      const others = { to: 'addresses', addresses: 'wang@example.com' }
      const [id, later] = [await send(others), await draft(others)]
      expect(
        await act(later, 'schedule', { sendAt: new Date(gym.office.clock.now.getTime() + minute).toISOString() }),
      ).toMatchObject({ status: 200 })
      const inbox = await send({ operators: [readers.confirmed] })
      gym.office.services = { email: 'off', sms: 'off' }
      gym.office.clock.advance(2 * minute)
      await job()
      expect([await stateOf(id), await stateOf(later), await stateOf(inbox)]).toMatchObject([
        { state: 'paused', delivered: 0 },
        { state: 'draft' },
        { state: 'sent', delivered: 1 },
      ])
      expect(await act(id, 'resume')).toMatchObject({ status: 409, body: { code: 'mailsOff' } })
      gym.office.services = { email: 'settings', sms: 'settings' }
      expect(await act(id, 'resume')).toMatchObject({ status: 200 })
      await job()
      expect(await stateOf(id)).toMatchObject({ state: 'sent', delivered: 1 })
      expect((await mailed()).map(({ recipient }) => recipient)).toEqual(['wang@example.com'])
    })

    it('bring their pictures and their file along, but for what is too large', async () => {
      const [picture, file, large] = ['a', 'b', 'c'].map(one => one.repeat(32)) as [string, string, string]
      await gym.office.storage.put(picture, new Uint8Array([1, 2, 3]))
      await gym.office.storage.put(file, new Uint8Array([4, 5]))
      await gym.office.storage.put(large, new Uint8Array(1_100_000))
      const of = async (key: string, name: string, size = 1) =>
        gym.db
          .insertInto('upload')
          .values({
            key,
            operator: 1,
            size,
            created_at: gym.office.clock.now.toISOString(),
            name,
            type: 'application/pdf',
          })
          .execute()
      await of(file, 'plan.pdf')
      await of(large, 'film.pdf', 1_100_000)
      const one = async (...attachments: string[]) => {
        await gym.db.deleteFrom('message').execute()
        const id = await draft({ operators: [readers.confirmed], byMail: true })
        await gym.db
          .updateTable('application_mail')
          .set({ attachments, content: `<p>图</p><img src="upload:${picture}" alt="训练室">` })
          .where('id', '=', id)
          .execute()
        expect((await act(id, 'send')).status).toBe(200)
        await job()
        return (await mailed())[0]!
      }
      const inline = { type: 'image/webp', id: picture, content: 'AQID' }
      expect(await one(file)).toMatchObject({
        html: expect.stringContaining(`<img src="cid:${picture}" alt="训练室">`) as string,
        attachments: [inline, { name: 'plan.pdf', type: 'application/pdf', content: 'BAU=' }],
      })
      const read = vi.spyOn(gym.office.storage, 'get')
      const second = await one(large, file)
      // Nor is it read only to be left out; the smaller one after it comes along.
      expect(read.mock.calls).toEqual([[picture], [file]])
      read.mockRestore()
      expect([second.attachments.length, second.body]).toEqual([2, expect.stringContaining('“film.pdf”')])
    })

    it('are mailed to their author first, who has to have such a mailbox', async () => {
      const id = await draft(toAll())
      expect(await act(id, 'mailToSelf')).toMatchObject({ status: 409, body: { code: 'noOwnEmail' } })
      const author = await gym.office.signedIn('author', { email: 'author@vision.example', isConfirmed: false })
      expect(await act(id, 'mailToSelf', {}, author.token)).toMatchObject({
        status: 409,
        body: { code: 'unconfirmedOwnEmail' },
      })
      await confirmMailbox(gym.db, author.id, 'author@vision.example', gym.office.clock.now)
      expect(await act(id, 'mailToSelf', {}, author.token)).toMatchObject({ status: 200, body: { sent: true } })
      expect(await mailed()).toMatchObject([
        { recipient: 'author@vision.example', language: 'en', subject: 'A letter' },
      ])
      expect(await progress(id)).toMatchObject({ delivered: 0, mailed: 0 })
      // One to mailboxes as those get it: in Chinese, and without an inbox to look at.
      await gym.db.deleteFrom('message').execute()
      const others = await draft({ to: 'addresses', addresses: 'wang@example.com', contentEn: '<p>Good</p>' })
      expect((await act(others, 'mailToSelf', {}, author.token)).status).toBe(200)
      expect(await mailed()).toMatchObject([{ recipient: 'author@vision.example', language: 'zh', body: '正文' }])
    })

    it('are not begun while no mail is sent, and stay in the inbox of who gets too many', async () => {
      gym.office.services = { email: 'off', sms: 'off' }
      const id = await draft(toAll())
      expect([await act(id, 'send'), await act(id, 'mailToSelf')]).toMatchObject([
        { status: 409, body: { code: 'mailsOff' } },
        { status: 409, body: { code: 'mailsOff' } },
      ])
      gym.office.services = { email: 'settings', sms: 'settings' }
      for (let at = 0; at < 11; at += 1) await send({ operators: [readers.confirmed], byMail: true })
      expect(await job()).toBe(11)
      expect(await mailed()).toHaveLength(10)
    })
  })

  it('begin to be sent at once, not at the next time of the job', async () => {
    await send({ operators: [nurse.id] })
    const { rows } =
      await sql`select l.state from timing_log l join timing t on t.id = l.timing where t.handler = 'deliverMail' and l.state = 'waiting' and l.cause = 'manual'`.execute(
        gym.db,
      )
    expect(rows).toHaveLength(1)
    await job()
  })

  it('are written within the scope of their author, and seen in that of their organisation', async () => {
    const { agency, hospital, elsewhere } = gym.office.hospitals
    const role = await call('POST api/roles', { name: '写信', nameEn: 'Writers', dataScope: 'below' })
    await call('PUT api/roles/permission', {
      id: role.body['id'],
      permissions: ['applicationMail:*', 'mailReading:list', 'operator:options', 'hospital:options'],
    })
    const writer = await gym.office.signedIn('writer', {
      role: [Number(role.body['id'])],
      hospital: agency,
      dataScope: 'below',
    })
    const write = (more: object) =>
      call('POST api/applicationMail', { title: '来信', content: '<p>正文</p>', ...more }, writer.token)
    for (const hospitals of [null, [elsewhere], [hospital, elsewhere]])
      expect(await write({ hospitals }), JSON.stringify(hospitals)).toMatchObject({
        status: 400,
        body: { errors: { hospitals: expect.any(String) as string } },
      })
    expect(
      (await write({ operators: [(await gym.office.signedIn('outside', { hospital: elsewhere })).id] })).status,
    ).toBe(400)
    const mine = await write({ hospitals: [hospital], to: 'patients', ageFrom: 9, ageUntil: 3 })
    expect(mine).toMatchObject({ status: 400, body: { errors: { ageUntil: expect.any(String) as string } } })
    const { body } = await write({ hospitals: [hospital] })
    expect(body).toMatchObject({ hospital: agency })
    const foreign = await draft({ operators: [nurse.id] })
    expect((await call(`GET api/applicationMail/${foreign}`, undefined, writer.token)).status).toBe(404)
    expect((await act(Number(body['id']), 'send', {}, writer.token)).status).toBe(200)
    await job()
    expect(((await read({ mail: body['id'] }, writer.token)) as object[]).length).toBeGreaterThan(0)
    expect((await call('GET api/mailbox')).status).toBe(200)
    expect((await call('GET api/mailbox', undefined, trainee.token)).status).toBe(401)
  })

  it('go along when a patient is merged, once where both had one', async () => {
    const [survivor, other] = [await gym.patient({ type: 'naked3d' }), await gym.patient({ type: 'naked3d' })]
    const both = await send({ to: 'patients', patientTypes: ['naked3d'] })
    await job()
    await sql`update mail_recipient set read_at = delivered_at where patient = ${other.id}`.execute(gym.db)
    await sql`delete from mail_recipient where patient = ${survivor.id} and mail <> ${both}`.execute(gym.db)
    const seen = await call(`GET api/patient/mergePreview?survivor=${survivor.id}&other=${other.id}`)
    const merged = await call('PUT api/patient/merge', {
      survivor: survivor.id,
      other: other.id,
      reason: '重复',
      previewToken: seen.body['previewToken'],
    })
    expect(merged.status, JSON.stringify([seen.body, merged.body])).toBe(200)
    const { rows } = await sql<{
      patient: number
      read: boolean
    }>`select patient, read_at is not null as read from mail_recipient where mail = ${both} and patient in (${survivor.id}, ${other.id})`.execute(
      gym.db,
    )
    expect(rows).toEqual([{ patient: survivor.id, read: true }])
  })
})
