import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describeAbove } from '../../support/database.ts'
import { BackOffice } from '../../platform/session/backOffice.ts'

describeAbove('what is seen of a course of vision', engine => {
  let office: BackOffice
  let admin: string
  let nurse: string
  let child: number
  let id: number
  let doctor: number

  const examination = (examinedOn: string, corrected: string, more: Record<string, unknown> = {}) => ({
    examinedOn,
    nakedRight: '0.1',
    nakedLeft: '0.6',
    correctedRight: corrected,
    correctedLeft: '0.9',
    amblyopiaTypeRight: 'anisometropic',
    amblyopiaTypeLeft: 'none',
    doctor,
    ...more,
  })

  beforeAll(async () => {
    office = await BackOffice.open(await engine.openSeeded())
    admin = (await office.signedIn('root')).token
    const { hospital } = office.hospitals
    nurse = (await office.signedIn('nurse', { role: 'nurse', hospital, dataScope: 'own' })).token
    doctor = (
      await office.database.db
        .insertInto('doctor')
        .values({ name: '周医生', occupation: 'doctor', hospital })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id
    child = await office.patient('小明', hospital)
    const made = await office.call('POST api/caseInfo', {
      token: admin,
      body: { patient: child, ...examination('2026-01-10', '0.3', { glasses: '全天戴镜' }) },
    })
    id = Number(made.body['id'])
    for (const [day, value] of [
      ['2025-06-01', '0.2'],
      ['2026-02-20', 'UC'],
    ] as const) {
      const { version } = (await office.call(`GET api/caseInfo/${id}`, { token: admin })).body
      const changed = await office.call('PUT api/caseInfo', {
        token: admin,
        body: {
          id,
          version,
          patient: child,
          ...examination(day, value, { glasses: '全天戴镜', occlusion: '遮盖左眼', reexamineOn: '2026-03-01' }),
        },
      })
      expect(changed.status).toBe(200)
    }
  })
  afterAll(() => office.close())

  const looks = async (operator: string) =>
    await office.database.db
      .selectFrom('read_log')
      .innerJoin('operator', 'operator.id', 'read_log.operator')
      .select(['resource', 'record', 'kind'])
      .where('operator.username', '=', operator)
      .orderBy('read_log.id')
      .execute()
  const days = (body: unknown) =>
    (body as { records: { examinedOn: string; correctedRight: string }[] }).records.map(one => [
      one.examinedOn,
      one.correctedRight,
    ])

  it('is in the order of the dates, with both eyes and who was in charge, and is logged', async () => {
    const { status, body } = await office.call(`GET api/caseInfo/getEyeChart/${id}`, { token: nurse })
    expect(status).toBe(200)
    expect(body).toMatchObject({ patient: child, patientLabel: '小明', number: expect.any(String) })
    expect(days(body)).toEqual([
      ['2025-06-01', '0.2'],
      ['2026-01-10', '0.3'],
      ['2026-02-20', 'UC'],
    ])
    expect((body['records'] as unknown[])[0]).toEqual({
      id: expect.any(Number),
      examinedOn: '2025-06-01',
      nakedRight: '0.1',
      nakedLeft: '0.6',
      correctedRight: '0.2',
      correctedLeft: '0.9',
      staff: '周医生',
    })
    expect((await looks('nurse')).at(-1)).toEqual({ resource: 'case', record: id, kind: 'open' })
  })

  it('is not there for those whose scope ends elsewhere, nor for those who may not read cases', async () => {
    const { token: stranger } = await office.signedIn('stranger', {
      role: 'nurse',
      hospital: office.hospitals.elsewhere,
      dataScope: 'own',
    })
    expect((await office.call(`GET api/caseInfo/getEyeChart/${id}`, { token: stranger })).status).toBe(404)
    expect((await office.call(`GET api/patient/overview/${child}`, { token: stranger })).status).toBe(404)
    expect(await looks('stranger')).toEqual([])
  })

  describe('in part', () => {
    const part = (body: Record<string, unknown>, token = nurse) =>
      office.call('POST api/caseInfo/selectEyeRecordChart', { token, body: { caseId: id, ...body } })

    it('has the range, the eyes and the vision that are asked for', async () => {
      expect(days((await part({ from: '2025-06-01', to: '2026-01-10' })).body)).toEqual([
        ['2025-06-01', '0.2'],
        ['2026-01-10', '0.3'],
      ])
      const { status, body } = await part({ from: '2026-02-01', eyes: ['left'], measures: ['naked'] })
      expect(status).toBe(200)
      expect(body['records']).toMatchObject([
        { examinedOn: '2026-02-20', nakedRight: null, nakedLeft: '0.6', correctedRight: null, correctedLeft: null },
      ])
      expect(days((await part({ eyes: [], measures: null })).body)).toHaveLength(3)
    })

    it.each([
      ['a range that ends before it begins', { from: '2026-02-01', to: '2026-01-01' }, 'to'],
      ['an eye that nobody has', { eyes: ['third'] }, 'eyes'],
      ['a vision that nobody measures', { measures: ['x-ray'] }, 'measures'],
      ['a day that does not exist', { from: '2026-02-30' }, 'from'],
    ])('names the field of %s', async (_what, body, field) => {
      const {
        status,
        body: { errors },
      } = await part(body)
      expect([status, Object.keys(errors as object)]).toEqual([400, [field]])
    })

    it('may be looked at by a demo account, and is no change of the case', async () => {
      const { token } = await office.signedIn('visitor', { hospital: office.hospitals.hospital, isExperience: true })
      const history = async () =>
        (await office.call(`GET api/case/${id}/history`, { token: admin })).body['totalElements']
      const before = await history()
      expect(before).toBeGreaterThan(0)
      expect((await part({}, token)).status).toBe(200)
      expect(await history()).toBe(before)
    })

    it('of a case elsewhere is not there', async () => {
      const { token } = await office.signedIn('foreigner', {
        role: 'nurse',
        hospital: office.hospitals.elsewhere,
        dataScope: 'own',
      })
      expect((await part({}, token)).status).toBe(404)
    })
  })

  describe('on the page of a patient', () => {
    const overview = async (of: number, token = admin, language: 'en' | 'cn' = 'cn') =>
      office.call(`GET api/patient/overview/${of}`, { token, language })

    it('is one answer: the live case in short and its examinations; the case was looked at once', async () => {
      const before = (await looks('nurse')).length
      const { status, body } = await overview(child, nurse)
      expect(status).toBe(200)
      expect(body).toMatchObject({
        seesCases: true,
        case: id,
        reexamineOn: '2026-03-01',
        glasses: '全天戴镜',
        occlusion: '遮盖左眼',
        prescriptionCount: null,
      })
      expect(days(body)).toHaveLength(3)
      expect((await looks('nurse')).slice(before)).toEqual([{ resource: 'case', record: id, kind: 'open' }])
    })

    it('says that there is no case yet', async () => {
      const other = await office.patient('小红', office.hospitals.hospital)
      expect((await overview(other)).body).toMatchObject({ seesCases: true, case: null, records: [] })
    })

    it('leaves out everything clinical for those who may not read cases, and logs no look at them', async () => {
      const reception = await office.database.db
        .insertInto('role')
        .values({ name: '前台', name_en: 'Reception', data_scope: 'all', permissions: JSON.stringify(['patient:get']) })
        .returning('id')
        .executeTakeFirstOrThrow()
      const { token } = await office.signedIn('reception', {
        role: [reception.id],
        hospital: office.hospitals.hospital,
      })
      expect((await overview(child, token)).body).toEqual({
        seesCases: false,
        case: null,
        number: null,
        reexamineOn: null,
        glasses: null,
        occlusion: null,
        recommendation: null,
        trainingFrequencyLabel: null,
        prescriptionCount: null,
        records: [],
      })
      expect((await office.call(`GET api/caseInfo/getEyeChart/${id}`, { token })).status).toBe(403)
      expect(await looks('reception')).toEqual([])
    })
  })
})
