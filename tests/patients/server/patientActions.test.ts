import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { describeAbove } from '../../support/database.ts'
import { Clinic } from '../../times/server/ledger/clinic.ts'
import { BackOffice } from '../../platform/session/backOffice.ts'
import type { Reply } from '../../platform/session/backOffice.ts'

let serial = 0
const mobile = (): string => `1360001${String((serial += 1)).padStart(4, '0')}`

type Values = Record<string, unknown>

describeAbove('patients', engine => {
  let office: BackOffice
  let clinic: Clinic
  let admin: string
  let franchise: string
  let doctorToken: string
  let staff: Record<'here' | 'there', number>

  beforeAll(async () => {
    office = await BackOffice.open(await engine.openSeeded())
    clinic = new Clinic(office.database)
    admin = (await office.signedIn('root')).token
    franchise = (
      await office.signedIn('manager', { role: 'franchise', hospital: office.hospitals.agency, dataScope: 'below' })
    ).token
    doctorToken = (
      await office.signedIn('doctor', { role: 'doctor', hospital: office.hospitals.hospital, dataScope: 'own' })
    ).token
    const doctor = async (name: string, hospital: number) =>
      (
        await office.database.db
          .insertInto('doctor')
          .values({ name, hospital, occupation: 'doctor' })
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id
    staff = {
      here: await doctor('王医生', office.hospitals.hospital),
      there: await doctor('李医生', office.hospitals.elsewhere),
    }
  })
  afterAll(() => office.close())

  const call = (line: string, body?: unknown, token = admin): Promise<Reply> =>
    office.call(line, { token, ...(body === undefined ? {} : { body }) })
  const create = async (
    more: Values = {},
    { times = 0, ...columns }: Values & { times?: number } = {},
  ): Promise<number> => {
    const reply = await call('POST api/users', {
      name: '张小明',
      gender: 'male',
      birthday: '2019-05-01',
      mobile: mobile(),
      guardianName: '王芳',
      consentOn: '2026-01-05',
      hospital: office.hospitals.hospital,
      ...more,
    })
    expect(reply.status).toBe(201)
    const id = Number(reply.body['id'])
    if (Object.keys(columns).length > 0)
      await office.database.db.updateTable('patient').set(columns).where('id', '=', id).execute()
    if (times > 0) await clinic.topUp(office.hospitals.hospital, [id], times, { payer: 'platform' })
    return id
  }
  /** A case with one record, examined on a date. */
  const makeCase = async (patient: number, examinedOn: string, doctor = staff.here): Promise<Reply> =>
    call('POST api/caseInfo', {
      patient,
      examinedOn,
      doctor,
      nakedRight: '0.3',
      nakedLeft: '0.5',
      correctedRight: '0.4',
      correctedLeft: '0.6',
      amblyopiaTypeRight: 'anisometropic',
      amblyopiaTypeLeft: 'anisometropic',
    })
  const read = async (id: number) => (await call(`GET api/user/${id}`)).body
  const history = async (id: number) =>
    (await call(`GET api/patient/${id}/history`)).body['content'] as {
      action: string
      changes: Record<string, [unknown, unknown]>
    }[]

  describe('type', () => {
    const change = (id: number, body: Values) => call(`PUT api/patient/changeType/${id}`, body)

    it('is given when the patient is created, and then changed by its actions alone', async () => {
      const id = await create({ type: 'trial', validUntil: '2026-12-31' })
      expect(await call('PUT api/users', { id, type: 'ordinary' })).toMatchObject({
        status: 400,
        body: { errors: { type: expect.stringContaining('action of its own') } },
      })
      expect(await call('PUT api/users', { id, hospital: office.hospitals.elsewhere })).toMatchObject({
        status: 400,
        body: { errors: { hospital: expect.any(String) } },
      })
      expect(
        await call('PUT api/users', { id, type: 'trial', hospital: office.hospitals.hospital, remark: 'a' }),
      ).toMatchObject({ status: 200, body: { remark: 'a', type: 'trial' } })
      expect(await change(id, { type: 'ordinary' })).toMatchObject({
        status: 200,
        body: { type: 'ordinary', validUntil: null },
      })
    })

    it('is never lifetime by a form: that is bought', async () => {
      const asked = {
        name: '张小明',
        gender: 'male',
        birthday: '2019-05-01',
        mobile: mobile(),
        guardianName: '王芳',
        consentOn: '2026-01-05',
        hospital: office.hospitals.hospital,
        type: 'lifetime',
      }
      expect(await call('POST api/users', asked)).toMatchObject({
        status: 400,
        body: { errors: { type: 'Is given by an action of its own and cannot be entered' } },
      })
      const id = await create({}, { type: 'lifetime' })
      expect(await call('PUT api/users', { id, type: 'lifetime', remark: 'as it was' })).toMatchObject({
        status: 200,
        body: { type: 'lifetime', remark: 'as it was' },
      })
    })

    it('needs a date for trial, and becomes free of charge only when nothing is left', async () => {
      const id = await create({}, { times: 3 })
      expect(await change(id, { type: 'ordinary' })).toMatchObject({
        status: 400,
        body: { errors: { type: 'Must differ from the old one' } },
      })
      expect(await change(id, { type: 'trial' })).toMatchObject({
        status: 400,
        body: { errors: { validUntil: expect.stringMatching(/ cannot be empty$/) } },
      })
      expect(await change(id, { type: 'trial', validUntil: '2020-01-01' })).toMatchObject({
        status: 400,
        body: { errors: { validUntil: expect.any(String) } },
      })
      expect(await change(id, { type: 'demo' })).toMatchObject({
        status: 400,
        body: { errors: { type: expect.stringContaining('Times are left') } },
      })
      expect(await change(id, { type: 'lifetime' })).toMatchObject({
        status: 400,
        body: { errors: { type: 'Not one of the options' } },
      })
      expect(await change(id, { type: 'naked3d', validUntil: '2027-01-01' })).toMatchObject({
        status: 200,
        body: { type: 'naked3d', validUntil: null },
      })
    })

    it('asks of a person what was not asked of a demo', async () => {
      const id = await create({ type: 'demo', consentOn: null })
      expect(await change(id, { type: 'ordinary' })).toMatchObject({
        status: 400,
        body: { errors: { type: 'To be completed on the form first: Consent given on' } },
      })
      expect((await call('PUT api/users', { id, guardianName: '王芳', consentOn: '2026-01-05' })).status).toBe(200)
      await office.call('PUT api/configSetting', {
        token: admin,
        confirm: true,
        body: { smsOn: true, smsUrl: 'https://sms.example/send', mobileCodeRequired: true },
      })
      expect(await change(id, { type: 'ordinary' })).toMatchObject({
        status: 400,
        body: { errors: { type: expect.stringContaining('completed on the form') } },
      })
      await call('PUT api/configSetting', { mobileCodeRequired: false })
      expect((await change(id, { type: 'ordinary' })).status).toBe(200)
    })

    it('is no demo while there is a current plan', async () => {
      const id = await create()
      await office.database.db
        .insertInto('treatment_plan')
        .values({
          patient: id,
          number: `${id}-1`,
          starts_on: '2026-02-01',
          current: true,
          edition: 1,
          minutes: 20,
        } as never)
        .execute()
      expect(await change(id, { type: 'demo' })).toMatchObject({
        status: 400,
        body: { errors: { type: expect.stringContaining('current treatment plan') } },
      })
    })

    it('is lifetime by being given and cancelled, never for a demo patient', async () => {
      const id = await create({ validUntil: '2027-01-01' })
      await office.database.db
        .insertInto('price')
        .values({ recharge_type: 'lifetime', per_time: 100, valid_from: '2026-01-01' })
        .execute()
      expect(await call(`PUT api/patient/giveLifetime/${id}`, { payer: 'platform' })).toMatchObject({
        status: 200,
        body: { type: 'lifetime', validUntil: null },
      })
      expect(await change(id, { type: 'demo' })).toMatchObject({ status: 409, body: { code: 'notNow', key: 'type' } })
      expect(await call(`PUT api/patient/cancelLifetime/${id}`, { reason: 'no longer wanted' })).toMatchObject({
        status: 200,
        body: { type: 'ordinary' },
      })
      const demo = await create({ type: 'demo' })
      expect(await call(`PUT api/patient/giveLifetime/${demo}`)).toMatchObject({
        status: 409,
        body: { code: 'notNow' },
      })
    })
  })

  it('have a case only where they may', async () => {
    const [demo, self] = [await create({ type: 'demo' }), await create({}, { origin: 'selfService' })]
    expect(await makeCase(demo, '2026-01-10')).toMatchObject({
      status: 400,
      body: { errors: { patient: expect.any(String) } },
    })
    expect(await makeCase(self, '2026-01-10')).toMatchObject({
      status: 400,
      body: { errors: { patient: expect.any(String) } },
    })
    expect((await call(`PUT api/patient/adopt/${self}`)).status).toBe(200)
    expect((await makeCase(self, '2026-01-10')).status).toBe(201)
    expect(await call(`PUT api/patient/changeType/${self}`, { type: 'demo' })).toMatchObject({
      status: 400,
      body: { errors: { type: 'There is a case; a demo patient has none' } },
    })
  })

  it('are activated, and taken over from self-service', async () => {
    const id = await create({}, { origin: 'selfService' })
    expect(await call(`PUT api/patient/activate/${id}`)).toMatchObject({
      status: 200,
      body: { activation: 'activated' },
    })
    expect(await call(`PUT api/patient/activate/${id}`)).toMatchObject({ status: 409, body: { key: 'activation' } })
    expect(await call(`PUT api/patient/adopt/${id}`)).toMatchObject({ status: 200, body: { origin: 'operator' } })
    expect(await call(`PUT api/patient/adopt/${id}`)).toMatchObject({ status: 409, body: { key: 'origin' } })
  })

  describe('transfer', () => {
    const preview = (id: number, hospital: number, token = admin) =>
      call(`GET api/patient/transferPreview/${id}?hospital=${hospital}`, undefined, token)
    const transfer = (id: number, body: Values, token = admin) => call(`PUT api/patient/transfer/${id}`, body, token)

    it('tells before what it does, does that, and says why in the history', async () => {
      const { elsewhere } = office.hospitals
      const id = await create({ doctor: staff.here }, { nurse: staff.there })
      const { status, body } = await preview(id, elsewhere)
      expect(status).toBe(200)
      expect(body['effects']).toEqual([
        {
          effect: 'unlinked',
          subject: 'resources.patient.fields.doctor',
          count: null,
          amount: null,
          names: ['王医生'],
        },
        { effect: 'loses', subject: null, count: 2, amount: null, names: ['manager', 'doctor'] },
      ])
      expect(await transfer(id, { hospital: elsewhere, reason: '搬家', previewToken: 'x' })).toMatchObject({
        status: 409,
        body: { code: 'previewChanged' },
      })
      expect(await transfer(id, { hospital: elsewhere, previewToken: body['previewToken'] })).toMatchObject({
        status: 400,
        body: { errors: { reason: expect.stringMatching(/ cannot be empty$/) } },
      })
      expect(
        await transfer(id, { hospital: elsewhere, reason: '搬家', previewToken: body['previewToken'] }),
      ).toMatchObject({
        status: 200,
        body: { hospital: elsewhere, doctor: null, nurse: staff.there },
      })
      expect((await history(id))[0]).toMatchObject({
        action: 'transfer',
        changes: {
          'ask.reason': [null, '搬家'],
          hospital: [office.hospitals.hospital, elsewhere],
          doctor: [staff.here, null],
        },
      })
      expect((await call(`GET api/user/${id}`, undefined, doctorToken)).status).toBe(404)
    })

    it('takes cases and records along', async () => {
      const { elsewhere } = office.hospitals
      const id = await create()
      const made = await makeCase(id, '2026-01-10')
      const { body } = await preview(id, elsewhere)
      expect(body['effects']).toEqual(
        expect.arrayContaining([
          { effect: 'moves', subject: 'resources.case.name', count: 1, amount: null, names: null },
        ]),
      )
      expect(
        (await transfer(id, { hospital: elsewhere, reason: 'r', previewToken: body['previewToken'] })).status,
      ).toBe(200)
      expect((await call(`GET api/caseInfo/${made.body['id']}`)).body).toMatchObject({ hospital: elsewhere })
      expect((await call(`GET api/caseInfo/${made.body['id']}`, undefined, franchise)).status).toBe(404)
      const records = await office.database.db
        .selectFrom('case_record')
        .select('hospital')
        .where('patient', '=', id)
        .execute()
      expect(records).toEqual([{ hospital: elsewhere }])
    })

    it('is refused where what was shown is not what would happen', async () => {
      const { elsewhere } = office.hospitals
      const id = await create()
      const { body } = await preview(id, elsewhere)
      expect((await call('PUT api/users', { id, doctor: staff.here })).status).toBe(200)
      expect(
        await transfer(id, { hospital: elsewhere, reason: 'r', previewToken: body['previewToken'] }),
      ).toMatchObject({ status: 409, body: { code: 'previewChanged' } })
      expect(await read(id)).toMatchObject({ hospital: office.hospitals.hospital, doctor: staff.here })
      expect(await preview(id, office.hospitals.hospital)).toMatchObject({
        status: 400,
        body: { errors: { hospital: 'The patient is there already' } },
      })
    })

    it('goes only where the operator reaches, by those who may', async () => {
      const { elsewhere, distributor, agency, hospital } = office.hospitals
      const id = await create()
      for (const target of [elsewhere, distributor]) {
        expect(await preview(id, target, franchise)).toMatchObject({
          status: 400,
          body: { errors: { hospital: 'No such record' } },
        })
        expect((await transfer(id, { hospital: target, reason: 'r', previewToken: 's' }, franchise)).status).toBe(400)
      }
      expect((await preview(id, agency, doctorToken)).status).toBe(403)
      expect((await transfer(id, { hospital: agency, reason: 'r', previewToken: 's' }, doctorToken)).status).toBe(403)
      const { body } = await preview(id, agency, franchise)
      expect(
        await transfer(id, { hospital: agency, reason: 'r', previewToken: body['previewToken'] }, franchise),
      ).toMatchObject({ status: 200, body: { hospital: agency } })
      const away = await create({ hospital: elsewhere })
      expect((await preview(away, hospital, franchise)).status).toBe(404)
    })

    it('happens once where two want it at the same moment', async () => {
      const { elsewhere, agency } = office.hospitals
      const id = await create()
      const [one, two] = await Promise.all([preview(id, elsewhere), preview(id, agency)])
      const replies = await Promise.all([
        transfer(id, { hospital: elsewhere, reason: 'r', previewToken: one.body['previewToken'] }),
        transfer(id, { hospital: agency, reason: 'r', previewToken: two.body['previewToken'] }),
      ])
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
      expect((await history(id)).filter(({ action }) => action === 'transfer')).toHaveLength(1)
    })
  })

  describe('merge', () => {
    let name: string
    beforeEach(() => {
      name = `李小红${(serial += 1)}`
    })
    const preview = (survivor: number, other: number, token = admin) =>
      call(`GET api/patient/mergePreview?survivor=${survivor}&other=${other}`, undefined, token)
    const merge = async (survivor: number, other: number, more: Values = {}, token = admin): Promise<Reply> => {
      const { body } = await preview(survivor, other, token)
      return call(
        'PUT api/patient/merge',
        { survivor, other, reason: '重复', previewToken: body['previewToken'] ?? 'x', ...more },
        token,
      )
    }
    const pairs = async (token = admin, query = '') =>
      (await call(`GET api/patient/duplicates?size=100${query}`, undefined, token)).body as unknown as {
        newer: number
        older: number
        reasons: string[]
      }[]

    const pairOf = (newer: number, older: number, ...reasons: string[]) => ({
      newer,
      older,
      reasons,
      dismissedBy: null,
      dismissedAt: null,
    })

    it('finds who may have been recorded twice, within the scope, page by page', async () => {
      const idNumber = '110101201905010018'
      const first = await create({ name, idNumber, guardianMobile: '13700000001' })
      await call(`DELETE api/users/${first}`)
      const second = await create({ name, idNumber, hospital: office.hospitals.elsewhere })
      const third = await create({ name, birthday: '2018-01-01', guardianMobile: '13700000002' })
      const fourth = await create({ name, guardianMobile: '13700000002' })
      const found = await pairs()
      expect(found.filter(pair => [first, second, third, fourth].includes(pair.newer))).toEqual([
        pairOf(fourth, third, 'nameAndGuardian'),
        pairOf(fourth, second, 'nameAndBirthday'),
        pairOf(second, first, 'idNumber'),
      ])
      expect((await pairs(franchise)).filter(pair => [first, second, third, fourth].includes(pair.newer))).toEqual([
        pairOf(fourth, third, 'nameAndGuardian'),
      ])
      expect((await pairs(admin, `&after=${fourth}-${second}`))[0]).toEqual(pairOf(second, first, 'idNumber'))
      expect((await call('GET api/patient/duplicates?after=x')).status).toBe(400)
      expect((await call('GET api/patient/duplicates', undefined, doctorToken)).status).toBe(403)
    })

    it('remembers who is no duplicate, in either order, until that is taken back', async () => {
      const twin = `双胞胎${mobile()}`
      const [first, second, third] = [
        await create({ name: twin }),
        await create({ name: twin }),
        await create({ name: twin, hospital: office.hospitals.elsewhere }),
      ]
      const judge = (deed: 'dismiss' | 'undismiss', newer: number, older: number, token = admin) =>
        call(`PUT api/patient/duplicates/${deed}`, { newer, older }, token)
      const ours = async (token = admin, query = '') =>
        (await pairs(token, query)).filter(pair => [first, second, third].includes(pair.newer))
      expect(await ours()).toEqual([pairOf(third, first, 'nameAndBirthday'), pairOf(second, first, 'nameAndBirthday')])
      expect(await judge('dismiss', first, third)).toMatchObject({ status: 200 })
      // Said once more it stands as it was said first. The third may still be the second.
      expect((await judge('dismiss', third, first)).status).toBe(200)
      expect(await ours()).toEqual([pairOf(third, second, 'nameAndBirthday'), pairOf(second, first, 'nameAndBirthday')])
      await judge('dismiss', third, second)
      expect(await ours()).toEqual([pairOf(second, first, 'nameAndBirthday')])
      const dismissed = {
        reasons: ['nameAndBirthday'],
        dismissedBy: 'root',
        dismissedAt: office.clock.now.toISOString(),
      }
      expect(await ours(admin, '&dismissed=true')).toEqual([
        { newer: third, older: second, ...dismissed },
        { newer: third, older: first, ...dismissed },
      ])
      expect((await pairs(admin, `&dismissed=true&after=${third}-${second}`))[0]).toMatchObject({
        newer: third,
        older: first,
      })
      expect(await ours(franchise, '&dismissed=true')).toEqual([])
      await judge('undismiss', first, third)
      expect(await ours()).toEqual([pairOf(third, first, 'nameAndBirthday'), pairOf(second, first, 'nameAndBirthday')])
      // What was said does not keep anybody from merging, and ends with it.
      expect((await merge(second, third)).status).toBe(200)
      expect(await ours(admin, '&dismissed=true')).toEqual([])
      expect((await judge('dismiss', third, first, franchise)).status).toBe(404)
      expect((await judge('dismiss', first, second, doctorToken)).status).toBe(403)
      expect(await judge('dismiss', first, first)).toMatchObject({
        status: 400,
        body: { errors: { older: expect.any(String) } },
      })
    })

    it('makes one of two: values chosen, times added, unique values free, the other gone for good', async () => {
      const phone = mobile()
      const survivor = await create({ name, address: '旧址' }, { times: 4 })
      const other = await create(
        { name, mobile: phone, address: '新址', remark: '别丢', idNumber: '110101201905010034' },
        { times: 5, activation: 'activated' },
      )
      await call(`GET api/senAccountAndPassword/${other}`)
      const { body } = await preview(survivor, other)
      expect(body).toMatchObject({
        chooseCase: false,
        differing: expect.arrayContaining(['mobile', 'idNumber', 'address', 'remark']),
      })
      expect(body['effects']).toEqual(
        ['moves', 'moves', 'ordinary', 'activates', 'password', 'goes'].map(effect =>
          expect.objectContaining({ effect }),
        ),
      )
      expect(JSON.stringify(body)).not.toContain(phone)
      expect(
        await merge(survivor, other, { take: [{ field: 'mobile' }, { field: 'idNumber' }, { field: 'remark' }] }),
      ).toEqual({ status: 200, body: { id: survivor } })
      expect(await read(survivor)).toMatchObject({
        times: 9,
        activation: 'activated',
        address: '旧址',
        remark: '别丢',
        mobile: `*******${phone.slice(-4)}`,
        deleted: false,
      })
      expect(await read(other)).toMatchObject({ times: 0, deleted: true, mergedInto: survivor, mergedIntoLabel: name })
      expect((await history(survivor))[0]).toMatchObject({ action: 'merge', changes: { 'ask.reason': [null, '重复'] } })
      expect((await history(other))[0]).toMatchObject({
        action: 'merge',
        changes: { 'ask.reason': [null, '重复'], mergedInto: [null, survivor], deleted: [false, true] },
      })
      expect(JSON.stringify(await history(survivor))).not.toContain(phone)
      expect(await call(`PUT api/users/recover/${other}`)).toMatchObject({ status: 409, body: { key: 'mergedInto' } })
      expect(
        await office.database.db
          .selectFrom('client_credential')
          .select('patient')
          .where('patient', '=', other)
          .execute(),
      ).toEqual([])
      expect((await pairs()).some(pair => pair.newer === other || pair.older === other)).toBe(false)
    })

    it('holds what a type demands of what both have, and keeps when a number was verified with the number', async () => {
      const verified = '2026-02-01T01:00:00.000Z'
      const survivor = await create({ name, type: 'demo' }, { mobile_verified_at: null })
      const other = await create({ name }, { mobile_verified_at: verified })
      expect((await makeCase(other, '2026-01-10')).status).toBe(201)
      expect(await merge(survivor, other)).toMatchObject({
        status: 400,
        body: { errors: { type: expect.stringContaining('There is a case') } },
      })
      expect(await merge(survivor, other, { take: [{ field: 'type' }, { field: 'mobile' }] })).toMatchObject({
        status: 200,
      })
      const { body } = await call(`GET api/user/${survivor}`)
      expect({ ...body, mobileVerifiedAt: new Date(String(body['mobileVerifiedAt'])).toISOString() }).toMatchObject({
        type: 'ordinary',
        mobileVerifiedAt: verified,
      })
    })

    it('refuses what does not fit, and leaves everything as it was', async () => {
      const survivor = await create({ name })
      const other = await create({ name, type: 'trial', validUntil: '2026-12-31' }, { doctor: staff.there })
      expect(await merge(survivor, survivor)).toMatchObject({ status: 400 })
      expect(await merge(survivor, 999_999)).toMatchObject({ status: 404 })
      expect(await merge(survivor, other, { previewToken: 'x' })).toMatchObject({
        status: 409,
        body: { code: 'previewChanged' },
      })
      expect(await merge(survivor, other, { reason: null })).toMatchObject({
        status: 400,
        body: { errors: { reason: expect.any(String) } },
      })
      for (const field of ['hospital', 'times', 'account', 'validUntil', 'nothing'])
        expect(await merge(survivor, other, { take: [{ field }] })).toMatchObject({
          status: 400,
          body: { errors: { take: expect.any(String) } },
        })
      expect(await merge(survivor, other, { take: [{ field: 'doctor' }] })).toMatchObject({
        status: 400,
        body: { errors: { doctor: 'No such record' } },
      })
      expect((await merge(survivor, other, {}, doctorToken)).status).toBe(403)
      expect(
        (await merge(survivor, await create({ hospital: office.hospitals.elsewhere }), {}, franchise)).status,
      ).toBe(404)
      expect(await read(other)).toMatchObject({ deleted: false, version: 1 })
      expect(await merge(survivor, other, { take: [{ field: 'type' }] })).toMatchObject({ status: 200 })
      expect(await read(survivor)).toMatchObject({ type: 'trial', validUntil: '2026-12-31' })
    })

    it('takes along who was merged into the other before, and happens once for one key', async () => {
      const [first, second, third] = [await create({ name }), await create({ name }), await create({ name })]
      expect((await merge(second, first)).status).toBe(200)
      const { body } = await preview(third, second)
      const input = { survivor: third, other: second, reason: 'r', previewToken: body['previewToken'] }
      const once = () =>
        office.app.inject({
          method: 'PUT',
          url: '/api/patient/merge',
          headers: { authorization: `Bearer ${admin}`, 'idempotency-key': `merge-${name.length}-${third}` },
          payload: input,
        })
      const replies = [await once(), await once()]
      expect(replies.map(reply => reply.statusCode)).toEqual([200, 200])
      expect(replies[1]!.headers['idempotency-replayed']).toBe('true')
      expect(await read(first)).toMatchObject({ mergedInto: third })
      expect((await history(third)).filter(({ action }) => action === 'merge')).toHaveLength(1)
    })

    it('lets one case stay where both have one, and takes plans and records along', async () => {
      const { hospital, elsewhere } = office.hospitals
      const [survivor, other] = [await create({ name }), await create({ name, hospital: elsewhere })]
      const [kept, gone] = [await makeCase(survivor, '2026-01-10'), await makeCase(other, '2026-02-10', staff.there)]
      expect([kept.status, gone.status]).toEqual([201, 201])
      const plan = (patient: number) =>
        office.database.db
          .insertInto('treatment_plan')
          .values({
            patient,
            number: `${patient}-1`,
            starts_on: '2026-02-01',
            current: true,
            edition: 1,
            minutes: 20,
          } as never)
          .returning('id')
          .executeTakeFirstOrThrow()
      const [first, second] = [await plan(survivor), await plan(other)]
      const { body } = await preview(survivor, other)
      expect(body).toMatchObject({ chooseCase: true })
      expect(body['effects']).toEqual(
        expect.arrayContaining([
          { effect: 'moves', subject: 'resources.case.name', count: 1, amount: null, names: null },
          { effect: 'moves', subject: 'resources.caseRecord.name', count: 1, amount: null, names: null },
          { effect: 'closes', subject: 'resources.treatmentPlan.name', count: null, amount: null, names: null },
        ]),
      )
      expect(await merge(survivor, other)).toMatchObject({
        status: 400,
        body: { errors: { keepCase: expect.stringMatching(/ cannot be empty$/) } },
      })
      expect(await merge(survivor, other, { keepCase: 'other' })).toMatchObject({ status: 200 })
      expect((await call(`GET api/caseInfo/${gone.body['id']}`)).body).toMatchObject({
        patient: survivor,
        hospital,
        deleted: false,
      })
      expect((await call(`GET api/caseInfo/${kept.body['id']}`)).body).toMatchObject({
        patient: survivor,
        deleted: true,
      })
      const records = await office.database.db
        .selectFrom('case_record')
        .select(['patient', 'hospital', 'deleted'])
        .where('case', 'in', [Number(kept.body['id']), Number(gone.body['id'])])
        .orderBy('id')
        .execute()
      expect(records).toEqual([
        { patient: survivor, hospital, deleted: true },
        { patient: survivor, hospital, deleted: false },
      ])
      const plans = await office.database.db
        .selectFrom('treatment_plan')
        .select(['id', 'patient', 'hospital', 'current', 'ended_on'])
        .where('id', 'in', [first.id, second.id])
        .orderBy('id')
        .execute()
      expect(plans).toEqual([
        { id: first.id, patient: survivor, hospital, current: true, ended_on: null },
        { id: second.id, patient: survivor, hospital, current: false, ended_on: '2026-03-02' },
      ])
      const { body: history } = await call(`GET api/case/${gone.body['id']}/history`)
      expect((history['content'] as { action: string }[])[0]).toMatchObject({
        action: 'merge',
        changes: { patient: [other, survivor], 'ask.reason': [null, '重复'] },
      })
    })

    it('goes one way where both ways are wanted at the same moment', async () => {
      for (let round = 0; round < 3; round += 1) {
        const [one, two] = [await create({ name }, { times: 1 }), await create({ name }, { times: 2 })]
        const replies = await Promise.all([merge(one, two), merge(two, one)])
        expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
        const records = [await read(one), await read(two)]
        expect(records.filter(record => record['deleted'])).toHaveLength(1)
        expect(records.find(record => !record['deleted'])).toMatchObject({ times: 3 })
        await call(`DELETE api/users/${records.find(record => !record['deleted'])!['id']}`)
      }
    })
  })
})
