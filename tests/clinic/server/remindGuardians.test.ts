import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addDays } from '../../../domain/calendar.ts'
import { createOutbox } from '../../../server/platform/messages/createOutbox.ts'
import { createRunner } from '../../../server/platform/jobs/createRunner.ts'
import { remindGuardians } from '../../../server/clinic/remindGuardians.ts'
import { openOutgoing } from '../../../server/platform/outgoing/openOutgoing.ts'
import { seedTimings } from '../../../server/seed/seedTimings.ts'
import { day } from '../../../server/core/lifetime.ts'
import { secretPlace } from '../../../server/platform/secrets/Cipher.ts'
import { describeAbove } from '../../support/database.ts'
import { openSmsGateway } from '../../support/smsGateway.ts'
import type { SmsGateway } from '../../support/smsGateway.ts'
import { BackOffice } from '../../platform/session/backOffice.ts'
import { eventually } from '../../support/eventually.ts'

const cron = '30 9 * * *'
let serial = 0

describeAbove('reminders of guardians', engine => {
  let office: BackOffice
  let gateway: SmsGateway
  beforeAll(async () => {
    office = await BackOffice.open(await engine.openSeeded())
    gateway = await openSmsGateway()
  })
  afterAll(async () => {
    await gateway.close()
    await office.close()
  })
  beforeEach(async () => {
    const { db } = office.database
    office.clock.now = new Date('2026-03-02T01:30:00Z')
    office.services = { email: 'off', sms: 'settings' }
    for (const table of ['case', 'follow_up', 'message', 'throttle', 'timing_log', 'timing'] as const)
      await db.deleteFrom(table).execute()
    await db.deleteFrom('patient').execute()
    await db
      .updateTable('config_setting')
      .set({
        guardian_reminders: true,
        reminder_days: 3,
        reminder_language: 'zh',
        quiet_from: 20,
        quiet_until: 9,
        sms_on: true,
        sms_url: gateway.url,
        sms_key: 'key-1',
        sms_signature: '视觉训练',
        sms_secret: office.cipher.seal('sms-secret', secretPlace('configSetting', 'smsSecret')),
      })
      .execute()
    ;(gateway.posts as unknown[]).length = 0
  })

  const found = {
    naked_right: '0.2',
    naked_left: '0.6',
    corrected_right: '0.4',
    corrected_left: '0.8',
    amblyopia_type_right: 'mixed',
    amblyopia_type_left: 'none',
  }
  /** A child who is to be examined so many days from now. */
  const child = async (days: number, set: Record<string, unknown> = {}, guardian?: string): Promise<number> => {
    const { db } = office.database
    serial += 1
    const id = await office.patient(`孩子${serial}`, office.hospitals.hospital)
    await db
      .updateTable('patient')
      .set({ guardian_mobile: guardian ?? `137${10_000_000 + serial}`, consent_on: '2026-01-01', ...set } as never)
      .where('id', '=', id)
      .execute()
    const reexamine_on = addDays('2026-03-02', days)
    await db
      .insertInto('case')
      .values({
        patient: id,
        hospital: office.hospitals.hospital,
        number: `R${serial}${id}`,
        examined_on: '2025-12-01',
        reexamine_on,
        ...found,
      })
      .execute()
    return id
  }
  /** Runs the job as a host does when it is due; answers how many were reminded. */
  const run = async (): Promise<number | null> => {
    const { database } = office
    const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
    for (const table of ['timing_log', 'timing'] as const) await database.db.deleteFrom(table).execute()
    await seedTimings(database.db, [{ name: 'remindGuardians', cron }])
    await database.db
      .updateTable('timing')
      .set({ next_at: office.clock.now.toISOString() })
      .where('handler', '=', 'remindGuardians')
      .execute()
    const runner = createRunner({
      database,
      log,
      engine: office.engine,
      timeZone: () => 'Asia/Shanghai',
      clock: office.clock.read,
      handlers: [{ name: 'remindGuardians', cron, run: remindGuardians }],
    })
    await runner.tick()
    // A host that stops would leave off after a batch.
    const last = await eventually(async () => {
      const found = await database.db
        .selectFrom('timing_log')
        .select(['state', 'records', 'error'])
        .executeTakeFirstOrThrow()
      expect(found).toMatchObject({ state: 'ok', error: null })
      return found
    })
    await runner.stop()
    return last.records
  }
  const messages = () =>
    office.database.db
      .selectFrom('message')
      .select(['recipient', 'about', 'language', 'valid_until', 'state'])
      .orderBy('id')
      .execute()

  it('send what the gateway delivers: whose child, when and where', async () => {
    await child(3, { name: '王子涵' }, '13800001111')
    expect(await run()).toBe(1)
    // Delivery goes by the clock of the host, which is past the day of the test.
    await office.database.db.updateTable('message').set({ valid_until: null }).execute()
    const outbox = createOutbox({
      database: office.database,
      cipher: office.cipher,
      mail: undefined,
      outgoing: openOutgoing(['127.0.0.0/8']),
      timeout: 5000,
      log: { info: () => undefined, warn: () => undefined, error: () => undefined },
    })
    await outbox.deliver()
    await outbox.close()
    expect(gateway.posts).toHaveLength(1)
    expect(gateway.posts[0]!.body).toContain('王子涵的家长：Hospital提醒您，孩子的复查日期是 2026-03-05')
    expect(await messages()).toMatchObject([
      { recipient: '13800001111', about: 'reexamination', language: 'zh', state: 'sent' },
    ])
  })

  it.each([
    [4, 0],
    [3, 1],
    [0, 1],
    [-28, 1],
    [-29, 0],
  ])('of an examination in %i days are %i', async (days, count) => {
    await child(days)
    expect(await run()).toBe(count)
  })

  it.each([
    ['demos', { type: 'demo' }],
    ['deleted patients', { deleted: true }],
    ['forbidden ones', { access: 'forbidden' }],
    ['whose guardian has not consented', { consent_on: null }],
    ['who have no guardian', { guardian_mobile: null }],
  ])('never go to %s', async (_, set) => {
    await child(0, set)
    expect(await run()).toBe(0)
    expect(await messages()).toEqual([])
  })

  it('come from no organisation that is deleted', async () => {
    await child(0)
    const organisation = office.database.db.updateTable('hospital').where('id', '=', office.hospitals.hospital)
    await organisation.set({ deleted: true }).execute()
    expect(await run()).toBe(0)
    await organisation.set({ deleted: false }).execute()
    expect(await run()).toBe(1)
  })

  it('do not go to families who have said that they do not come any more, unless something else was said since', async () => {
    const patient = await child(0)
    const say = (at: string, result: string) =>
      office.database.db
        .insertInto('follow_up')
        .values({ patient, hospital: office.hospitals.hospital, at, content: 'Said so', result })
        .execute()
    await say('2026-02-01T02:00:00Z', 'stopped')
    expect(await run()).toBe(0)
    await say('2026-02-10T02:00:00Z', 'visitArranged')
    expect(await run()).toBe(1)
  })

  it('are one for a guardian of several children, and one a week', async () => {
    const mobile = '13800002222'
    await child(2, { name: '哥哥' }, mobile)
    await child(-1, { name: '妹妹' }, mobile)
    expect(await run()).toBe(1)
    expect(
      office.cipher.open(
        await office.database.db
          .selectFrom('message')
          .select('body')
          .executeTakeFirstOrThrow()
          .then(row => row.body!),
        secretPlace('message', 'body'),
      ),
    ).toContain('妹妹、哥哥的家长')
    for (const later of [0, 1, 6]) {
      office.clock.now = new Date(Date.parse('2026-03-02T01:30:00Z') + later * day)
      expect(await run()).toBe(0)
    }
    office.clock.now = new Date(Date.parse('2026-03-02T01:30:00Z') + 7 * day)
    expect(await run()).toBe(1)
  })

  it('keep the quiet hours: nothing is sent in them, and nothing that waits is delivered in them', async () => {
    await child(0)
    for (const at of ['2026-03-02T12:00:00Z', '2026-03-02T23:59:00Z', '2026-03-03T00:59:00Z']) {
      office.clock.now = new Date(at)
      expect(await run()).toBe(0)
    }
    office.clock.now = new Date('2026-03-03T10:00:00Z')
    expect(await run()).toBe(1)
    expect((await messages())[0]!.valid_until).toBe('2026-03-03T12:00:00.000Z')
  })

  it.each([
    [
      'the settings do not want it',
      async () => {
        await office.database.db.updateTable('config_setting').set({ guardian_reminders: false }).execute()
      },
    ],
    [
      'no SMS are sent',
      async () => {
        office.services = { email: 'settings', sms: 'off' }
      },
    ],
  ])('are none where %s', async (_, turn) => {
    await child(0)
    await turn()
    expect(await run()).toBe(0)
    expect(await messages()).toEqual([])
  })

  it('come to everybody, however many there are, in the language that is set', async () => {
    await office.database.db.updateTable('config_setting').set({ reminder_language: 'both' }).execute()
    for (let n = 0; n < 205; n += 1) await child(1)
    expect(await run()).toBe(205)
    expect(new Set((await messages()).map(({ recipient }) => recipient)).size).toBe(205)
    const { body } = await office.database.db.selectFrom('message').select('body').executeTakeFirstOrThrow()
    expect(office.cipher.open(body!, secretPlace('message', 'body'))).toMatch(/的家长：.*\n.*parents of/)
  }, 60_000)
})

describe('the settings of reminders', () => {
  it('are not turned on without SMS, and take hours of the day alone', async () => {
    const { validate } = await import('../../../resources/core/validate.ts')
    const { toYup } = await import('../../../resources/core/yup.ts')
    const { configSetting } = await import('../../../resources/system/configSetting.ts')
    const schema = toYup(configSetting.fields, configSetting.rules)
    expect(validate(schema, { guardianReminders: true, smsOn: false }, { today: '2026-03-02' })).toMatchObject({
      ok: false,
      errors: { guardianReminders: { key: 'smsOff' } },
    })
    expect(
      validate(schema, { quietFrom: 24, quietUntil: -1, reminderDays: 31 }, { today: '2026-03-02' }),
    ).toMatchObject({ ok: false, errors: { quietFrom: {}, quietUntil: {}, reminderDays: {} } })
  })
})
