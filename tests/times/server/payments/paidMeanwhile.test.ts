import { afterAll, beforeAll, expect, it } from 'vitest'
import { compareLedger } from '../../../../server/times/ledger/compareLedger.ts'
import { describeAbove } from '../../../support/database.ts'
import { CashDesk } from '../recharge/cashDesk.ts'

const rounds = Array.from({ length: 8 }, (_, at) => at)

describeAbove('a purchase that is paid while it goes back', engine => {
  let desk: CashDesk
  beforeAll(async () => {
    desk = await CashDesk.open(await engine.openSeeded())
  })
  afterAll(async () => {
    await desk.office.close()
  })

  const buy = async (hospital: number): Promise<number> =>
    Number(
      (
        await desk.call('POST api/hospital/hospitalRecharge', {
          hospital,
          rechargeType: 'ordinary',
          times: 10,
          giveTimes: 5,
          amount: 10_000,
          payStatus: 'unpaid',
          channel: null,
        })
      ).body['id'],
    )
  const pay = (id: number) => desk.call(`PUT api/hospitalRecharge/pay/${id}`, { channel: 'transfer' })
  const cancel = (id: number) => desk.call(`PUT api/hospitalRecharge/cancel/${id}`, { reason: 'x' })
  const giveBack = (hospital: number, times: number, amount = 0) =>
    desk.call('PUT api/hospital/hospitalRefund', {
      hospital,
      rechargeType: 'ordinary',
      times,
      giveTimes: 0,
      amount,
      reason: 'x',
    })

  /** Both at once, in either order; whoever comes second waits, and is answered by what there is then. */
  const race = async (...calls: (() => ReturnType<typeof pay>)[]) => {
    const answers = await Promise.all(calls.map(call => call()))
    expect(answers.filter(({ status }) => ![200, 409].includes(status))).toEqual([])
    return answers.map(({ status }) => status)
  }

  it('is refunded or cancelled as it is by then', async () => {
    for (const round of rounds) {
      const clinic = await desk.clinic()
      const [id, other] = [await buy(clinic), await buy(clinic)]
      const both = [() => pay(id), () => giveBack(clinic, 4)]
      expect(await race(...(round % 2 ? both : both.toReversed()))).toEqual([200, 200])
      await race(
        () => cancel(other),
        () => pay(other),
        () => giveBack(clinic, 2),
        () => cancel(id),
      )
    }
    expect(await compareLedger(desk.db)).toEqual([])
  })

  it('also by what somebody else agreed to', async () => {
    await desk.db.updateTable('config_setting').set({ refund_limit: 100 }).execute()
    try {
      for (const round of rounds) {
        const clinic = await desk.clinic()
        const first = await buy(clinic)
        await pay(first)
        const id = await buy(clinic)
        const request = Number((await giveBack(clinic, 14, 10_000)).body['request'])
        const both = [() => pay(id), () => desk.call(`PUT api/refundRequest/agree/${request}`, {}, 'other')]
        expect(await race(...(round % 2 ? both : both.toReversed()))).toEqual([200, 200])
      }
    } finally {
      await desk.db.updateTable('config_setting').set({ refund_limit: null }).execute()
    }
    expect(await compareLedger(desk.db)).toEqual([])
  })
})
