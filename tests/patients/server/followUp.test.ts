import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describeAbove } from '../../support/database.ts'
import { BackOffice } from '../../platform/session/backOffice.ts'

let serial = 0

describeAbove('follow-ups', engine => {
  let office: BackOffice
  let admin: string
  beforeAll(async () => {
    office = await BackOffice.open(await engine.openSeeded())
    admin = (await office.signedIn('root')).token
  })
  afterAll(() => office.close())

  const child = (hospital = office.hospitals.hospital, more: { trainer?: number } = {}): Promise<number> =>
    office.patient(`followed ${(serial += 1)}`, hospital, more)
  const write = (patient: number, more: Record<string, unknown> = {}, token = admin) =>
    office.call('POST api/followUp', {
      token,
      body: {
        patient,
        at: '2026-03-01T02:00:00Z',
        channel: 'phone',
        content: 'The child trains again from Monday on',
        ...more,
      },
    })
  const made = async (patient: number, more: Record<string, unknown> = {}): Promise<number> => {
    const reply = await write(patient, more)
    expect(reply).toMatchObject({ status: 201 })
    return Number(reply.body['id'])
  }
  /** Those that are outstanding, by what the database says. */
  const outstanding = async (...patients: number[]): Promise<number[]> => {
    const rows = await office.database.db
      .selectFrom('follow_up')
      .select('id')
      .where('patient', 'in', patients)
      .where('outstanding', '=', true)
      .orderBy('id')
      .execute()
    return rows.map(({ id }) => id)
  }

  it('are written down under a number of their own, by whoever asked', async () => {
    const patient = await child()
    const first = await write(patient, { result: 'onTrack', nextOn: '2026-03-20' })
    expect(first).toMatchObject({
      status: 201,
      body: {
        number: `${patient}-F1`,
        hospital: office.hospitals.hospital,
        resultLabel: 'Training as planned',
        createdByLabel: 'root (root)',
        outstanding: true,
      },
    })
    expect((await write(patient)).body['number']).toBe(`${patient}-F2`)
  })

  it('tell whom they are about to those who may open that record, and to others by name alone', async () => {
    const id = await made(await child())
    const seen = async (token: string) => (await office.call(`GET api/followUp/${id}`, { token })).body
    // Born on 1 May 2019, asked on 2 March 2026.
    expect(await seen(admin)).toMatchObject({ about: { gender: 'female', age: 82 } })
    const role = await office.database.db
      .insertInto('role')
      .values({ name: '回访员', name_en: 'Caller', permissions: JSON.stringify(['followUp:get']), menus: [] })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { token } = await office.signedIn('caller', { role: [role.id] })
    const told = await seen(token)
    expect(told['patientLabel']).toMatch(/^followed /)
    expect(told).not.toHaveProperty('about')
    expect(await office.call(`PUT api/followUp/${id}`, { token: admin, body: await seen(admin) })).toMatchObject({
      status: 200,
    })
  })

  it.each([
    ['nothing said', { content: ' ' }, { content: expect.stringMatching(/ cannot be empty$/) }],
    ['a novel', { content: '长'.repeat(5001) }, { content: 'Cannot exceed 5000 characters' }],
    ['a call of this evening', { at: '2026-03-02T12:00:00Z' }, { at: 'Cannot be later than now' }],
    ['a call of tomorrow', { at: '2026-03-03T02:00:00Z' }, { at: 'Cannot be later than now' }],
    ['a call two hundred years ago', { at: '1825-03-03T02:00:00Z' }, { at: 'Cannot be before 1900-01-01' }],
    ['a next one before it', { nextOn: '2026-02-28' }, { nextOn: 'Cannot be before 2026-03-01' }],
    ['a result that nobody knows', { result: 'nonsense' }, { result: 'Not one of the options' }],
  ])('take no %s', async (_, more, errors) => {
    const patient = await child()
    expect(await write(patient, more)).toMatchObject({ status: 400, body: { errors } })
    expect(await outstanding(patient)).toEqual([])
  })

  it('are corrected in what else they say although an earlier release took a date without sense', async () => {
    const id = await made(await child())
    await office.database.db.updateTable('follow_up').set({ at: '1825-03-03T02:00:00Z' }).where('id', '=', id).execute()
    expect(await office.call(`PUT api/followUp/${id}`, { token: admin, body: { content: 'Corrected' } })).toMatchObject(
      { status: 200, body: { content: 'Corrected', at: '1825-03-03T02:00:00.000Z' } },
    )
    expect(
      await office.call(`PUT api/followUp/${id}`, { token: admin, body: { at: '1826-03-03T02:00:00Z' } }),
    ).toMatchObject({ status: 400, body: { errors: { at: 'Cannot be before 1900-01-01' } } })
  })

  it('are not made of demo patients', async () => {
    const demo = await child()
    await office.database.db.updateTable('patient').set({ type: 'demo' }).where('id', '=', demo).execute()
    expect(await write(demo)).toMatchObject({
      status: 400,
      body: { errors: { patient: 'This one cannot be chosen here' } },
    })
  })

  describe('what is outstanding', () => {
    it('is the latest alone, in whatever order they were written down', async () => {
      const patient = await child()
      const latest = await made(patient, { at: '2026-02-20T02:00:00Z', nextOn: '2026-03-01' })
      expect(await outstanding(patient)).toEqual([latest])
      await made(patient, { at: '2026-02-10T02:00:00Z', nextOn: '2026-02-12' })
      expect(await outstanding(patient)).toEqual([latest])
      await made(patient, { at: '2026-02-21T02:00:00Z' })
      expect(await outstanding(patient)).toEqual([])
    })

    it('follows corrections, deletion and recovery', async () => {
      const patient = await child()
      const [first, second] = [
        await made(patient, { nextOn: '2026-03-10' }),
        await made(patient, { at: '2026-03-01T03:00:00Z' }),
      ]
      expect((await office.call(`DELETE api/followUp/${second}`, { token: admin })).status).toBeLessThan(300)
      expect(await outstanding(patient)).toEqual([first])
      expect((await office.call(`PUT api/followUp/recover/${second}`, { token: admin })).status).toBe(200)
      expect(await outstanding(patient)).toEqual([])
      const { body } = await office.call(`GET api/followUp/${second}`, { token: admin })
      expect(
        await office.call(`PUT api/followUp/${second}`, {
          token: admin,
          body: { ...body, at: '2026-02-01T03:00:00Z' },
        }),
      ).toMatchObject({ status: 200 })
      expect(await outstanding(patient)).toEqual([first])
    })

    it('is exactly one, however many write at the same moment', async () => {
      const patient = await child()
      const replies = await Promise.all(
        [1, 2, 3, 4].map(minute => write(patient, { at: `2026-03-01T02:0${minute}:00Z`, nextOn: '2026-03-05' })),
      )
      expect(replies.map(reply => reply.status)).toEqual([201, 201, 201, 201])
      expect(await outstanding(patient)).toHaveLength(1)
      const last = await office.database.db
        .selectFrom('follow_up')
        .select('id')
        .where('patient', '=', patient)
        .orderBy('at', 'desc')
        .executeTakeFirstOrThrow()
      expect(await outstanding(patient)).toEqual([last.id])
    })

    it('is nothing of a patient who was deleted, until they are recovered', async () => {
      const patient = await child()
      const id = await made(patient, { nextOn: '2026-03-01' })
      await office.database.db.updateTable('patient').set({ deleted: true }).where('id', '=', patient).execute()
      expect(await outstanding(patient)).toEqual([])
      await office.database.db.updateTable('patient').set({ deleted: false }).where('id', '=', patient).execute()
      expect(await outstanding(patient)).toEqual([id])
    })

    it('is told anew where two patients become one, whose follow-ups are the survivor’s', async () => {
      const [survivor, other] = [await child(), await child()]
      await made(survivor, { at: '2026-02-10T02:00:00Z', nextOn: '2026-02-12' })
      const latest = await made(other, { at: '2026-02-11T02:00:00Z', nextOn: '2026-02-13' })
      expect(await outstanding(survivor, other)).toHaveLength(2)
      await office.database.db
        .updateTable('follow_up')
        .set({ patient: survivor })
        .where('patient', '=', other)
        .execute()
      expect(await outstanding(survivor)).toEqual([latest])
    })

    it('is found by the list, by the day on which it is due', async () => {
      const patient = await child()
      const due = await made(patient, { nextOn: '2026-03-02' })
      const found = async (nextOn: string): Promise<number[]> => {
        const filter = encodeURIComponent(JSON.stringify({ patient, outstanding: true, nextOn }))
        return (
          (await office.call(`GET api/followUp?filter=${filter}`, { token: admin })).body as unknown as { id: number }[]
        ).map(({ id }) => id)
      }
      expect(await found(',2026-03-02')).toEqual([due])
      expect(await found(',2026-03-01')).toEqual([])
    })
  })

  describe('who may', () => {
    it('nurses of the organisation, not those of another', async () => {
      const patient = await child()
      const [here, elsewhere] = await Promise.all([
        office.signedIn(`nurse ${(serial += 1)}`, {
          role: 'nurse',
          hospital: office.hospitals.hospital,
          dataScope: 'own',
        }),
        office.signedIn(`nurse ${(serial += 1)}`, {
          role: 'nurse',
          hospital: office.hospitals.elsewhere,
          dataScope: 'own',
        }),
      ])
      const reply = await write(patient, {}, here.token)
      expect(reply.status).toBe(201)
      expect(await write(patient, {}, elsewhere.token)).toMatchObject({
        status: 400,
        body: { errors: { patient: 'No such record' } },
      })
      expect((await office.call(`GET api/followUp/${reply.body['id']}`, { token: elsewhere.token })).status).toBe(404)
    })

    it('trainers of their own patients alone', async () => {
      const trainer = await office.signedIn(`trainer ${(serial += 1)}`, {
        role: 'trainer',
        hospital: office.hospitals.hospital,
        dataScope: 'ownPatients',
      })
      const { id: staff } = await office.database.db
        .insertInto('doctor')
        .values({
          name: `trainer ${serial}`,
          hospital: office.hospitals.hospital,
          occupation: 'trainer',
          operator: trainer.id,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      const [own, others] = [await child(office.hospitals.hospital, { trainer: staff }), await child()]
      expect((await write(own, {}, trainer.token)).status).toBe(201)
      expect(await write(others, {}, trainer.token)).toMatchObject({
        status: 400,
        body: { errors: { patient: 'No such record' } },
      })
      await made(others)
      const list = (await office.call('GET api/followUp', { token: trainer.token })).body as unknown as {
        patient: number
      }[]
      expect(list.map(({ patient }) => patient)).toEqual([own])
    })

    it('demo accounts look, and write nothing', async () => {
      const demo = await office.signedIn(`demo ${(serial += 1)}`, {
        role: 'demo',
        hospital: office.hospitals.hospital,
        dataScope: 'own',
        isExperience: true,
      })
      expect((await office.call('GET api/followUp', { token: demo.token })).status).toBe(200)
      expect((await write(await child(), {}, demo.token)).status).toBe(403)
    })
  })
})
