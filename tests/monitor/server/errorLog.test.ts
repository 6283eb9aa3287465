import pino from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { framesOf, placeOf, scrub } from '../../../resources/monitor/scrub.ts'
import { runsBuild } from '../../../server/monitor/build.ts'
import { minute } from '../../../server/core/lifetime.ts'
import { forgetErrors } from '../../../server/monitor/forgetErrors.ts'
import { alarms } from '../../../server/platform/messages/allowance.ts'
import { tellErrors } from '../../../server/monitor/tellErrors.ts'
import { inTransaction } from '../../../server/core/execution.ts'
import { contextOf } from '../../../server/core/hooks.ts'
import { describeAbove } from '../../support/database.ts'
import { BackOffice } from '../../platform/session/backOffice.ts'

describe('what may tell of a person', () => {
  it.each([
    ['cannot read "王小明" of 13812345678', 'cannot read "…" of #'],
    ['王小明 is not a patient', '… is not a patient'],
    ['GET https://a.example/api/users?name=wang failed', 'GET <address> failed'],
    ['no mail for wang.fang@example.com', 'no mail for <mail>'],
    ['token 8f14e45fceea167a5a36dedd4bea2543 is unknown', 'token <token> is unknown'],
    ["Cannot read properties of undefined (reading 'name')", 'Cannot read properties of undefined (reading "…")'],
  ])('is taken out of %s', (given, left) => {
    expect(scrub(given)).toBe(left)
  })

  it('is not in a stack, whose places are the same in each build', () => {
    const chromium =
      'TypeError: 王小明\n    at Row (https://host.example/assets/patient-Ab12Cd34.js?name=wang:12:34)\n    at https://host.example/assets/index-Zz.js:1:2'
    const firefox =
      'Row@https://host.example/assets/patient-XyXyXyXy.js:99:1\n@https://host.example/assets/index-Zz.js:1:2'
    expect(framesOf(chromium)).toEqual(['Row /assets/patient-Ab12Cd34.js:12:34', '/assets/index-Zz.js:1:2'])
    expect(placeOf(chromium)).toBe('Row /assets/patient.js')
    expect(placeOf(firefox)).toBe(placeOf(chromium))
    expect(
      placeOf(
        'Error: x\n    at f (/srv/app/node_modules/pg/lib/client.js:1:2)\n    at g (/srv/app/server/core/route.ts:3:4)',
      ),
    ).toBe('g /server/core/route.ts')
  })
})

describeAbove('the error log', engine => {
  let office: BackOffice
  let root: { id: number; token: string }
  const failure = (more: object = {}) => ({
    kind: 'TypeError',
    message: 'no 1 of "王小明"',
    stack: 'at Row (/assets/patient-Ab12Cd34.js:12:34)',
    build: 'index-one',
    ...more,
  })
  const report = (more: object = {}, ip = '10.0.0.1') =>
    office.call('POST api/errorLog/report', { token: root.token, body: failure(more), ip })
  const rows = () => office.database.db.selectFrom('error_log').selectAll().orderBy('id').execute()
  const mails = async () => (await office.messages('root@example.com')).length
  const isUntold = async () => (await rows()).some(({ state, told_at }) => state === 'open' && told_at === null)
  const log = pino({ level: 'silent' })
  const tell = () =>
    tellErrors({
      inTransaction: work =>
        inTransaction(office.engine.beginJob('tellErrors', { now: office.clock.now, log }), call =>
          work(contextOf(call)),
        ),
    })

  beforeAll(async () => {
    office = await BackOffice.open(await engine.openSeeded())
    root = await office.signedIn('root', { email: 'root@example.com' })
    await office.database.db
      .updateTable('base_setting')
      .set({ failures_to: [root.id] })
      .execute()
    runsBuild('index-one')
  })
  afterAll(() => office.close())
  beforeEach(() => {
    office.clock.advance(2 * minute)
  })

  it('groups what fails alike, whatever differs in its words and lines, and says where and to whom', async () => {
    expect((await report()).body).toEqual({ kept: true })
    await report({ message: 'no 2 of "李小红"', stack: 'at Row (/assets/patient-Zz99Zz99.js:99:1)' })
    await office.call('POST api/errorLog/reportSignedOut', { body: failure({ kind: 'RangeError' }) })
    expect(await rows()).toMatchObject([
      {
        source: 'browser',
        kind: 'TypeError',
        message: 'no # of "…"',
        place: 'Row /assets/patient.js',
        count: 2,
        operators: [root.id],
        browsers: 'test',
        first_build: 'index-one',
        state: 'open',
      },
      { kind: 'RangeError', count: 1, operators: [] },
    ])
    expect(JSON.stringify(await rows())).not.toMatch(/小明|小红/)
  })

  it('is told to who wants it, once', async () => {
    await tell()
    expect(await mails()).toBe(1)
    await tell()
    expect(await mails()).toBe(1)
  })

  it('opens what was resolved when a later build fails likewise, and not for a page of the old one', async () => {
    const { id } = (await rows())[0]!
    const resolve = await office.call(`PUT api/errorLog/resolve/${id}`, { token: root.token })
    expect(resolve.body).toMatchObject({ state: 'resolved', resolvedBuild: 'index-one' })
    await report()
    expect((await rows())[0]).toMatchObject({ state: 'resolved', count: 3 })
    runsBuild('index-two')
    await report()
    expect((await rows())[0]).toMatchObject({ state: 'resolved' })
    await report({ build: 'index-two' })
    expect((await rows())[0]).toMatchObject({ state: 'open', count: 5 })
    await tell()
    expect(await mails()).toBe(2)
  })

  it('opens what a training client told when a later release fails likewise, and not for an earlier one', async () => {
    const { body: made } = await office.call('POST api/device', {
      token: root.token,
      body: { name: '训练室', serial: 'SN1', hospital: office.hospitals.hospital },
    })
    const {
      body: { token: device },
    } = await office.call(`PUT api/device/issue/${Number(made['id'])}`, { token: root.token, body: {} })
    const tell = (version: string) =>
      office.app.inject({
        method: 'POST',
        url: '/api/client/errorReport',
        headers: { authorization: `Bearer ${String(device)}` },
        payload: { platform: 'android', version, kind: 'NullPointer', message: '王小明', stack: '' },
      })
    const told = async () => (await rows()).find(({ kind }) => kind === 'NullPointer')!
    expect((await tell('1.10.0')).json()).toEqual({ kept: true })
    await office.call(`PUT api/errorLog/resolve/${(await told()).id}`, { token: root.token })
    expect(await told()).toMatchObject({
      source: 'device',
      state: 'resolved',
      resolved_build: '1.10.0',
      browsers: 'android',
    })
    await tell('1.9.0')
    expect((await told()).state).toBe('resolved')
    await tell('1.11.0')
    expect(await told()).toMatchObject({ state: 'open', count: 3 })
    expect(JSON.stringify(await told())).not.toContain('王小明')
    expect((await tell('newest')).statusCode).toBe(400)
  })

  it('takes a few a minute of one browser and lets go of the rest', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => report({ kind: 'Flood' }, '10.0.0.7')))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    const kept = answers.filter(({ body }) => body['kept'] === true).length
    expect(kept).toBeGreaterThan(0)
    expect(kept).toBeLessThan(15)
  })

  it('keeps so many new kinds an hour of those who have not signed in, whatever their address, goes on counting what is known, and leaves others their room', async () => {
    const stranger = (kind: string, n: number) =>
      office.call('POST api/errorLog/reportSignedOut', {
        body: failure({ kind }),
        ip: n % 2 === 0 ? `10.1.${n}.1` : `2001:db8:${n}::1`,
      })
    const before = (await rows()).length
    const kept: boolean[] = []
    for (let n = 0; n < 150; n++) {
      if (n % 30 === 0) office.clock.advance(minute)
      kept.push(
        (await stranger(`Made up ${'abcdefghij'[n % 10]}${'abcdefghijklmno'[Math.floor(n / 10)]}`, n)).body['kept'] ===
          true,
      )
    }
    const added = (await rows()).length - before
    expect(added).toBe(kept.filter(Boolean).length)
    // Nobody is stopped by the first, and nobody fills a table: a few more come free while the test's clock goes on.
    expect(added).toBeGreaterThan(30)
    expect(added).toBeLessThan(80)
    office.clock.advance(2 * minute)
    expect((await stranger('RangeError', 300)).body).toEqual({ kept: true })
    expect((await rows()).length - before).toBe(added)
    expect((await report({ kind: 'Real' })).body).toEqual({ kept: true })
  })

  it('takes a network of IPv6 for one browser', async () => {
    const kept = []
    for (let n = 0; n < 20; n++)
      kept.push(
        (
          await office.call('POST api/errorLog/reportSignedOut', {
            body: failure({ kind: 'RangeError' }),
            ip: `2001:db8:9:9::${n}`,
          })
        ).body['kept'],
      )
    expect(kept.filter(Boolean)).toHaveLength(10)
  })

  it('forgets of too many what nobody who works here ever met', async () => {
    const left = (await rows()).filter(({ operators }) => operators!.length > 0)
    expect(left.length).toBeGreaterThan(1)
    const gone = (await rows()).length - left.length
    expect(await forgetErrors(office.database.db, left.length)).toBe(gone)
    expect((await rows()).map(({ id }) => id)).toEqual(left.map(({ id }) => id))
  })

  it("fills nobody's mailbox: what comes when there were many mails waits for the next, and what was seen here goes first", async () => {
    office.clock.advance(61 * minute)
    while (await isUntold()) {
      await tell()
      office.clock.advance(61 * minute)
    }
    const before = await mails()
    for (let n = 0; n < 9; n++) {
      await report({ kind: `Told ${'abcdefghi'[n]}` })
      await tell()
      office.clock.advance(minute)
    }
    expect(await mails()).toBe(before + alarms[0].most)
    office.clock.advance(60 * minute)
    expect(await isUntold()).toBe(true)
    await tell()
    expect(await mails()).toBe(before + alarms[0].most + 1)
    expect(await isUntold()).toBe(false)
    office.clock.advance(61 * minute)
  })

  it('tells of a burst once, and when it is over', async () => {
    await tell()
    const before = await mails()
    for (let i = 0; i < 60; i++) office.hostErrors.add(new Error(`no ${i}`), null)
    await office.hostErrors.flush()
    await tell()
    await tell()
    office.clock.advance(minute)
    await tell()
    const [burst] = await office.database.db
      .selectFrom('error_log')
      .select(['burst_since', 'count', 'source'])
      .where('source', '=', 'host')
      .execute()
    expect(burst).toMatchObject({ count: 60, source: 'host' })
    expect(burst!.burst_since).not.toBeNull()
    expect(await mails()).toBe(before + 2)
    office.clock.advance(16 * minute)
    await tell()
    await tell()
    expect(await mails()).toBe(before + 3)
  })

  it('tells of a job that fails and of messages that are not delivered, once, and when that is over', async () => {
    await tell()
    const before = (await office.messages('root@example.com')).length
    const { db } = office.database
    const { id } = await db
      .selectFrom('timing')
      .select('id')
      .where('handler', '=', 'publishDue')
      .executeTakeFirstOrThrow()
    await db.updateTable('timing').set({ last_state: 'failed' }).where('id', '=', id).execute()
    const message = await db
      .insertInto('message')
      .values({ channel: 'email', recipient: 'nobody@example.com', about: 'test', language: 'en', state: 'failed' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const news = async () => {
      office.clock.advance(2 * minute)
      await tell()
      await tell()
      // The latest comes first.
      return (await office.messages('root@example.com')).slice(0, -before)
    }
    expect(await news()).toEqual([
      expect.stringMatching(/failed or found something: Publish[\s\S]*One message was not delivered/),
    ])
    expect(await news()).toHaveLength(1)
    await db.updateTable('timing').set({ last_state: 'ok' }).where('id', '=', id).execute()
    await db.deleteFrom('message').where('id', '=', message.id).execute()
    expect((await news())[0]).toMatch(/Runs well again[\s\S]*No message is left undelivered/)
    expect(await news()).toHaveLength(2)
  })
})
