import { afterAll, beforeAll, expect, it } from 'vitest'
import { allows } from '../../../resources/core/permission.ts'
import { roleKeys, seededRoles } from '../../../server/seed/roles.ts'
import { describeAbove } from '../../support/database.ts'
import { BackOffice } from '../session/backOffice.ts'

describeAbove('the page of jobs', engine => {
  let office: BackOffice
  let admin: string
  let id: number

  beforeAll(async () => {
    office = await BackOffice.open(await engine.openSeeded())
    admin = (await office.signedIn('chief')).token
    const { id: found } = await office.database.db
      .selectFrom('timing')
      .select('id')
      .where('handler', '=', 'purgeTimingLog')
      .executeTakeFirstOrThrow()
    id = found
  })
  afterAll(async () => office?.close())

  const call = (line: string, body?: unknown, language: 'en' | 'cn' = 'en') =>
    office.call(line, { token: admin, body, language })

  it('has a row for each job, for the platform administrator alone', async () => {
    const { status, body } = await call('GET api/timing')
    expect(status).toBe(200)
    expect(body).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ handler: 'tidySessions', nameEn: 'Tidy up sessions', paused: false, retired: false }),
      ]),
    )
    const may = (permission: string) =>
      seededRoles.filter(role => allows(new Set(role.permissions), permission)).map(role => role.key)
    for (const permission of ['timing:list', 'timing:runNow', 'timingLog:list'])
      expect(may(permission)).toEqual([roleKeys.admin])
    const { token } = await office.signedIn('staff', { role: 'staff' })
    for (const line of [
      'GET api/timing',
      `GET api/timing/${id}`,
      'GET api/timingLog',
      `PUT api/timing/runNow/${id}`,
      `PUT api/timing/pause/${id}`,
    ]) {
      expect((await office.call(line, { token, ...(line.startsWith('PUT') ? { body: {} } : {}) })).status, line).toBe(
        403,
      )
    }
  })

  it('tells the next runs of an expression before it is stored, in the business time zone', async () => {
    const { body } = await call('POST api/timing/next', { cron: '30 3 * * *' })
    expect(body).toEqual({
      timeZone: 'Asia/Shanghai',
      at: [
        '2026-03-02T19:30:00.000Z',
        '2026-03-03T19:30:00.000Z',
        '2026-03-04T19:30:00.000Z',
        '2026-03-05T19:30:00.000Z',
        '2026-03-06T19:30:00.000Z',
      ],
    })
  })

  it.each([
    ['61 3 * * *', /five parts/, /五段/],
    ['often', /five parts/, /五段/],
    ['0 0 31 2 *', /never run/, /永远不会/],
  ])('refuses %j at its field, in both languages', async (cron, english, chinese) => {
    for (const [line, body] of [
      ['POST api/timing/next', { cron }],
      [`PUT api/timing/${id}`, { cron, version: 1 }],
    ] as const) {
      const en = await call(line, body)
      expect(en).toMatchObject({ status: 400, body: { errors: { cron: expect.stringMatching(english) } } })
      expect(await call(line, body, 'cn')).toMatchObject({
        status: 400,
        body: { errors: { cron: expect.stringMatching(chinese) } },
      })
    }
  })

  it('plans anew when the expression changes, pauses, and goes on', async () => {
    const { body: changed } = await call(`PUT api/timing/${id}`, { cron: '0 12 * * *', remark: 'noon' })
    expect(changed).toMatchObject({ cron: '0 12 * * *', remark: 'noon' })
    expect(new Date(String(changed['nextAt'])).toISOString()).toBe('2026-03-02T04:00:00.000Z')
    expect((await call(`PUT api/timing/pause/${id}`, {})).body).toMatchObject({ paused: true, nextAt: null })
    expect((await call(`PUT api/timing/${id}`, { cron: '0 13 * * *' })).body).toMatchObject({
      paused: true,
      nextAt: null,
    })
    const { body: resumed } = await call(`PUT api/timing/resume/${id}`, {})
    expect(new Date(String(resumed['nextAt'])).toISOString()).toBe('2026-03-02T05:00:00.000Z')
    expect(resumed).toMatchObject({ paused: false })
  })

  it('puts a run up once, and says who asked for it', async () => {
    expect((await call(`PUT api/timing/runNow/${id}`, {})).body).toMatchObject({
      unavailableReasons: { runNow: expect.stringMatching(/running/) },
    })
    expect(await call(`PUT api/timing/runNow/${id}`, {})).toMatchObject({ status: 409, body: { code: 'jobBusy' } })
    const { body } = await call(`GET api/timingLog?filter=${encodeURIComponent(JSON.stringify({ timing: id }))}`)
    expect(body).toEqual([
      expect.objectContaining({
        timing: id,
        timingLabel: 'Purge the job log',
        cause: 'manual',
        state: 'waiting',
        createdByLabel: 'chief (chief)',
      }),
    ])
  })
})
