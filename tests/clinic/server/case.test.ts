import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { describeAbove } from '../../support/database.ts'
import { BackOffice } from '../../platform/session/backOffice.ts'

let serial = 0

describeAbove('cases', engine => {
  let office: BackOffice
  let admin: string
  let staff: Record<'doctor' | 'nurse' | 'trainer' | 'elsewhere', number>
  let child: number

  const member = async (
    name: string,
    occupation: 'doctor' | 'nurse' | 'trainer',
    hospital: number,
    operator?: number,
  ): Promise<number> =>
    (
      await office.database.db
        .insertInto('doctor')
        .values({ name, occupation, hospital, operator: operator ?? null })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id
  const newChild = (hospital = office.hospitals.hospital) => {
    serial += 1
    return office.patient(`child ${serial}`, hospital)
  }

  const input = (more: Record<string, unknown> = {}) => ({
    patient: child,
    examinedOn: '2026-01-10',
    nakedRight: '0.4',
    nakedLeft: '0.8',
    correctedRight: '0.5',
    correctedLeft: '0.9',
    amblyopiaTypeRight: 'anisometropic',
    amblyopiaTypeLeft: 'none',
    doctor: staff.doctor,
    ...more,
  })
  const send = (more: Record<string, unknown> = {}, token = admin) =>
    office.call('POST api/caseInfo', { token, body: input(more) })
  const change = (more: Record<string, unknown>, token = admin) =>
    office.call('PUT api/caseInfo', { token, body: more })
  const made = async (more: Record<string, unknown> = {}) => {
    const reply = await send(more)
    expect(reply).toMatchObject({ status: 201 })
    return reply.body as Record<string, unknown> & { id: number; version: number; number: string }
  }
  const recordsOf = async (id: number) => {
    const reply = await office.app.inject({
      method: 'GET',
      url: `/api/caseRecord?filter=${encodeURIComponent(JSON.stringify({ case: id }))}&sort=${encodeURIComponent('["examinedOn","ASC"]')}`,
      headers: { authorization: `Bearer ${admin}`, language: 'en' },
    })
    return reply.json<(Record<string, unknown> & { id: number })[]>()
  }
  const errorsOf = async (reply: Promise<{ body: Record<string, unknown> }>) => (await reply).body['errors']

  beforeAll(async () => {
    office = await BackOffice.open(await engine.openSeeded())
    admin = (await office.signedIn('root')).token
    const { hospital, elsewhere } = office.hospitals
    staff = {
      doctor: await member('Doctor', 'doctor', hospital),
      nurse: await member('Nurse', 'nurse', hospital),
      trainer: await member('Trainer', 'trainer', hospital),
      elsewhere: await member('Other', 'doctor', elsewhere),
    }
  })
  beforeEach(async () => {
    child = await newChild()
  })
  afterAll(() => office.close())

  describe('a new one', () => {
    it('is its first record, belongs where the patient does, knows its levels, and sets the staff of the patient', async () => {
      const body = await made({ trainer: staff.trainer, cylinderRight: -0.75, axisRight: 90 })
      expect(body).toMatchObject({
        hospital: office.hospitals.hospital,
        records: 1,
        level: 'moderate',
        levelRight: 'moderate',
        levelLeft: 'none',
        deleted: false,
      })
      expect(await recordsOf(body.id)).toMatchObject([
        {
          number: body.number,
          patient: child,
          examinedOn: '2026-01-10',
          correctedRight: '0.5',
          cylinderRight: -0.75,
          axisRight: 90,
          level: 'moderate',
        },
      ])
      const patient = await office.call(`GET api/user/${child}`, { token: admin })
      expect(patient.body).toMatchObject({ doctor: staff.doctor, nurse: null, trainer: staff.trainer })
    })

    it('of a child of whom one eye could not be measured is found among those, and not among the children without amblyopia', async () => {
      const level = async (more: Record<string, unknown>) =>
        (await made({ amblyopiaTypeRight: 'none', correctedRight: 'UC', ...more })).id
      const id = await level({ correctedLeft: '1' })
      const found = async (query: string) => {
        const { body } = await office.call(`GET api/caseInfo?${query}`, { token: admin })
        return (body['content'] as { id: number; level: string }[]).filter(one => one.id === id).map(one => one.level)
      }
      expect(await found('level=none')).toEqual([])
      expect(await found('level=notComparable')).toEqual(['notComparable'])
      await change({ id, version: 1, correctedLeft: '0.7' })
      expect(await found('level=mild')).toEqual(['mild'])
    })

    it('is not opened without a word in the log of reads, its records neither', async () => {
      const { id } = await made()
      const record = (await recordsOf(id))[0]!
      await office.call(`GET api/caseInfo/${id}`, { token: admin })
      await office.call(`GET api/caseRecord/${record.id}`, { token: admin })
      const looks = await office.database.db
        .selectFrom('read_log')
        .select(['resource', 'record', 'kind'])
        .where(look =>
          look.or([
            look.and({ resource: 'case', record: id }),
            look.and({ resource: 'caseRecord', record: record.id }),
          ]),
        )
        .orderBy('id')
        .execute()
      expect(looks).toEqual([
        { resource: 'case', record: id, kind: 'open' },
        { resource: 'caseRecord', record: record.id, kind: 'open' },
      ])
    })

    it('understands what clinicians write', async () => {
      expect(
        await made({ nakedRight: '.6', nakedLeft: '0,6', correctedRight: '4.8', correctedLeft: 'cf' }),
      ).toMatchObject({
        nakedRight: '0.6',
        nakedLeft: '0.6',
        correctedRight: '0.6',
        correctedLeft: 'CF',
        levelLeft: 'severe',
        level: 'severe',
      })
    })

    it.each([
      ['a vision between the hundredths', { correctedRight: '0.555' }, 'correctedRight'],
      ['a vision above the chart', { nakedLeft: '3.0' }, 'nakedLeft'],
      ['a negative vision', { nakedLeft: '-1' }, 'nakedLeft'],
      ['a word', { nakedLeft: 'abc' }, 'nakedLeft'],
      ['no vision', { correctedLeft: null }, 'correctedLeft'],
      ['no type of amblyopia', { amblyopiaTypeLeft: '' }, 'amblyopiaTypeLeft'],
      ['an axis beyond the circle', { cylinderRight: 1, axisRight: 181 }, 'axisRight'],
      ['a cylinder without axis', { cylinderLeft: -0.5 }, 'axisLeft'],
      ['a sphere between the quarters', { sphereLeft: 1.1 }, 'sphereLeft'],
      ['an examination tomorrow', { examinedOn: '2026-03-03' }, 'examinedOn'],
      ['one before birth', { examinedOn: '2019-04-30' }, 'examinedOn'],
      ['a re-examination before it', { reexamineOn: '2026-01-09' }, 'reexamineOn'],
      ['nobody in charge', { doctor: null }, 'doctor'],
    ])('refuses %s at the field', async (_what, more, field) => {
      expect(Object.keys((await errorsOf(send(more))) as object)).toEqual([field])
    })

    it('takes today of the business time zone, and a cylinder of 0 without axis', async () => {
      expect((await send({ examinedOn: '2026-03-02', cylinderLeft: 0 })).status).toBe(201)
    })

    it('names staff of the right occupation and organisation', async () => {
      expect(await errorsOf(send({ doctor: staff.nurse }))).toEqual({ doctor: 'This one cannot be chosen here' })
      expect(await errorsOf(send({ doctor: staff.elsewhere }))).toEqual({
        doctor: 'Does not work at the organisation of the patient',
      })
      expect(await errorsOf(send({ doctor: null, nurse: staff.nurse }))).toBeUndefined()
    })

    it.each([
      ['type', 'demo'],
      ['origin', 'selfService'],
    ] as const)('is not for patients of %s %s', async (column, value) => {
      await office.database.db
        .updateTable('patient')
        .set({ [column]: value })
        .where('id', '=', child)
        .execute()
      expect(await errorsOf(send())).toEqual({ patient: 'This one cannot be chosen here' })
    })

    it('is the only live one of its patient, also where two are made at once', async () => {
      const replies = await Promise.all([send(), send()])
      expect(replies.map(reply => reply.status).sort()).toEqual([201, 400])
      expect(replies.find(reply => reply.status === 400)!.body['errors']).toEqual({
        patient: 'This patient has a case already',
      })
    })
  })

  describe('its number', () => {
    it('is made of organisation and date, and of digits that do not count', async () => {
      const children = [child, await newChild(), await newChild(), await newChild()]
      const numbers = (await Promise.all(children.map(patient => made({ patient })))).map(one => one.number)
      for (const number of numbers) expect(number).toMatch(/^Hospital20260302\d{4}$/)
      expect(new Set(numbers).size).toBe(4)
      const serials = numbers.map(number => Number(number.slice(-4))).sort((one, other) => one - other)
      expect(serials.at(-1)! - serials[0]!).toBeGreaterThan(3)
    })

    it('carries the code of the own organisation alone: whatever is made like those of another is taken', async () => {
      const { token } = await office.signedIn('insider', {
        role: 'doctor',
        hospital: office.hospitals.hospital,
        dataScope: 'own',
      })
      const { number } = await made()
      const far = await newChild(office.hospitals.elsewhere)
      const theirs = (await made({ patient: far, doctor: staff.elsewhere })).number
      const check = async (asked: string) => (await office.call(`GET api/checkCaseId/${asked}`, { token })).body
      for (const asked of [theirs, theirs.toLowerCase(), 'Elsewhere202603020001', 'elsewhere20190101123']) {
        // Whether it is in use or not, and nothing more.
        expect(await check(asked)).toEqual({ taken: true, holder: null, holderName: null, elsewhere: true })
        expect(await send({ patient: await newChild(), number: asked }, token)).toMatchObject({
          status: 400,
          body: { errors: { number: 'Case number already exists at another organisation' } },
        })
      }
      expect(await check(number)).toMatchObject({ taken: true, holderName: number })
      for (const free of ['Hospital209912310001', 'Elsewhere-12', '2019-000123', 'P20190101123'])
        expect(await check(free)).toMatchObject({ taken: false })
    })

    it('is unique over all organisations and deleted cases, said early and held at saving', async () => {
      const { id, number } = await made({ number: `N-${child}` })
      const check = async (asked: string) => (await office.call(`GET api/checkCaseId/${asked}`, { token: admin })).body
      expect([await check(number), await check('N-0')]).toMatchObject([
        { taken: true, holder: id },
        { taken: false, holder: null },
      ])
      await office.call(`DELETE api/caseInfo/${id}`, { token: admin })
      expect(await check(number)).toMatchObject({ taken: true, holder: id })
      const far = await newChild(office.hospitals.elsewhere)
      expect(await errorsOf(send({ patient: far, doctor: staff.elsewhere, number }))).toEqual({
        number: expect.stringMatching(/^Case number already exists: /),
      })
    })

    it('is one whatever the case of its letters, and kept as it was typed', async () => {
      const { number } = await made({ number: `Race-${child}` })
      expect(number).toBe(`Race-${child}`)
      for (const same of [number.toLowerCase(), number.toUpperCase()]) {
        expect((await office.call(`GET api/checkCaseId/${same}`, { token: admin })).body).toMatchObject({ taken: true })
        expect(await errorsOf(send({ patient: await newChild(), number: same }))).toEqual({
          number: `Case number already exists: ${number}`,
        })
        expect((await office.call(`GET api/caseInfo?q=${same}`, { token: admin })).body['totalElements']).toBe(1)
      }
    })

    it('goes to one of two who type it at once', async () => {
      const other = await newChild()
      const replies = await Promise.all([
        send({ number: `T-${child}` }),
        send({ patient: other, number: `T-${child}` }),
      ])
      expect(replies.map(reply => reply.status).sort()).toEqual([201, 400])
      expect(replies.find(reply => reply.status === 400)!.body['errors']).toEqual({
        number: expect.stringMatching(/^Case number already exists: /),
      })
    })

    it('stays where none is sent, and is corrected in the records too', async () => {
      const { id, number } = await made()
      expect((await change({ id, number: null })).body['number']).toBe(number)
      await change({ id, number: `K-${id}` })
      expect(await recordsOf(id)).toMatchObject([{ number: `K-${id}` }])
    })
  })

  describe('a change', () => {
    it('on another date appends a record and is what the case shows', async () => {
      const { id, version } = await made()
      const { body } = await change({ id, version, examinedOn: '2026-02-10', correctedRight: '0.7' })
      expect(body).toMatchObject({
        examinedOn: '2026-02-10',
        correctedRight: '0.7',
        levelRight: 'mild',
        records: 2,
        version: version + 1,
      })
      expect((await recordsOf(id)).map(one => [one['examinedOn'], one['correctedRight']])).toEqual([
        ['2026-01-10', '0.5'],
        ['2026-02-10', '0.7'],
      ])
    })

    it('on an earlier date appends a record, while the case goes on showing the latest', async () => {
      const { id, version } = await made()
      const { body } = await change({
        id,
        version,
        examinedOn: '2025-12-01',
        correctedRight: '0.3',
        doctor: null,
        nurse: staff.nurse,
      })
      expect(body).toMatchObject({
        examinedOn: '2026-01-10',
        correctedRight: '0.5',
        doctor: staff.doctor,
        nurse: null,
        records: 2,
        version: version + 1,
      })
      expect((await recordsOf(id)).map(one => one['correctedRight'])).toEqual(['0.3', '0.5'])
      expect((await change({ id, version, examinedOn: '2025-11-01' })).status).toBe(409)
      expect(
        (
          await change({
            id,
            version: version + 1,
            examinedOn: '2025-12-01',
            correctedRight: '0.3',
            doctor: null,
            nurse: staff.nurse,
          })
        ).body,
      ).toMatchObject({ version: version + 1 })
    })

    it('on the same date corrects that record, and its history keeps the old value', async () => {
      const { id, version } = await made()
      await change({ id, version, correctedRight: '0.6' })
      const [record] = await recordsOf(id)
      expect(record).toMatchObject({ correctedRight: '0.6', levelRight: 'mild', version: 2 })
      for (const line of [`GET api/case/${id}/history`, `GET api/caseRecord/${record!.id}/history`]) {
        const { body } = await office.call(line, { token: admin })
        expect(body['content']).toMatchObject([
          {
            action: 'update',
            changes: { correctedRight: ['0.5', '0.6'], levelRight: ['moderate', 'mild'], level: ['moderate', 'mild'] },
          },
          { action: 'create' },
        ])
      }
    })

    it('by two at once goes to one, and the other gets the record as it is, and learns who changed it and when', async () => {
      const { id, version } = await made()
      const replies = await Promise.all(
        ['0.6', '0.7'].map(correctedRight => change({ id, version, examinedOn: '2026-02-01', correctedRight })),
      )
      expect(replies.map(reply => reply.status).sort()).toEqual([200, 409])
      const won = replies.find(reply => reply.status === 200)!.body
      expect(replies.find(reply => reply.status === 409)!.body).toMatchObject({
        code: 'stale',
        record: {
          version: version + 1,
          correctedRight: won['correctedRight'],
          updatedByLabel: won['updatedByLabel'],
          updatedAt: won['updatedAt'],
        },
      })
      expect(won['updatedByLabel']).toMatch(/\S/)
      expect(await recordsOf(id)).toHaveLength(2)
    })

    it('is not possible to another patient, nor where the patient became a demo', async () => {
      const { id } = await made()
      expect(Object.keys((await errorsOf(change({ id, patient: await newChild() }))) as object)).toEqual(['patient'])
      await office.database.db.updateTable('patient').set({ type: 'demo' }).where('id', '=', child).execute()
      expect(await change({ id, diagnosis: 'x' })).toMatchObject({ status: 409, body: { code: 'notNow' } })
    })

    it('leaves the staff whom the patient got since, where it names nobody else itself', async () => {
      const { id } = await made({ trainer: staff.trainer })
      const other = await member(`Another ${id}`, 'doctor', office.hospitals.hospital)
      expect(
        (
          await office.call('PUT api/users', {
            token: admin,
            body: { id: child, guardianName: '王芳', consentOn: '2026-01-02', doctor: other, trainer: null },
          })
        ).status,
      ).toBe(200)
      expect((await change({ id, diagnosis: 'x', nurse: staff.nurse })).status).toBe(200)
      expect((await office.call(`GET api/user/${child}`, { token: admin })).body).toMatchObject({
        doctor: other,
        nurse: staff.nurse,
        trainer: null,
      })
    })

    it('is not offered, let alone lost, where the patient is deleted', async () => {
      const { id } = await made()
      await office.call(`DELETE api/users/${child}`, { token: admin })
      expect(await change({ id, diagnosis: 'x' })).toMatchObject({
        status: 409,
        body: { code: 'notNow', key: 'patient.deleted' },
      })
    })

    it('takes the staff away from the patient that it takes away here', async () => {
      const { id } = await made({ trainer: staff.trainer })
      await change({ id, trainer: null })
      expect((await office.call(`GET api/user/${child}`, { token: admin })).body).toMatchObject({
        doctor: staff.doctor,
        trainer: null,
      })
    })
  })

  describe('an examination of a wrong date', () => {
    const withdraw = (id: number, body: object = { reason: 'Wrong date' }, token = admin) =>
      office.call(`PUT api/caseRecord/withdraw/${id}`, { token, body })
    /** A case with a record of January and one of February, which says otherwise. */
    const two = async () => {
      const first = await made({ diagnosis: 'first' })
      const second = (
        await change({
          id: first.id,
          examinedOn: '2026-02-10',
          correctedRight: '0.1',
          nurse: staff.nurse,
          diagnosis: 'second',
        })
      ).body as typeof first
      const records = await recordsOf(first.id)
      expect(records).toMatchObject([
        { examinedOn: '2026-01-10', unavailableReasons: {} },
        { examinedOn: '2026-02-10', unavailableReasons: {} },
      ])
      return { id: first.id, second, records: records.map(record => record.id) as [number, number] }
    }

    it('is withdrawn with a reason: the case shows the latest that remains, and both histories keep why and what was', async () => {
      const {
        id,
        second,
        records: [, last],
      } = await two()
      expect(await errorsOf(withdraw(last, {}))).toEqual({ reason: expect.stringMatching(/ cannot be empty$/) })
      expect(await withdraw(last)).toMatchObject({
        status: 200,
        body: { deleted: true, withdrawn: true, correctedRight: '0.1' },
      })
      const { body: now } = await office.call(`GET api/caseInfo/${id}`, { token: admin })
      expect(now).toMatchObject({
        records: 1,
        examinedOn: '2026-01-10',
        correctedRight: '0.5',
        level: 'moderate',
        nurse: null,
        diagnosis: 'first',
      })
      expect(now['version']).toBeGreaterThan(second.version)
      expect(await recordsOf(id)).toMatchObject([
        { examinedOn: '2026-01-10', unavailableReasons: { withdraw: expect.stringContaining('only record') } },
      ])
      expect((await office.call(`GET api/caseInfo/getEyeChart/${id}`, { token: admin })).body['records']).toHaveLength(
        1,
      )
      const history = async (line: string) =>
        ((await office.call(`GET api/${line}/history`, { token: admin })).body['content'] as object[])[0]
      expect(await history(`caseRecord/${last}`)).toMatchObject({
        action: 'withdraw',
        changes: { withdrawn: [false, true], 'ask.reason': [null, 'Wrong date'] },
      })
      expect(await history(`case/${id}`)).toMatchObject({
        action: 'withdraw',
        changes: {
          examinedOn: ['2026-02-10', '2026-01-10'],
          diagnosis: ['second', 'first'],
          'ask.reason': [null, 'Wrong date'],
        },
      })
      // A form that was opened before learns of it, and the date is free again.
      expect((await change({ id, version: second.version, examinedOn: '2026-02-10' })).status).toBe(409)
      expect(await change({ id, examinedOn: '2026-02-10', correctedRight: '0.3' })).toMatchObject({
        status: 200,
        body: { records: 2, correctedRight: '0.3' },
      })
    })

    it('is withdrawn from the midst without a change of what the case shows, but for its version', async () => {
      const {
        id,
        second,
        records: [first],
      } = await two()
      expect((await withdraw(first)).status).toBe(200)
      expect((await office.call(`GET api/caseInfo/${id}`, { token: admin })).body).toMatchObject({
        records: 1,
        examinedOn: '2026-02-10',
        diagnosis: 'second',
        version: second.version + 1,
      })
    })

    it('stays where it is the only one, also where two are withdrawn at once', async () => {
      const { id, records } = await two()
      const replies = await Promise.all(records.map(record => withdraw(record)))
      expect(replies.map(reply => reply.status).sort()).toEqual([200, 409])
      expect(replies.find(reply => reply.status === 409)!.body).toMatchObject({
        code: 'onlyRecord',
        message: expect.stringContaining('can be corrected'),
      })
      expect(await recordsOf(id)).toHaveLength(1)
    })

    it('does not come back with a case that is recovered, and is not withdrawn from a deleted one', async () => {
      const {
        id,
        records: [first, last],
      } = await two()
      await withdraw(last)
      await office.call(`DELETE api/caseInfo/${id}`, { token: admin })
      expect(await withdraw(first)).toMatchObject({ status: 409, body: { code: 'notNow' } })
      expect((await office.call(`GET api/caseInfo/recover/${id}`, { token: admin })).body).toMatchObject({
        records: 1,
        examinedOn: '2026-01-10',
      })
      expect((await recordsOf(id)).map(record => record.id)).toEqual([first])
    })

    it('is withdrawn by whoever may change the case', async () => {
      const { hospital } = office.hospitals
      const [nurse, trainer] = await Promise.all(
        (['nurse', 'trainer'] as const).map(role =>
          office.signedIn(`withdraw.${role}`, { role, hospital, dataScope: 'own' }),
        ),
      )
      const {
        records: [, last],
      } = await two()
      expect((await withdraw(last, undefined, trainer!.token)).status).toBe(403)
      expect((await withdraw(last, undefined, nurse!.token)).status).toBe(200)
      const far = await office.signedIn('withdraw.far', {
        role: 'nurse',
        hospital: office.hospitals.elsewhere,
        dataScope: 'own',
      })
      expect((await withdraw(last, undefined, far.token)).status).toBe(404)
    })
  })

  describe('a deleted one', () => {
    it('goes with its records, and comes back with them unless the patient has another by then', async () => {
      const { id } = await made()
      await office.call(`DELETE api/caseInfo/${id}`, { token: admin })
      expect(await recordsOf(id)).toEqual([])
      const heir = await made()
      expect(await errorsOf(office.call(`GET api/caseInfo/recover/${id}`, { token: admin }))).toEqual({
        patient: 'This patient has a case already',
      })
      await office.call(`DELETE api/caseInfo/${heir.id}`, { token: admin })
      expect(await office.call(`GET api/caseInfo/recover/${id}`, { token: admin })).toMatchObject({
        status: 200,
        body: { deleted: false, records: 1 },
      })
      expect(await recordsOf(id)).toHaveLength(1)
    })

    it('leaves a word in the history of each record, and stays deleted where the patient became a demo', async () => {
      const { id } = await made()
      const [record] = await recordsOf(id)
      await office.call(`DELETE api/caseInfo/${id}`, { token: admin })
      const { body } = await office.call(`GET api/caseRecord/${record!.id}/history`, { token: admin })
      expect(body['content']).toMatchObject([
        { action: 'remove', changes: { deleted: [false, true] } },
        { action: 'create' },
      ])
      await office.database.db.updateTable('patient').set({ type: 'demo' }).where('id', '=', child).execute()
      expect(await office.call(`GET api/caseInfo/recover/${id}`, { token: admin })).toMatchObject({
        status: 409,
        body: { code: 'notNow', key: 'patient.type' },
      })
    })
  })

  describe('who sees it', () => {
    it('follows the patient to another organisation, with the records', async () => {
      const { id } = await made()
      await office.database.db
        .updateTable('patient')
        .set({ hospital: office.hospitals.elsewhere })
        .where('id', '=', child)
        .execute()
      expect((await office.call(`GET api/caseInfo/${id}`, { token: admin })).body['hospital']).toBe(
        office.hospitals.elsewhere,
      )
      expect(await recordsOf(id)).toMatchObject([{ hospital: office.hospitals.elsewhere }])
    })

    it('is the trainer of the patient, whoever the case named, and no other trainer', async () => {
      const { hospital } = office.hospitals
      const accounts = await Promise.all(
        ['own', 'other'].map(name =>
          office.signedIn(`trainer.${name}`, { role: 'trainer', hospital, dataScope: 'ownPatients' }),
        ),
      )
      const [own, other] = await Promise.all(
        accounts.map((account, i) => member(`Trainer ${i}`, 'trainer', hospital, account.id)),
      )
      const { id } = await made({ trainer: own })
      const sees = async () =>
        Promise.all(
          accounts.map(async ({ token }) => {
            const list = (await office.call('GET api/caseInfo?size=100', { token })).body
            expect(list['totalElements']).toBe((list['content'] as object[]).length)
            return [
              (await office.call(`GET api/caseInfo/${id}`, { token })).status,
              (list['content'] as { id: number }[]).filter(row => row.id === id).length,
            ]
          }),
        )
      expect(await sees()).toEqual([
        [200, 1],
        [404, 0],
      ])
      await office.database.db.updateTable('patient').set({ trainer: other! }).where('id', '=', child).execute()
      expect(await sees()).toEqual([
        [404, 0],
        [200, 1],
      ])
      expect((await send({ trainer: own }, accounts[0]!.token)).status).toBe(403)
    })

    it('is a demo account in its own organisation, which adds none', async () => {
      const { token } = await office.signedIn('visitor', {
        role: 'demo',
        hospital: office.hospitals.elsewhere,
        dataScope: 'own',
        isExperience: true,
      })
      const { id } = await made()
      expect((await office.call(`GET api/caseInfo/${id}`, { token })).status).toBe(404)
      expect(
        (await send({ patient: await newChild(office.hospitals.elsewhere), doctor: staff.elsewhere }, token)).status,
      ).toBe(403)
    })
  })

  it('are found by number, name and pinyin, and by level, type, staff and date', async () => {
    await office.database.db.deleteFrom('case_record').execute()
    await office.database.db.deleteFrom('case').execute()
    const { body: patient } = await office.call('POST api/users', {
      token: admin,
      body: {
        name: '欧阳小明',
        gender: 'male',
        birthday: '2019-05-01',
        guardianName: '王芳',
        consentOn: '2026-01-02',
        mobile: '13511112222',
        hospital: office.hospitals.hospital,
      },
    })
    const found = await made({
      patient: patient['id'],
      correctedRight: '0.1',
      amblyopiaTypeRight: 'deprivation',
      nurse: staff.nurse,
      number: 'FIND-7',
      examinedOn: '2025-06-01',
    })
    await made()
    const search = async (query: string) =>
      ((await office.call(`GET api/caseInfo?${query}`, { token: admin })).body['content'] as { id: number }[]).map(
        row => row.id,
      )
    for (const query of [
      'q=欧阳小',
      'q=oyxm',
      'q=find',
      'level=severe',
      'amblyopiaTypeRight=deprivation',
      `nurse=${staff.nurse}`,
      'examinedOn=2025-01-01,2025-12-31',
      `patient=${patient['id']}`,
    ]) {
      expect({ query, ids: await search(encodeURI(query)) }).toEqual({ query, ids: [found.id] })
    }
    expect(await search('q=nobody')).toEqual([])
  })
})
