import { unzipSync, strFromU8 } from 'fflate'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createOutbox } from '../../../server/platform/messages/createOutbox.ts'
import { openOutgoing } from '../../../server/platform/outgoing/openOutgoing.ts'
import { inTransaction } from '../../../server/core/execution.ts'
import { contextOf } from '../../../server/core/hooks.ts'
import { createReportReader } from '../../../server/core/statistics/readReportFor.ts'
import { rememberLanguage } from '../../../server/platform/session/operatorLanguage.ts'
import { sendReports } from '../../../server/statistics/sendReports.ts'
import { unsubscribeLink } from '../../../server/statistics/unsubscribeLink.ts'
import { reportMail } from '../../../server/statistics/reportMail.ts'
import { mostSubscriptions } from '../../../resources/statistics/reportSubscription.ts'
import { describeAbove } from '../../support/database.ts'
import { confirmMailbox } from '../../../server/platform/session/mailboxes.ts'
import { headersOf, partsOf } from '../../support/mime.ts'
import { openSmtpServer } from '../../support/smtpServer.ts'
import type { SmtpServer } from '../../support/smtpServer.ts'
import { BackOffice } from '../../platform/session/backOffice.ts'

const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
// Monday, nine in the morning at the place of business.
const monday = new Date('2026-03-02T01:00:00Z')
const nextMonday = new Date('2026-03-09T00:00:00Z')

describeAbove('report subscriptions', engine => {
  let office: BackOffice
  let smtp: SmtpServer
  const who: Record<'admin' | 'manager' | 'demo', { token: string; id: number }> = {
    admin: { token: '', id: 0 },
    manager: { token: '', id: 0 },
    demo: { token: '', id: 0 },
  }
  beforeAll(async () => {
    ;[office, smtp] = await Promise.all([
      engine.openSeeded().then(database => BackOffice.open(database)),
      openSmtpServer(),
    ])
    const { agency, hospital, elsewhere } = office.hospitals
    const sign = async (name: string, more: Parameters<BackOffice['signedIn']>[1]) => {
      const { token } = await office.signedIn(name, { email: `${name}@example.com`, ...more })
      const { id } = await office.database.db
        .selectFrom('operator')
        .select('id')
        .where('username', '=', name)
        .executeTakeFirstOrThrow()
      return { token, id }
    }
    who.admin = await sign('root', {})
    who.manager = await sign('manager', { role: 'franchise', hospital: agency, dataScope: 'below' })
    who.demo = await sign('looker', { role: 'demo', hospital, dataScope: 'own', isExperience: true })
    for (const [name, at, month] of [
      ['甲', hospital, '02'],
      ['乙', hospital, '02'],
      ['丙', elsewhere, '02'],
      ['丁', hospital, '01'],
    ] as const) {
      const id = await office.patient(name, at)
      await office.database.db
        .updateTable('patient')
        .set({ created_at: `2026-${month}-15T02:00:00Z` })
        .where('id', '=', id)
        .execute()
    }
  })
  afterAll(async () => {
    await smtp?.close()
    await office?.close()
  })
  beforeEach(async () => {
    const { db } = office.database
    office.clock.now = monday
    office.services = { email: 'settings', sms: 'off' }
    for (const table of ['report_subscription', 'message', 'throttle', 'operator_notice'] as const)
      await db.deleteFrom(table).execute()
    await db
      .updateTable('config_setting')
      .set({
        mail_on: true,
        smtp_host: '127.0.0.1',
        smtp_port: smtp.port,
        smtp_secure: 'none',
        mail_from: 'vision@example.com',
      })
      .execute()
    await db
      .updateTable('operator')
      .set({ status: 'opened', email: 'manager@example.com', data_scope: 'below', hospital: office.hospitals.agency })
      .where('id', '=', who.manager.id)
      .execute()
    await confirmMailbox(db, who.manager.id, 'manager@example.com', monday)
    for (const { id } of Object.values(who)) await rememberLanguage(db, id, 'en')
    smtp.behave = 'take'
    ;(smtp.mails as unknown[]).length = 0
  })

  const wanted = {
    title: 'Mine',
    report: 'growth',
    range: 'lastMonth',
    compare: ['previous'],
    filters: {},
    frequency: 'weekly',
    weekday: 'monday',
    hour: 8,
  }
  const subscribe = (more: object = {}, as: keyof typeof who = 'manager') =>
    office.call('POST api/reportSubscription', { token: who[as].token, body: { ...wanted, ...more } })
  const subscribed = async (more: object = {}, as: keyof typeof who = 'manager'): Promise<number> => {
    const { status, body } = await subscribe(more, as)
    expect({ status, errors: body['errors'] }).toEqual({ status: 201, errors: undefined })
    return Number(body['id'])
  }
  const stored = (id: number) =>
    office.database.db
      .selectFrom('report_subscription')
      .select(['state', 'ending', 'next_at', 'sent_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  type Job = Parameters<typeof sendReports>[0]
  const job = (): Job => {
    const [now, { database, engine: core }] = [office.clock.now, office]
    return {
      read: work => database.db.transaction().setAccessMode('read only').execute(work),
      log,
      now,
      signal: new AbortController().signal,
      inTransaction: work => inTransaction(core.beginJob('sendReports', { now, log }), call => work(contextOf(call))),
      readReport: createReportReader(core, { database, isReplica: false }, () => ({ now, log })),
    }
  }
  const deliver = async (): Promise<void> => {
    const outbox = createOutbox({
      database: office.database,
      cipher: office.cipher,
      mail: undefined,
      outgoing: openOutgoing(['127.0.0.0/8']),
      timeout: 5000,
      log,
      clock: office.clock.read,
    })
    await outbox.deliver()
    await outbox.close()
  }
  /** Runs the job at a moment, as a host does. */
  const runAt = async (moment: Date): Promise<number> => {
    office.clock.now = moment
    const { records, findings } = await sendReports(job())
    expect(findings ?? []).toEqual([])
    return records
  }
  const messages = () =>
    office.database.db
      .selectFrom('message')
      .select(['recipient', 'about', 'language', 'state', 'body', 'parts'])
      .orderBy('id')
      .execute()
  const notices = () =>
    office.database.db
      .selectFrom('operator_notice')
      .select(['operator', 'key', 'parameters', 'link'])
      .orderBy('id')
      .execute()

  it('say when they are sent, by the clock of the business time zone', async () => {
    expect((await subscribe()).body).toMatchObject({
      state: 'active',
      nextAt: nextMonday.toISOString(),
      sentAt: null,
      waits: false,
    })
    expect((await subscribe({ frequency: 'monthly', weekday: null, monthDay: 1, hour: 0 })).body).toMatchObject({
      nextAt: '2026-03-31T16:00:00.000Z',
    })
    const { body } = await subscribe({ weekday: 'sunday', hour: 23 })
    expect(body).toMatchObject({ nextAt: '2026-03-08T15:00:00.000Z' })
    expect(
      (
        await office.call(`PUT api/reportSubscription/${String(body['id'])}`, {
          token: who.manager.token,
          body: { ...body, waits: undefined, hour: 7 },
        })
      ).body,
    ).toMatchObject({ nextAt: '2026-03-07T23:00:00.000Z' })
  })

  it.each([
    [{ report: 'noSuch' }, 'report'],
    [{ report: 'constructor' }, 'report'],
    [{ range: 'always' }, 'range'],
    [{ step: 'day', range: 'allYears' }, 'step'],
    [{ compare: ['tomorrow'] }, 'compare'],
    [{ filters: { patient: ['1'] } }, 'filters'],
    [{ filters: { hospital: 'x' } }, 'filters'],
    [{ filters: { hospital: ['x'] } }, 'filters'],
    [{ filters: [] }, 'filters'],
    [{ weekday: null }, 'weekday'],
    [{ frequency: 'monthly' }, 'monthDay'],
    [{ frequency: 'monthly', monthDay: 31 }, 'monthDay'],
    [{ hour: 24 }, 'hour'],
  ])('refuse %j at its field', async (more, field) => {
    const { status, body } = await subscribe(more)
    expect({ status, errors: Object.keys(body['errors'] as object) }).toEqual({ status: 400, errors: [field] })
  })

  it('are refused by what the operator does not reach, without the right to the report and without a mailbox; where no mail is sent it is said that they wait', async () => {
    expect(await subscribe({ filters: { hospital: [String(office.hospitals.elsewhere)] } })).toMatchObject({
      status: 400,
      body: { errors: { filters: expect.any(String) } },
    })
    expect(await subscribe({ filters: { hospital: [`only:${office.hospitals.hospital}`] } })).toMatchObject({
      status: 201,
    })
    expect(await subscribe({}, 'demo')).toMatchObject({ status: 403 })
    await office.database.db
      .updateTable('operator')
      .set({ email: 'typed@example.com' })
      .where('id', '=', who.manager.id)
      .execute()
    expect(await subscribe()).toMatchObject({ status: 409, body: { code: 'unconfirmedOwnEmail' } })
    await office.database.db.updateTable('operator').set({ email: null }).where('id', '=', who.manager.id).execute()
    expect(await subscribe()).toMatchObject({ status: 409, body: { code: 'noOwnEmail' } })
    office.services = { email: 'off', sms: 'off' }
    expect(await subscribe({}, 'admin')).toMatchObject({ status: 201, body: { waits: true } })
  })

  it('are no more than anybody reads', async () => {
    await office.database.db
      .insertInto('report_subscription')
      .values(
        Array.from({ length: mostSubscriptions }, () => ({
          title: 'Mine',
          report: 'growth',
          range: 'lastWeek' as const,
          frequency: 'weekly' as const,
          hour: 8,
          created_by: who.manager.id,
        })),
      )
      .execute()
    expect(await subscribe()).toMatchObject({ status: 409, body: { code: 'tooManySubscriptions' } })
  })

  it('are seen and changed by nobody else', async () => {
    const id = await subscribed()
    const { token } = who.admin
    expect((await office.call('GET api/reportSubscription', { token })).body).toEqual([])
    for (const line of [
      `GET api/reportSubscription/${id}`,
      `DELETE api/reportSubscription/${id}`,
      `PUT api/reportSubscription/end/${id}`,
    ])
      expect(await office.call(line, { token })).toMatchObject({ status: 404 })
    expect(
      await office.call(`PUT api/reportSubscription/${id}`, { token, body: { ...wanted, version: 1 } }),
    ).toMatchObject({ status: 404 })
    expect((await office.call('GET api/reportSubscription', { token: who.manager.token })).body).toMatchObject([{ id }])
  })

  it('are sent when they are due: the figures as tables, all of it as a workbook, within the scope and in the language of the subscriber', async () => {
    const id = await subscribed()
    expect(await runAt(new Date(nextMonday.getTime() - 1000))).toBe(0)
    expect(await runAt(nextMonday)).toBe(1)
    expect(await stored(id)).toMatchObject({
      state: 'active',
      next_at: '2026-03-16T00:00:00.000Z',
      sent_at: nextMonday.toISOString(),
    })
    // On its way nobody can read it.
    const [waiting] = await messages()
    expect(waiting).toMatchObject({
      recipient: 'manager@example.com',
      about: 'report',
      language: 'en',
      state: 'waiting',
      body: expect.stringMatching(/^v1\.[\w-]+$/),
      parts: expect.stringMatching(/^v1\.[\w-]+$/),
    })
    await deliver()
    expect(await messages()).toMatchObject([{ state: 'sent', body: null, parts: null }])
    const { text, to } = smtp.mails[0]!
    expect(to).toBe('manager@example.com')
    expect(headersOf(text)).toMatchObject({
      subject: 'Growth: Feb 1, 2026 to Feb 28, 2026',
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
      'list-unsubscribe': expect.stringMatching(/^<http:\/\/localhost\/api\/unsubscribe\/v1\.[\w-]+>$/),
    })
    const parts = partsOf(text)
    const [plain, html, file] = ['text/plain', 'text/html', 'application/vnd.openxmlformats'].map(type =>
      parts.find(({ headers }) => headers['content-type']!.startsWith(type))!,
    )
    // Two of the three patients of the month are below the manager's agency; there was one the month before.
    expect(plain!.content.toString()).toContain('New patients | 2 | 1')
    expect(html!.content.toString()).toMatch(/>New patients<\/td><td[^>]*>2<\/td><td[^>]*>1</)
    expect(html!.content.toString()).toContain('href="http://localhost/growth?range=lastMonth&amp;compare=previous"')
    expect(file!.headers['content-disposition']).toMatch(/\.xlsx/)
    const sheets = unzipSync(new Uint8Array(file!.content))
    expect(strFromU8(sheets['xl/workbook.xml']!).match(/<sheet name="[^"]+"/g)).toEqual([
      '<sheet name="Growth in figures"',
      '<sheet name="Growth of each measure"',
      '<sheet name="Amount over time"',
      '<sheet name="About"',
    ])
    expect(strFromU8(sheets['xl/worksheets/sheet1.xml']!)).toContain('New patients')
    const compared = 'Period before: Jan 1, 2026 to Jan 31, 2026'
    expect(plain!.content.toString()).toContain(compared)
    for (const text of ['Feb 1, 2026 to Feb 28, 2026', 'Compared with', compared, 'Nothing', 'As of'])
      expect(strFromU8(sheets['xl/worksheets/sheet4.xml']!)).toContain(text)

    await rememberLanguage(office.database.db, who.manager.id, 'zh')
    expect(await runAt(new Date('2026-03-16T00:00:00Z'))).toBe(1)
    await deliver()
    expect(headersOf(smtp.mails[1]!.text)['subject']).toBe('同比与环比：2026/02/01 至 2026/02/28')
  })

  it('leave out what a wide table is compared with before its own numbers', async () => {
    await subscribed({ report: 'rechargeAnalysis' }, 'admin')
    await runAt(nextMonday)
    await deliver()
    const parts = partsOf(smtp.mails[0]!.text)
    const [plain, file] = ['text/plain', 'application/vnd.openxmlformats'].map(type =>
      parts.find(({ headers }) => headers['content-type']!.startsWith(type))!,
    )
    const text = plain!.content.toString()
    const table = text.slice(text.indexOf('Billed, received and refunded by organisation'))
    expect(table.split('\n')[1]).toBe(
      'Organisation | Top-ups | Times | Gifts | Amount | Received | Left unpaid | Times refunded',
    )
    expect(table).toContain('This is a part of it')
    expect(strFromU8(unzipSync(new Uint8Array(file!.content))['xl/worksheets/sheet5.xml']!)).toContain('Received (')
  })

  it('tell numbers within the filters', async () => {
    await subscribed({ filters: { hospital: [String(office.hospitals.elsewhere)] } }, 'admin')
    await runAt(nextMonday)
    await deliver()
    const plain = partsOf(smtp.mails[0]!.text)
      .find(({ headers }) => headers['content-type']!.startsWith('text/plain'))!
      .content.toString()
    expect(plain).toContain('New patients | 1 | 0')
    expect(plain).toContain('Organisation: Elsewhere')
  })

  it.each([
    ['en', 'Organisation: Only Agency', 'New patients'],
    ['zh', '所属机构：仅 Agency', '新增患者'],
  ] as const)('say of an organisation that it is meant alone (%s)', async (language, filter, measure) => {
    await rememberLanguage(office.database.db, who.admin.id, language)
    await subscribed({ filters: { hospital: [`only:${office.hospitals.agency}`] } }, 'admin')
    await runAt(nextMonday)
    await deliver()
    const plain = partsOf(smtp.mails[0]!.text)
      .find(({ headers }) => headers['content-type']!.startsWith('text/plain'))!
      .content.toString()
    expect(plain).toContain(`${measure} | 0 | 0`)
    expect(plain).toContain(filter)
  })

  it('compare a year that has begun with as much of the one before, as its page does', async () => {
    const id = await office.patient('戊', office.hospitals.hospital)
    const { db } = office.database
    await db.updateTable('patient').set({ created_at: '2025-03-09T02:00:00Z' }).where('id', '=', id).execute()
    const later = await office.patient('己', office.hospitals.hospital)
    await db.updateTable('patient').set({ created_at: '2025-03-10T02:00:00Z' }).where('id', '=', later).execute()
    await subscribed({ range: 'thisYear' })
    await runAt(nextMonday)
    await deliver()
    const plain = partsOf(smtp.mails[0]!.text)
      .find(({ headers }) => headers['content-type']!.startsWith('text/plain'))!
      .content.toString()
    expect(plain).toContain('New patients | 3 | 1')
  })

  it('put what was chosen side by side in the mail too, whole branches with their differences, and leave out the rest', async () => {
    const { agency, elsewhere } = office.hospitals
    await subscribed(
      { report: 'comparison', compare: [], filters: { hospital: [String(agency), String(elsewhere)] } },
      'admin',
    )
    await runAt(nextMonday)
    await deliver()
    const parts = partsOf(smtp.mails[0]!.text)
    const plain = parts.find(({ headers }) => headers['content-type']!.startsWith('text/plain'))!.content.toString()
    expect(plain).toContain('Measure | Agency | Elsewhere | Elsewhere: difference to Agency')
    expect(plain).toContain('New patients | 2 | 1 | -1 (-50.0%)')
    expect(plain).not.toContain('Doctors side by side')
    const file = parts.find(({ headers }) => headers['content-type']!.startsWith('application/vnd'))!
    const sheets = unzipSync(new Uint8Array(file.content))
    expect(strFromU8(sheets['xl/worksheets/sheet2.xml']!)).toContain('Elsewhere: relative difference to Agency')
  })

  it('are sent once by however many hosts, whichever dies, and once for all that was missed', async () => {
    const id = await subscribed()
    office.clock.now = new Date('2026-04-01T03:00:00Z')
    const dying: Job = {
      ...job(),
      inTransaction: work =>
        inTransaction(office.engine.beginJob('sendReports', { now: office.clock.now, log }), async call => {
          const done = await work(contextOf(call))
          if (await call.db.selectFrom('message').select('id').executeTakeFirst())
            throw new Error('The host dies before the commit')
          return done
        }),
    }
    expect(await sendReports(dying)).toMatchObject({ findings: [{ subscription: id, report: 'growth' }] })
    expect(await messages()).toEqual([])
    await Promise.all([sendReports(job()), sendReports(job())])
    expect(await sendReports(job())).toMatchObject({ records: 0 })
    expect(await messages()).toHaveLength(1)
    expect(await stored(id)).toMatchObject({ state: 'active', next_at: '2026-04-06T00:00:00.000Z' })
  })

  it('do not go to a mailbox that was left, or to who lost what they may see, while the report was worked out', async () => {
    const { db } = office.database
    const id = await subscribed()
    const { permissions } = await db
      .selectFrom('role')
      .select('permissions')
      .where('key', '=', 'ROLE_FRANCHISE_MANAGER')
      .executeTakeFirstOrThrow()
    const changes = {
      mailbox: () =>
        db.updateTable('operator').set({ email: 'next@example.com' }).where('id', '=', who.manager.id).execute(),
      account: () =>
        db.updateTable('operator').set({ status: 'deactivated' }).where('id', '=', who.manager.id).execute(),
      scope: () => db.updateTable('operator').set({ data_scope: 'own' }).where('id', '=', who.manager.id).execute(),
      right: () =>
        db
          .updateTable('role')
          .set({ permissions: JSON.stringify((permissions as string[]).filter(one => one !== 'statistics:*')) })
          .where('key', '=', 'ROLE_FRANCHISE_MANAGER')
          .execute(),
    }
    office.clock.now = nextMonday
    for (const [name, change] of Object.entries(changes)) {
      const readReport: Job['readReport'] = async (asked, signal) => {
        const report = await job().readReport(asked, signal)
        await change()
        return report
      }
      expect([name, await sendReports({ ...job(), readReport }), await messages()]).toEqual([
        name,
        { records: 0, findings: [] },
        [],
      ])
      await db
        .updateTable('operator')
        .set({ status: 'opened', email: 'manager@example.com', data_scope: 'below' })
        .where('id', '=', who.manager.id)
        .execute()
      await db
        .updateTable('role')
        .set({ permissions: JSON.stringify(permissions) })
        .where('key', '=', 'ROLE_FRANCHISE_MANAGER')
        .execute()
    }
    await changes.mailbox()
    await confirmMailbox(db, who.manager.id, 'next@example.com', nextMonday)
    expect(await sendReports(job())).toMatchObject({ records: 1 })
    expect(await messages()).toMatchObject([{ recipient: 'next@example.com' }])
    expect(await stored(id)).toMatchObject({ state: 'active' })
  })

  it('keep nobody from theirs where one fails, and wait for a mailbox that got too many', async () => {
    await subscribed({ report: 'gifts' })
    const other = await subscribed({}, 'admin')
    office.clock.now = nextMonday
    const readReport: Job['readReport'] = async (asked, signal) => {
      if (asked.report === 'gifts') throw new TypeError('out of order')
      return job().readReport(asked, signal)
    }
    expect(await sendReports({ ...job(), readReport })).toMatchObject({ records: 1, findings: [{ report: 'gifts' }] })
    expect(await stored(other)).toMatchObject({ sent_at: nextMonday.toISOString() })
    office.clock.now = monday
    for (let sent = 0; sent < 10; sent += 1) await subscribed()
    await office.database.db
      .updateTable('report_subscription')
      .set({ next_at: nextMonday.toISOString() })
      .where('created_by', '=', who.manager.id)
      .execute()
    expect(await runAt(nextMonday)).toBe(10)
    expect(await runAt(new Date(nextMonday.getTime() + 3_600_001))).toBe(1)
  })

  it('end, and say so, with the right to the report, the reach of its filters, the account and the mailbox', async () => {
    const { db } = office.database
    const id = await subscribed({ filters: { hospital: [String(office.hospitals.hospital)] } })
    const resume = () => office.call(`PUT api/reportSubscription/resume/${id}`, { token: who.manager.token, body: {} })
    const endsWith = async (ending: string, mails: number): Promise<void> => {
      await db.deleteFrom('message').execute()
      await db.deleteFrom('operator_notice').execute()
      await db
        .updateTable('report_subscription')
        .set({ state: 'active', ending: null, next_at: nextMonday.toISOString() })
        .where('id', '=', id)
        .execute()
      expect(await runAt(nextMonday)).toBe(1)
      expect(await stored(id)).toMatchObject({ state: 'ended', ending })
      expect(await notices()).toMatchObject([
        {
          operator: who.manager.id,
          key: 'reportEnded',
          parameters: { ending: { text: `resources.reportSubscription.choices.ending.${ending}` } },
          link: { resource: 'reportSubscription' },
        },
      ])
      expect(await messages()).toHaveLength(mails)
      expect(await runAt(nextMonday)).toBe(0)
    }
    const role = await db
      .selectFrom('role')
      .select(['id', 'permissions'])
      .where('key', '=', 'ROLE_FRANCHISE_MANAGER')
      .executeTakeFirstOrThrow()
    await db
      .updateTable('role')
      .set({ permissions: JSON.stringify((role.permissions as string[]).filter(one => one !== 'statistics:*')) })
      .where('id', '=', role.id)
      .execute()
    await endsWith('rightEnded', 1)
    await deliver()
    expect(partsOf(smtp.mails[0]!.text)[0]!.content.toString()).toContain('No right to the report.')
    office.clock.now = monday
    await office.settle()
    expect(await resume()).toMatchObject({ status: 400, body: { errors: { report: expect.any(String) } } })
    await db
      .updateTable('role')
      .set({ permissions: JSON.stringify(role.permissions) })
      .where('id', '=', role.id)
      .execute()
    await db
      .updateTable('operator')
      .set({ hospital: office.hospitals.elsewhere })
      .where('id', '=', who.manager.id)
      .execute()
    await endsWith('outOfReach', 1)
    await db
      .updateTable('operator')
      .set({ hospital: office.hospitals.agency, status: 'deactivated' })
      .where('id', '=', who.manager.id)
      .execute()
    await endsWith('accountDisabled', 0)
    await db.updateTable('operator').set({ status: 'opened', email: null }).where('id', '=', who.manager.id).execute()
    await endsWith('noEmail', 0)
    await db.updateTable('operator').set({ email: 'typed@example.com' }).where('id', '=', who.manager.id).execute()
    await endsWith('unconfirmedEmail', 0)
    await db.updateTable('operator').set({ email: 'manager@example.com' }).where('id', '=', who.manager.id).execute()
    await db
      .updateTable('report_subscription')
      .set({ filters: JSON.stringify({ colour: ['red'] }) })
      .where('id', '=', id)
      .execute()
    await endsWith('reportChanged', 1)
    office.clock.now = monday
    await office.settle()
  })

  it('end where the mail server refuses the address for good, until they are resumed', async () => {
    const id = await subscribed()
    smtp.behave = 'refuseRecipient'
    await runAt(nextMonday)
    await deliver()
    expect(await messages()).toMatchObject([{ state: 'failed' }])
    expect(await runAt(new Date(nextMonday.getTime() + 600_000))).toBe(1)
    expect(await stored(id)).toMatchObject({ state: 'ended', ending: 'bounced' })
    expect(await notices()).toMatchObject([{ operator: who.manager.id, key: 'reportEnded' }])
    office.clock.now = monday
    const resumed = await office.call(`PUT api/reportSubscription/resume/${id}`, { token: who.manager.token, body: {} })
    expect(resumed).toMatchObject({
      status: 200,
      body: { state: 'active', ending: null, nextAt: nextMonday.toISOString() },
    })
    expect(await runAt(new Date(nextMonday.getTime() - 1000))).toBe(0)
    expect(await stored(id)).toMatchObject({ state: 'active' })
  })

  it('wait where no mail is sent', async () => {
    const id = await subscribed()
    office.services = { email: 'off', sms: 'off' }
    expect(await runAt(nextMonday)).toBe(0)
    expect(await stored(id)).toMatchObject({ state: 'active', next_at: nextMonday.toISOString() })
  })

  it('are ended by the link of a mail without signing in: once it is confirmed, and nothing else is', async () => {
    const [id, other] = [await subscribed(), await subscribed()]
    const open = async (method: 'GET' | 'POST', path: string) =>
      office.app.inject({
        method,
        url: path,
        ...(method === 'POST'
          ? { headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload: 'List-Unsubscribe=One-Click' }
          : {}),
      })
    const path = unsubscribeLink(office.cipher, '', id)
    const asked = await open('GET', path)
    expect(asked).toMatchObject({
      statusCode: 200,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
      },
    })
    expect(asked.body).toContain('Get no more mails of “Growth”?')
    expect(asked.body).toContain('<form method="post">')
    expect(await stored(id)).toMatchObject({ state: 'active' })
    for (const wrong of [
      `${path.slice(0, -2)}AA`,
      '/api/unsubscribe/1',
      `/api/unsubscribe/${office.cipher.seal(String(id), 'message.body')}`,
    ]) {
      for (const method of ['GET', 'POST'] as const)
        expect(await open(method, wrong)).toMatchObject({ statusCode: 404 })
    }
    expect(await open('POST', path)).toMatchObject({
      statusCode: 200,
      body: expect.stringContaining('You have unsubscribed'),
    })
    expect(await stored(id)).toMatchObject({ state: 'ended', ending: 'unsubscribed' })
    expect(await stored(other)).toMatchObject({ state: 'active' })
    expect(await open('POST', path)).toMatchObject({ statusCode: 200 })
    expect((await open('GET', path)).body).not.toContain('<form')
    office.clock.now = monday
    expect(
      (await office.call(`GET api/reportSubscription/${id}/history`, { token: who.manager.token })).body['content'],
    ).toMatchObject([{ action: 'end', operator: who.manager.id }, { action: 'create' }])
    await office.database.db.deleteFrom('report_subscription').where('id', '=', id).execute()
    expect(await open('GET', path)).toMatchObject({ statusCode: 404 })
    await office.database.db
      .updateTable('operator')
      .set({ status: 'deactivated' })
      .where('id', '=', who.manager.id)
      .execute()
    expect(await open('POST', unsubscribeLink(office.cipher, '', other))).toMatchObject({ statusCode: 200 })
    expect(await stored(other)).toMatchObject({ state: 'ended', ending: 'unsubscribed' })
  })

  it('show the beginning of long tables, and leave out a file that no mail server takes', async () => {
    const texts = {
      titles: Array.from({ length: 12 }, (_, at) => `T${at}`),
      rows: Array.from({ length: 40 }, (_, row) => Array.from({ length: 12 }, (_, at) => `<${row}.${at}>`)),
    }
    const links = { page: 'p', subscriptions: 's', unsubscribe: 'u' }
    const report = {
      title: 'R',
      range: '',
      compared: '',
      filters: '',
      asOf: 'now',
      parts: [{ title: 'Long', kind: 'table' as const, texts, cells: { titles: texts.titles, rows: [] } }],
    }
    const { mail, body } = await reportMail(report, links, 'en', key => key, 100)
    expect(mail.attachments).toEqual([])
    expect(body).toContain('reportMail.tooLarge')
    expect(body).toContain('<29.7>')
    expect(body).not.toContain('<30.0>')
    expect(body).not.toContain('<29.8>')
    expect(mail.html).toContain('&lt;29.7&gt;')
    expect((await reportMail(report, links, 'en', key => key)).mail.attachments).toHaveLength(1)
    // The totals, which stand last, are told of all rows.
    const [part] = report.parts
    const totalled = (rows: readonly string[][]) =>
      reportMail(
        { ...report, parts: [{ ...part!, hasTotal: true, texts: { ...texts, rows } }] },
        links,
        'en',
        key => key,
      )
    const long = (await totalled(texts.rows)).body
    expect([long.includes('<29.0>'), long.includes('<30.0>'), long.includes('<39.0>')]).toEqual([true, false, true])
    expect(long).toContain('reportMail.moreInFile')
    const fitting = (await totalled(texts.rows.slice(0, 31).map(row => row.slice(0, 8)))).body
    expect(fitting).toContain('<30.0>')
  })
})
