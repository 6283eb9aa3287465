import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkDigit } from '../../../domain/identityNumber.ts'
import { describeAbove } from '../../support/database.ts'
import { BackOffice } from '../../platform/session/backOffice.ts'

const idNumberOf = (birthday: string, serial: string): string => {
  const first17 = `110105${birthday.replaceAll('-', '')}${serial}`
  return first17 + checkDigit(first17)
}

const minute = 60_000
let serial = 0

describeAbove('the form of a patient', engine => {
  let office: BackOffice
  let admin: string
  beforeAll(async () => {
    office = await BackOffice.open(await engine.openSeeded())
    admin = (await office.signedIn('root')).token
  })
  afterAll(() => office.close())

  const nextMobile = (): string => `1370000${String((serial += 1)).padStart(4, '0')}`
  const create = (more: Record<string, unknown> = {}) =>
    office.call('POST api/users', {
      token: admin,
      body: {
        name: '张小明',
        gender: 'female',
        birthday: '2019-05-01',
        guardianName: '王芳',
        consentOn: '2026-01-02',
        mobile: nextMobile(),
        hospital: office.hospitals.hospital,
        ...more,
      },
    })
  const errorsOf = async (more: Record<string, unknown>) =>
    (await create(more)).body['errors'] as Record<string, string> | undefined

  describe('an identity number', () => {
    it('must not be contradicted, and the error names both', async () => {
      const idNumber = idNumberOf('2018-03-04', '011')
      expect(await errorsOf({ idNumber })).toEqual({
        birthday: 'Entered is 2019-05-01, but the ID number says 2018-03-04',
        gender: 'Entered is female, but the ID number says male',
      })
      expect((await create({ idNumber, birthday: '2018-03-04', gender: 'male' })).status).toBe(201)
    })

    it('that stays covered is not contradicted by what else is changed', async () => {
      const { body } = await create({ idNumber: idNumberOf('2019-05-01', '022') })
      const shown = { id: body['id'], idNumber: body['idNumber'], mobile: body['mobile'] }
      const changed = await office.call('PUT api/users', { token: admin, body: { ...shown, birthday: '2019-05-02' } })
      expect(changed).toMatchObject({
        status: 400,
        body: { errors: { birthday: 'Entered is 2019-05-02, but the ID number says 2019-05-01' } },
      })
      expect(
        (await office.call('PUT api/users', { token: admin, body: { ...shown, address: '文一路 1 号' } })).status,
      ).toBe(200)
    })
  })

  it('asks for the consent of a guardian below the age of 14, unless it is a demo', async () => {
    // Today is 2 March 2026.
    expect(await errorsOf({ birthday: '2012-03-03', consentOn: null })).toEqual({
      consentOn: expect.stringMatching(/ cannot be empty$/),
    })
    expect(await errorsOf({ birthday: '2012-03-02', consentOn: null })).toBeUndefined()
    expect(await errorsOf({ birthday: '2019-05-01', consentOn: null, type: 'demo' })).toBeUndefined()
    expect(await errorsOf({ birthday: '2019-05-01', consentOn: '2019-04-30' })).toEqual({
      consentOn: 'Cannot be before 2019-05-01',
    })
  })

  it('asks for the mobile of a patient of 14 and more, for that or the guardian’s below, and for the guardian’s name of a minor', async () => {
    const none = { mobile: null, guardianMobile: null }
    expect(await errorsOf({ birthday: '2012-03-03', ...none })).toEqual({
      mobile: 'Enter the patient’s mobile, or the guardian’s below',
    })
    const guardianMobile = nextMobile()
    // Brothers and sisters have the number of one guardian, and none of their own.
    for (const name of ['张大明', '张小明'])
      expect(await errorsOf({ name, birthday: '2012-03-03', mobile: null, guardianMobile })).toBeUndefined()
    expect(await errorsOf({ birthday: '2012-03-02', mobile: null, guardianMobile })).toEqual({
      mobile: expect.stringMatching(/ cannot be empty$/),
    })
    expect(await errorsOf({ birthday: '2008-03-03', guardianName: null })).toEqual({
      guardianName: expect.stringMatching(/ cannot be empty$/),
    })
    expect(await errorsOf({ birthday: '2008-03-02', guardianName: null })).toBeUndefined()
    expect(await errorsOf({ birthday: '2019-05-01', guardianName: null, type: 'demo' })).toBeUndefined()
  })

  it('keeps that when a record is changed, whatever is sent of it', async () => {
    const guardianMobile = nextMobile()
    const { body } = await create({ birthday: '2019-05-01', mobile: null, guardianMobile })
    const change = async (values: Record<string, unknown>) =>
      (await office.call('PUT api/users', { token: admin, body: { id: body['id'], ...values } })).body['errors']
    expect(await change({ guardianMobile: null })).toEqual({
      mobile: 'Enter the patient’s mobile, or the guardian’s below',
    })
    expect(await change({ guardianMobile: '' })).toHaveProperty('mobile')
    expect(await change({ guardianName: ' ' })).toHaveProperty('guardianName')
    expect(await change({ birthday: '2010-01-01' })).toHaveProperty('mobile')
    // A mask that comes back is what is there.
    expect(await change({ guardianMobile: body['guardianMobile'], address: '文一路 2 号' })).toBeUndefined()
    expect(await change({ guardianMobile: null, mobile: nextMobile() })).toBeUndefined()
  })

  it('sends the password of a child without a mobile to the guardian', async () => {
    const guardianMobile = nextMobile()
    const { body } = await create({ mobile: null, guardianMobile })
    expect(await office.call(`GET api/senAccountAndPassword/${String(body['id'])}`, { token: admin })).toMatchObject({
      status: 200,
      body: { sent: true, password: null },
    })
    expect(await office.messages(guardianMobile)).toHaveLength(1)
  })

  it('names staff of the right occupation and organisation', async () => {
    const member = async (name: string, occupation: 'doctor' | 'nurse', hospital: number) =>
      (
        await office.database.db
          .insertInto('doctor')
          .values({ name, occupation, hospital })
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id
    const { hospital, elsewhere } = office.hospitals
    const [doctor, nurse, far] = [
      await member('王医生', 'doctor', hospital),
      await member('李护士', 'nurse', hospital),
      await member('赵医生', 'doctor', elsewhere),
    ]
    expect(await errorsOf({ doctor: nurse })).toEqual({ doctor: 'This one cannot be chosen here' })
    expect(await errorsOf({ doctor: far, nurse })).toEqual({
      doctor: 'Does not work at the organisation of the patient',
    })
    const { body } = await create({ doctor, nurse })
    expect(await office.call('PUT api/users', { token: admin, body: { id: body['id'], doctor: far } })).toMatchObject({
      status: 400,
      body: { errors: { doctor: expect.stringContaining('organisation') } },
    })
  })

  it('has an ID number where the settings want one, demo patients aside', async () => {
    const setting = async (idNumberRequired: boolean) => {
      const { body } = await office.call('GET api/configSetting', { token: admin })
      expect(
        (
          await office.call('PUT api/configSetting', {
            token: admin,
            body: { version: body['version'], idNumberRequired },
          })
        ).status,
      ).toBe(200)
    }
    const { body: before } = await create({ idNumber: null })
    await setting(true)
    try {
      expect((await office.call('GET auth/info', { token: admin })).body['settings']).toEqual([
        'configSetting.idNumberRequired',
      ])
      expect(await errorsOf({ idNumber: null })).toEqual({ idNumber: 'ID number cannot be empty' })
      expect(await errorsOf({ idNumber: '123' })).toMatchObject({
        idNumber: expect.stringContaining('identity number'),
      })
      expect(await errorsOf({ idNumber: null, type: 'demo' })).toBeUndefined()
      expect(
        await office.call('PUT api/users', { token: admin, body: { id: before['id'], remark: 'x' } }),
      ).toMatchObject({ status: 400, body: { errors: { idNumber: 'ID number cannot be empty' } } })
      const { body: numbered } = await create({ idNumber: idNumberOf('2019-05-01', '066') })
      expect(await office.call('PUT api/users', { token: admin, body: { ...numbered, remark: 'x' } })).toMatchObject({
        status: 200,
        body: { remark: 'x', idNumber: numbered['idNumber'] },
      })
      expect(
        await office.call('PUT api/users', { token: admin, body: { id: numbered['id'], idNumber: null } }),
      ).toMatchObject({ status: 400, body: { errors: { idNumber: 'ID number cannot be empty' } } })
    } finally {
      await setting(false)
    }
    expect(await errorsOf({ idNumber: null })).toBeUndefined()
  })

  it('knows the days that can be', async () => {
    expect(await errorsOf({ birthday: '2026-03-03' })).toMatchObject({ birthday: 'Cannot be after 2026-03-02' })
    expect(await errorsOf({ birthday: '1906-03-01' })).toEqual({ birthday: 'Cannot be before 1906-03-02' })
    expect(await errorsOf({ validFrom: '2026-05-02', validUntil: '2026-05-01' })).toEqual({
      validUntil: 'Cannot be before 2026-05-02',
    })
    expect(await errorsOf({ validFrom: '2026-05-01', validUntil: '2026-05-01' })).toBeUndefined()
  })

  it('works the age out for each reply, in full months', async () => {
    const { body } = await create({ birthday: '2019-03-03', age: 3 })
    expect(body['age']).toBe(83)
    expect((await office.call(`GET api/user/${body['id']}`, { token: admin })).body['age']).toBe(83)
    const { body: list } = await office.call('GET api/users?size=1&sort=id,desc', { token: admin })
    expect(list['content']).toMatchObject([{ id: body['id'], age: 83 }])
  })

  describe('a look whether a number is taken', () => {
    const look = async (call: string, body: Record<string, unknown>, token = admin) =>
      office.call(`POST api/users/${call}`, { token, body })

    it('sees every living patient but the one that is edited, and tells no more', async () => {
      const idNumber = idNumberOf('2019-05-01', '044')
      const mobile = nextMobile()
      const { body } = await create({ mobile, idNumber, hospital: office.hospitals.elsewhere })
      const { token } = await office.signedIn('here', {
        role: 'doctor',
        hospital: office.hospitals.hospital,
        dataScope: 'own',
      })
      const elsewhere = { taken: true, holder: null, holderName: null, elsewhere: true }
      const free = { taken: false, holder: null, holderName: null, elsewhere: false }
      expect(await look('checkMobile', { mobile }, token)).toEqual({ status: 200, body: elsewhere })
      expect(await look('checkMobile', { mobile, id: body['id'] })).toEqual({ status: 200, body: free })
      expect(await look('checkIdNumber', { idNumber }, token)).toEqual({ status: 200, body: elsewhere })
      expect((await look('checkMobile', { mobile: '*******0001' })).status).toBe(400)
      // Whoever sees the record is told which one it is, and the look at its mobile is logged.
      const label = `${String(body['name'])} (${String(body['account'])})`
      const looks = async () =>
        (
          await office.database.db
            .selectFrom('read_log')
            .select('id')
            .where('resource', '=', 'patient')
            .where('record', '=', Number(body['id']))
            .where('kind', '=', 'contact')
            .execute()
        ).length
      const before = await looks()
      expect(await look('checkMobile', { mobile })).toEqual({
        status: 200,
        body: { taken: true, holder: body['id'], holderName: label, elsewhere: false },
      })
      expect((await create({ mobile })).body).toMatchObject({
        errors: { mobile: `Mobile already registered: ${label}` },
        holders: { mobile: { resource: 'patient', id: body['id'], label } },
      })
      expect(await looks()).toBe(before + 2)
      // Whoever may not see mobiles is not told whose one is, and who is elsewhere is told no more than that.
      const role = await office.call('POST api/roles', {
        token: admin,
        body: { name: '前台', nameEn: 'Reception', dataScope: 'own' },
      })
      await office.call('PUT api/roles/permission', {
        token: admin,
        body: { id: role.body['id'], permissions: ['patient:create', 'patient:get', 'patient:list'] },
      })
      const blind = await office.signedIn('blind', {
        role: [Number(role.body['id'])],
        hospital: office.hospitals.elsewhere,
        dataScope: 'own',
      })
      expect(await look('checkMobile', { mobile }, blind.token)).toEqual({
        status: 200,
        body: { ...elsewhere, elsewhere: false },
      })
      expect((await look('checkMobile', { mobile }, token)).body).toEqual(elsewhere)
      await office.call(`DELETE api/users/${body['id']}`, { token: admin })
      expect((await look('checkMobile', { mobile }, token)).body).toEqual(free)
    })

    it('is for those who may make patients', async () => {
      const { token } = await office.signedIn('trainer', {
        role: 'trainer',
        hospital: office.hospitals.hospital,
        dataScope: 'own',
      })
      for (const call of ['checkMobile', 'siblings', 'mobileCode']) {
        expect((await look(call, { mobile: '13912345678', guardianMobile: '13912345678' }, token)).status).toBe(403)
      }
    })

    it('slows down whoever tries numbers out, until a patient was made', async () => {
      const { token } = await office.signedIn('curious', {
        role: 'franchise',
        hospital: office.hospitals.hospital,
        dataScope: 'own',
      })
      const tries = Array.from({ length: 62 }, (_, at) => at)
      const statuses: number[] = []
      for (const at of tries)
        statuses.push((await look('checkMobile', { mobile: `1390000${String(at).padStart(4, '0')}` }, token)).status)
      expect([statuses[0], statuses.at(-1)]).toEqual([200, 429])
      const made = await office.call('POST api/users', {
        token,
        body: {
          name: '李小红',
          gender: 'female',
          birthday: '2001-01-01',
          mobile: nextMobile(),
          hospital: office.hospitals.hospital,
        },
      })
      expect(made.status).toBe(201)
      expect((await look('checkMobile', { mobile: '13900000001' }, token)).status).toBe(200)
    })
  })

  it('counts the brothers and sisters of the caller’s own patients', async () => {
    const guardianMobile = '13811112222'
    const first = (await create({ guardianMobile })).body['id']
    await create({ guardianMobile })
    await create({ guardianMobile, hospital: office.hospitals.elsewhere })
    const { token } = await office.signedIn('agent', {
      role: 'doctor',
      hospital: office.hospitals.hospital,
      dataScope: 'own',
    })
    const count = async (body: Record<string, unknown>, of: string) =>
      (await office.call('POST api/users/siblings', { token: of, body })).body['count']
    expect([await count({ guardianMobile }, admin), await count({ guardianMobile }, token)]).toEqual([3, 2])
    expect([
      await count({ id: first }, admin),
      await count({ id: first, guardianMobile }, token),
      await count({}, admin),
    ]).toEqual([2, 1, 0])
  })

  describe('the code for a mobile', () => {
    const send = (mobile: string) => office.call('POST api/users/mobileCode', { token: admin, body: { mobile } })
    // As the browser sends it: with a key, which must not take back that the try was counted.
    const verify = (mobile: string, code: string) =>
      office.call('POST api/users/verifyMobile', {
        token: admin,
        key: `verify-${(serial += 1)}`,
        body: { mobile, code },
      })
    const set = async (values: Record<string, unknown>) =>
      expect((await office.call('PUT api/configSetting', { token: admin, confirm: true, body: values })).status).toBe(
        200,
      )
    const codeFor = async (mobile: string): Promise<string> =>
      /\d{6}/.exec((await office.messages(mobile))[0] ?? '')![0]

    it('is not sent where SMS are off', async () => {
      office.services.sms = 'off'
      expect(await send('13611110000')).toMatchObject({ status: 409, body: { code: 'smsOff' } })
    })

    it('marks the number that is saved as verified', async () => {
      office.services.sms = 'settings'
      const mobile = '13611110001'
      expect(await send(mobile)).toEqual({ status: 200, body: { sent: true, wait: 60 } })
      expect((await send(mobile)).body).toMatchObject({ sent: false })
      expect(await verify(mobile, '12345')).toMatchObject({
        status: 400,
        body: { errors: { code: 'The code is wrong or has expired' } },
      })
      expect(await verify(mobile, await codeFor(mobile))).toEqual({ status: 200, body: { verified: true } })
      expect((await verify(mobile, await codeFor(mobile))).status).toBe(400)
      const { body } = await create({ mobile })
      expect(new Date(String(body['mobileVerifiedAt']))).toEqual(office.clock.now)
      const other = await office.call('PUT api/users', {
        token: admin,
        body: { id: body['id'], mobile: '13611110002' },
      })
      expect(other).toMatchObject({ status: 200, body: { mobileVerifiedAt: null } })
    })

    it('holds five tries and ten minutes, and for this purpose alone', async () => {
      const mobile = '13611110003'
      await send(mobile)
      const code = await codeFor(mobile)
      expect(await office.call('POST auth/phoneLogin', { body: { phone: mobile, code } })).toMatchObject({
        body: { status: 0 },
      })
      const wrong = code === '000000' ? '000001' : '000000'
      for (let at = 0; at < 5; at += 1) expect((await verify(mobile, wrong)).status).toBe(400)
      expect((await verify(mobile, code)).status).toBe(400)
      office.clock.advance(2 * minute)
      await send(mobile)
      office.clock.advance(11 * minute)
      expect((await verify(mobile, await codeFor(mobile))).status).toBe(400)
    })

    it('is demanded where the settings say so, of everybody but demos', async () => {
      await set({ smsOn: true, smsUrl: 'https://sms.example/send', mobileCodeRequired: true })
      expect(await errorsOf({})).toEqual({ mobile: 'The number has to be verified first: send a code and enter it' })
      expect(await errorsOf({ type: 'demo' })).toBeUndefined()
      const mobile = '13611110004'
      await send(mobile)
      await verify(mobile, await codeFor(mobile))
      office.clock.advance(61 * minute)
      expect(await errorsOf({ mobile })).toMatchObject({ mobile: expect.any(String) })
      await set({ mobileCodeRequired: false })
    })

    it('cannot be demanded while no SMS can be sent, and is not made impossible while it is demanded', async () => {
      const refused = async (values: Record<string, unknown>, language: 'en' | 'cn' = 'en') =>
        (await office.call('PUT api/configSetting', { token: admin, confirm: true, language, body: values })).body[
          'errors'
        ]
      await set({ smsOn: false, mobileCodeRequired: false })
      expect(await refused({ mobileCodeRequired: true })).toEqual({
        mobileCodeRequired: 'SMS is not turned on, so no code could be sent',
      })
      expect(await refused({ mobileCodeRequired: true }, 'cn')).toEqual({
        mobileCodeRequired: '短信服务未启用，无法发送验证码',
      })
      await set({ smsOn: true, mobileCodeRequired: true })
      expect(await refused({ smsOn: false })).toEqual({ mobileCodeRequired: expect.any(String) })
      await set({ smsOn: false, mobileCodeRequired: false })
    })
  })
})
