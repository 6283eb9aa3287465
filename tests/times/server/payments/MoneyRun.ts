import { expect } from 'vitest'
import { addDays } from '../../../../domain/calendar.ts'
import { CardDesk } from '../../../cards/server/cardDesk.ts'
import type { MadeCard } from '../../../cards/server/cardDesk.ts'
import type { CashDesk } from '../recharge/cashDesk.ts'
import type { Reply } from '../../../platform/session/backOffice.ts'

/** What may happen; whom and what is told by numbers that the run makes sense of. */
export type Step =
  | {
      readonly kind: 'topUp'
      readonly child: number
      readonly times: number
      readonly gifts: number
      readonly paid: boolean
      readonly channel: string
      readonly by: number
      readonly payer: string
    }
  | { readonly kind: 'pay'; readonly lot: number; readonly channel: string; readonly by: number }
  | { readonly kind: 'refund'; readonly lot: number; readonly times: number; readonly by: number }
  | { readonly kind: 'answer'; readonly request: number; readonly agree: boolean; readonly by: number }
  | { readonly kind: 'train'; readonly child: number }
  | {
      readonly kind: 'lifetime'
      readonly child: number
      readonly give: boolean
      readonly paid: boolean
      readonly by: number
    }
  | {
      readonly kind: 'buy'
      readonly times: number
      readonly gifts: number
      readonly amount: number
      readonly paid: boolean
      readonly by: number
    }
  | { readonly kind: 'payPurchase' | 'cancelPurchase'; readonly purchase: number; readonly by: number }
  | {
      readonly kind: 'giveBack'
      readonly times: number
      readonly gifts: number
      readonly share: number
      readonly by: number
    }
  | { readonly kind: 'merge'; readonly child: number; readonly other: number }
  | { readonly kind: 'transfer'; readonly child: number }
  | { readonly kind: 'remove'; readonly child: number }
  | { readonly kind: 'recover'; readonly child: number }
  | { readonly kind: 'removeClinic' }
  | { readonly kind: 'recoverClinic' }
  | {
      readonly kind: 'sellCard'
      readonly card: number
      readonly paid: boolean
      readonly channel: string
      readonly by: number
      readonly payer: string
    }
  | { readonly kind: 'redeemCard'; readonly card: number; readonly child: number; readonly by: number }
  | { readonly kind: 'payCard'; readonly card: number; readonly channel: string; readonly by: number }
  | { readonly kind: 'refundCard' | 'cancelCard'; readonly card: number; readonly by: number }
  | { readonly kind: 'nextDay' }

/** A lot, a card or the account of the clinic, of which a refund may wait for somebody to agree. */
type Waiting = number | `card ${number}` | 'clinic'

type Cashier = 'admin' | 'other' | 'manager'
const cashiers: readonly Cashier[] = ['admin', 'other', 'manager']
const platform: readonly Cashier[] = ['admin', 'other']

/** A day of somebody that is over, as its sheet said then. */
interface ClosedDay {
  readonly by: Cashier
  readonly day: string
  readonly sheet: unknown
}

interface SheetLine {
  readonly amount: number
  readonly payStatus: string
}

/** Steps done by the product's own calls, with what each of them must never do. */
export class MoneyRun {
  readonly desk: CashDesk
  readonly clinic: number
  readonly first: string
  readonly lots: number[] = []
  readonly purchases: number[] = []
  readonly cards: readonly MadeCard[]
  private readonly children: number[]
  private readonly requests: { readonly id: number; readonly lot: Waiting; isOpen: boolean }[] = []
  private readonly closed: ClosedDay[] = []
  private trained = 0

  private constructor(desk: CashDesk, clinic: number, children: number[], cards: readonly MadeCard[]) {
    this.cards = cards
    this.desk = desk
    this.clinic = clinic
    this.children = children
    this.first = this.day
  }

  static async begin(desk: CashDesk): Promise<MoneyRun> {
    await desk.at(new Date(desk.office.clock.now.getTime() + 86_400_000))
    const clinic = await desk.clinic()
    const children: number[] = []
    for (let n = 0; n < 4; n += 1) children.push(await desk.patient('money', clinic))
    const cards = new CardDesk(desk)
    return new MoneyRun(
      desk,
      clinic,
      children,
      await cards.cards(12, { hospital: clinic, type: await cards.type({ times: 3, giveTimes: 1, price: 12_001 }) }),
    )
  }

  get day(): string {
    return this.desk.office.clock.now.toISOString().slice(0, 10)
  }

  /** Whatever is refused is refused for a reason. */
  private async call(line: string, body: unknown, by: Cashier): Promise<Reply> {
    const reply = await this.desk.call(line, body, by)
    expect({ line, sent: body, ...reply, isDefect: reply.status >= 500 }).toMatchObject({ isDefect: false })
    return reply
  }

  private isWaiting(lot: Waiting): boolean {
    return this.requests.some(one => one.lot === lot && one.isOpen)
  }

  /** Money goes back at once only where nobody is being asked about the same. */
  private async note(reply: Reply, lot: Waiting): Promise<void> {
    if (reply.status !== 200) return
    expect({ lot, isWaiting: this.isWaiting(lot) }).toEqual({ lot, isWaiting: false })
    if (reply.body['state'] === 'requested')
      this.requests.push({ id: Number(reply.body['request']), lot, isOpen: true })
  }

  async take(step: Step): Promise<void> {
    const { desk } = this
    const by = cashiers['by' in step ? step.by % cashiers.length : 0]!
    const own = platform['by' in step ? step.by % platform.length : 0]!
    const account = { hospital: this.clinic, rechargeType: 'ordinary' }
    if (step.kind === 'topUp') {
      const { body, status } = await this.call(
        'POST api/recharge',
        {
          userIds: [this.children[step.child]],
          rechargeType: 'ordinary',
          times: step.times,
          giveTimes: step.gifts,
          payStatus: step.paid ? 'paid' : 'unpaid',
          channel: step.channel,
          payer: step.payer,
        },
        step.payer === 'platform' ? own : by,
      )
      if (status === 200) this.lots.push(Number(body['recharge']))
    } else if (step.kind === 'nextDay') await this.nextDay()
    else if (step.kind === 'train') {
      this.trained += 1
      await desk.train(this.children[step.child]!, addDays('2025-01-01', this.trained))
    } else if (step.kind === 'lifetime') await this.lifetime(step, own)
    else if (step.kind === 'buy') {
      const { body, status } = await this.call(
        'POST api/hospital/hospitalRecharge',
        {
          ...account,
          times: step.times,
          giveTimes: step.gifts,
          amount: step.amount,
          payStatus: step.paid ? 'paid' : 'unpaid',
          channel: step.paid ? 'transfer' : null,
        },
        own,
      )
      if (status === 200) this.purchases.push(Number(body['id']))
    } else if (step.kind === 'giveBack') {
      const {
        body: { amount },
      } = await this.call(
        `GET api/hospitalRefoundDefaultByuid?uid=${this.clinic}&rechargeType=ordinary&times=${step.times}`,
        undefined,
        own,
      )
      const fen = Math.round(Number(amount) * step.share)
      const reply = await this.call(
        'PUT api/hospital/hospitalRefund',
        { ...account, times: step.times, giveTimes: step.gifts, amount: fen, reason: 'x' },
        own,
      )
      expect({ step, fen, amount, isTaken: reply.status === 200 && fen > Number(amount) }).toMatchObject({
        isTaken: false,
      })
      await this.note(reply, 'clinic')
    } else if ('card' in step) await this.card(step, step.kind === 'sellCard' && step.payer === 'platform' ? own : by)
    else if (step.kind === 'merge') await this.merge(step.child, step.other)
    else if (step.kind === 'remove')
      await this.remove(`GET api/patient/removePreview/${this.children[step.child]}`, token => [
        `DELETE api/users/${this.children[step.child]}?previewToken=${token}`,
      ])
    else if (step.kind === 'recover') await this.call(`PUT api/users/recover/${this.children[step.child]}`, {}, 'admin')
    else if (step.kind === 'removeClinic')
      await this.remove(`GET api/hospital/removePreview/${this.clinic}`, token => [
        'POST api/hospital/delete',
        { id: this.clinic, previewToken: token },
      ])
    else if (step.kind === 'recoverClinic')
      await this.call(`GET api/hospital/recover/${this.clinic}`, undefined, 'admin')
    else if (step.kind === 'transfer') {
      const child = this.children[step.child]!
      const { body } = await this.call(
        `GET api/patient/transferPreview/${child}?hospital=${desk.office.hospitals.elsewhere}`,
        undefined,
        'admin',
      )
      await this.call(
        `PUT api/patient/transfer/${child}`,
        { hospital: desk.office.hospitals.elsewhere, reason: 'x', previewToken: body['previewToken'] },
        'admin',
      )
    } else if (step.kind === 'answer') await this.answer(step, own)
    else if (step.kind === 'pay' || step.kind === 'refund') {
      const lot = this.lots[step.lot % Math.max(this.lots.length, 1)]
      if (lot === undefined) return
      if (step.kind === 'pay') await this.call(`PUT api/recharge/pay/${lot}`, { channel: step.channel }, by)
      else
        await this.note(
          await this.call(
            `PUT api/recharge/refund/${lot}`,
            { ...(step.times > 0 && { times: step.times }), reason: 'x' },
            by,
          ),
          lot,
        )
    } else {
      const purchase = this.purchases[step.purchase % Math.max(this.purchases.length, 1)]
      if (purchase === undefined) return
      if (step.kind === 'payPurchase')
        await this.call(`PUT api/hospitalRecharge/pay/${purchase}`, { channel: 'transfer' }, own)
      else await this.call(`PUT api/hospitalRecharge/cancel/${purchase}`, { reason: 'x' }, own)
    }
  }

  private async card(step: Extract<Step, { readonly card: number }>, by: Cashier): Promise<void> {
    const { id, number, code } = this.cards[step.card % this.cards.length]!
    if (step.kind === 'sellCard') {
      const { paid, channel, payer } = step
      await this.call(
        `PUT api/card/sell/${id}`,
        { buyer: 'customer', payer, payStatus: paid ? 'paid' : 'unpaid', channel: paid ? channel : null },
        by,
      )
    } else if (step.kind === 'redeemCard') {
      const { body, status } = await this.call(
        'POST api/card/redeem',
        { patient: this.children[step.child], number, code },
        by,
      )
      if (status === 200) this.lots.push(Number(body['recharge']))
    } else if (step.kind === 'payCard') await this.call(`PUT api/card/pay/${id}`, { channel: step.channel }, by)
    else if (step.kind === 'cancelCard') await this.call(`PUT api/card/cancel/${id}`, { reason: 'x' }, by)
    else await this.note(await this.call(`PUT api/card/refund/${id}`, { reason: 'x' }, by), `card ${id}`)
  }

  private async lifetime({ child, give, paid }: Extract<Step, { kind: 'lifetime' }>, by: Cashier): Promise<void> {
    const id = this.children[child]!
    if (give) {
      const { status } = await this.call(
        `PUT api/patient/giveLifetime/${id}`,
        { payStatus: paid ? 'paid' : 'unpaid', channel: 'card', payer: 'platform' },
        by,
      )
      if (status === 200)
        this.lots.push(
          (await this.desk.db.selectFrom('recharge').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()).id,
        )
      return
    }
    const { status } = await this.call(`PUT api/patient/cancelLifetime/${id}`, { reason: 'x' }, by)
    if (status !== 200) return
    const request = await this.desk.db
      .selectFrom('refund_request')
      .select(['id', 'recharge'])
      .where('patient', '=', id)
      .where('review', '=', 'waiting')
      .orderBy('id', 'desc')
      .executeTakeFirst()
    if (request && !this.requests.some(one => one.id === request.id))
      this.requests.push({ id: request.id, lot: request.recharge!, isOpen: true })
  }

  private async remove(
    preview: string,
    by: (previewToken: string) => readonly [line: string, body?: object],
  ): Promise<void> {
    const {
      body: { previewToken },
      status,
    } = await this.call(preview, undefined, 'admin')
    if (status !== 200) return
    const [line, body] = by(String(previewToken))
    expect(await this.call(line, body, 'admin')).toMatchObject({ status: 200 })
  }

  private async merge(one: number, two: number): Promise<void> {
    const [survivor, other] = [this.children[one]!, this.children[two]!]
    if (survivor === other) return
    const { body, status } = await this.call(
      `GET api/patient/mergePreview?survivor=${survivor}&other=${other}`,
      undefined,
      'admin',
    )
    if (status !== 200) return
    const merged = await this.call(
      'PUT api/patient/merge',
      { survivor, other, take: [], reason: 'x', previewToken: body['previewToken'] },
      'admin',
    )
    if (merged.status === 200) this.children[two] = survivor
  }

  private async answer({ request, agree }: Extract<Step, { kind: 'answer' }>, by: Cashier): Promise<void> {
    const open = this.requests.filter(one => one.isOpen)
    const one = open[request % Math.max(open.length, 1)]
    if (!one) return
    const { status } = await this.call(
      `PUT api/refundRequest/${agree ? 'agree' : 'refuse'}/${one.id}`,
      agree ? {} : { answer: 'x' },
      by,
    )
    if (status === 200) one.isOpen = false
  }

  private async sheetOf(by: Cashier, day: string): Promise<Record<string, unknown>> {
    const { body, status } = await this.desk.call(`GET api/cashier/dayEnd?day=${day}`, undefined, by)
    expect(status).toBe(200)
    return body
  }

  private async nextDay(): Promise<void> {
    for (const by of cashiers) this.closed.push({ by, day: this.day, sheet: await this.sheetOf(by, this.day) })
    await this.desk.at(new Date(this.desk.office.clock.now.getTime() + 86_400_000))
  }

  /** Every day that is over says what it said when it was over. */
  async compareClosedDays(): Promise<void> {
    for (const { by, day, sheet } of this.closed)
      expect({ by, day, sheet: await this.sheetOf(by, day) }).toEqual({ by, day, sheet })
  }

  /**
   * Money that the sheets of all cashiers say was handed over, and the times that their records and the ledger moved.
   */
  async handedOver(): Promise<number> {
    let sum = 0
    for (let day = this.first; day <= this.day; day = addDays(day, 1)) {
      for (const by of cashiers) {
        const sheet = await this.sheetOf(by, day)
        const of = (name: string): number =>
          (sheet[name] as SheetLine[])
            .filter(({ payStatus }) => payStatus !== 'unpaid')
            .reduce((total, { amount }) => total + amount, 0)
        sum += of('toppedUp') + of('paidLater') - of('refunded')
        for (const { times, giveTimes, ledgerTimes, ledgerGiveTimes } of sheet['ledger'] as Record<string, number>[])
          expect([times, giveTimes]).toEqual([ledgerTimes, ledgerGiveTimes])
      }
    }
    return sum
  }
}
