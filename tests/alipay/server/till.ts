import { secretPlace } from '../../../server/platform/secrets/Cipher.ts'
import type { TestDatabase } from '../../support/database.ts'
import { jobNamed } from '../../support/jobNamed.ts'
import { openAlipayGateway } from '../../support/alipay.ts'
import type { AlipayGateway } from '../../support/alipay.ts'
import { BackOffice } from '../../platform/session/backOffice.ts'
import type { Reply } from '../../platform/session/backOffice.ts'

/** A back office that is paid by a stand-in for Alipay: 100 times or more cost 60 yuan each, 500 or more 50. */
export class Till {
  readonly office: BackOffice
  readonly gateway: AlipayGateway
  admin!: string
  partner!: string

  private constructor(office: BackOffice, gateway: AlipayGateway) {
    this.office = office
    this.gateway = gateway
  }

  static async open(database: TestDatabase): Promise<Till> {
    const office = await BackOffice.open(database, [], ['127.0.0.0/8'])
    const till = new Till(office, await openAlipayGateway(office.clock.read))
    await till.settle()
    return till
  }

  private async settle(): Promise<void> {
    const { office, gateway } = this
    await office.account('root')
    await office.account('partner', { role: 'franchise', hospital: office.hospitals.hospital, dataScope: 'below' })
    await this.signIn()
    for (const [fromTimes, perTime] of [
      [100, 6_000],
      [500, 5_000],
    ])
      await this.call('POST api/purchasePrice', {
        rechargeType: 'ordinary',
        fromTimes,
        perTime,
        validFrom: '2026-03-02',
      })
    await office.database.db
      .updateTable('alipay_setting')
      .set({
        on: true,
        gateway: gateway.url,
        app_id: gateway.appId,
        private_key: office.cipher.seal(gateway.appKey, secretPlace('alipaySetting', 'privateKey')),
        alipay_public_key: gateway.alipayKey,
      })
      .execute()
  }

  /** Anew, as after days that ended every session. */
  async signIn(): Promise<void> {
    this.admin = await this.office.token('root')
    this.partner = await this.office.token('partner')
  }

  call(line: string, body?: unknown, token = this.admin): Promise<Reply> {
    return this.office.call(line, { token, confirm: true, ...(body === undefined ? {} : { body }) })
  }

  /** An order of the organisation, with its code. */
  async order(times = 100, way: 'qr' | 'page' = 'qr'): Promise<{ id: number; number: string }> {
    const { body } = await this.call(
      'POST api/paymentOrder/topUp',
      { hospital: this.office.hospitals.hospital, rechargeType: 'ordinary', times, way },
      this.partner,
    )
    if (way === 'qr') await this.start(Number(body['id']))
    return { id: Number(body['id']), number: String(body['number']) }
  }

  start = (id: number): Promise<Reply> => this.call('POST api/paymentOrder/start', { paymentOrder: id }, this.partner)
  check = (id: number): Promise<Reply> => this.call('POST api/paymentOrder/check', { paymentOrder: id }, this.partner)
  /** Has the bills fetched that are due, and compared. */
  compare = (): Promise<number> => this.office.work(jobNamed('compareBills'))
  run = (): Promise<number> => this.office.work(jobNamed('settlePayments'))

  /** Sends a notice as Alipay does; answers what it was told. */
  async notify(form: string): Promise<string> {
    const reply = await this.office.app.inject({
      method: 'POST',
      url: '/api/alipay/notify',
      headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' },
      payload: form,
    })
    return reply.body
  }

  read = (id: number) =>
    this.office.database.db.selectFrom('payment_order').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

  async left(): Promise<number> {
    const found = await this.office.database.db
      .selectFrom('times_account')
      .select('balance')
      .where('hospital', '=', this.office.hospitals.hospital)
      .where('type', '=', 'ordinary')
      .executeTakeFirst()
    return found?.balance ?? 0
  }

  giveBack(times: number, amount: number): Promise<Reply> {
    return this.call('PUT api/hospital/hospitalRefund', {
      hospital: this.office.hospitals.hospital,
      rechargeType: 'ordinary',
      times,
      giveTimes: 0,
      amount,
      reason: 'closes a room',
    })
  }

  /** Says that money which Alipay does not give back went back by the bank. */
  settleOtherwise = (id: number, more: object = {}, token = this.admin): Promise<Reply> =>
    this.call(
      `PUT api/paymentRefund/settle/${id}`,
      { reason: 'tradeClosed', channel: 'transfer', reference: 'receipt 77', ...more },
      token,
    )

  async close(): Promise<void> {
    await this.office.close()
    await this.gateway.close()
  }
}
