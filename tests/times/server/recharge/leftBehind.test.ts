import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describeAbove } from '../../../support/database.ts'
import { CashDesk } from './cashDesk.ts'

describeAbove('what was paid for a patient who is deleted', engine => {
  let desk: CashDesk
  beforeAll(async () => {
    desk = await CashDesk.open(await engine.openSeeded())
  })
  afterAll(() => desk.office.close())

  const own = (): number => desk.office.hospitals.hospital
  const typeOf = async (id: number) =>
    (await desk.db.selectFrom('patient').select('type').where('id', '=', id).executeTakeFirstOrThrow()).type
  /** A patient with a lifetime who is deleted; answers the patient and the top-up. */
  const deleted = async (): Promise<{ patient: number; lot: number }> => {
    const patient = await desk.patient('deleted')
    const lot = await desk.lot(patient, { rechargeType: 'lifetime', times: 1, giveTimes: 0 })
    await desk.db.updateTable('patient').set({ deleted: true }).where('id', '=', patient).execute()
    return { patient, lot }
  }

  describe('a lifetime', () => {
    it('is refunded by its top-up', async () => {
      const left = await desk.leftAt(own(), 'lifetime')
      const { patient, lot } = await deleted()
      expect(await desk.call(`PUT api/recharge/refund/${lot}`, { reason: 'moved away' })).toMatchObject({
        status: 200,
        body: { state: 'refunded', amount: 880_000 },
      })
      expect(await typeOf(patient)).toBe('ordinary')
      expect(await desk.leftAt(own(), 'lifetime')).toBe(left)
      expect((await desk.call(`PUT api/users/recover/${patient}`)).body).toMatchObject({
        type: 'ordinary',
        deleted: false,
      })
    })

    it('is cancelled on the record of the patient', async () => {
      const { patient } = await deleted()
      const { body } = await desk.call(`GET api/patient/cancelLifetimePreview/${patient}`)
      expect(body['effects']).toMatchObject([
        { effect: 'times' },
        { effect: 'amount', names: ['8,800.00'] },
        { effect: 'ordinary' },
      ])
      expect(
        await desk.call(`PUT api/patient/cancelLifetime/${patient}`, {
          reason: 'moved away',
          previewToken: body['previewToken'],
        }),
      ).toMatchObject({ status: 200, body: { type: 'ordinary', deleted: true } })
    })

    it('that was asked back before is decided afterwards', async () => {
      await desk.db.updateTable('config_setting').set({ refund_limit: 100_000 }).execute()
      const patient = await desk.patient('asked')
      const lot = await desk.lot(patient, { rechargeType: 'lifetime', times: 1, giveTimes: 0 })
      const { body } = await desk.call(`PUT api/recharge/refund/${lot}`, { reason: 'moved away' })
      await desk.db.updateTable('patient').set({ deleted: true }).where('id', '=', patient).execute()
      expect(await desk.call(`PUT api/refundRequest/agree/${body['request']}`, {}, 'other')).toMatchObject({
        status: 200,
        body: { review: 'agree', amount: 880_000 },
      })
      expect(await typeOf(patient)).toBe('ordinary')
      await desk.db.updateTable('config_setting').set({ refund_limit: null }).execute()
    })
  })

  it('is told by its cause where something is not possible', async () => {
    const { patient } = await deleted()
    expect(await desk.call(`PUT api/patient/giveLifetime/${patient}`, {})).toMatchObject({
      status: 409,
      body: {
        code: 'notNow',
        key: 'type',
        message: 'The present state of the record does not allow this; please see: Type (Lifetime)',
      },
    })
    expect(await desk.call(`GET api/users/disable/${patient}`)).toMatchObject({
      status: 409,
      body: { key: 'deleted', message: expect.stringContaining('Deleted') as string },
    })
    const found = await desk.db
      .insertInto('case')
      .values({
        number: 'C1',
        patient,
        hospital: own(),
        examined_on: '2026-01-01',
        naked_right: '0.1',
        naked_left: '0.1',
        corrected_right: '0.1',
        corrected_left: '0.1',
        amblyopia_type_right: 'anisometropic',
        amblyopia_type_left: 'anisometropic',
        deleted: true,
      } as never)
      .returning('id')
      .executeTakeFirstOrThrow()
    expect(await desk.call(`GET api/caseInfo/recover/${found.id}`)).toMatchObject({
      status: 409,
      body: { key: 'patient.deleted', message: expect.stringContaining('Deleted') as string },
    })
  })
})
