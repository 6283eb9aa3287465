import { expireCards } from '../../../server/cards/expireCards.ts'
import { makeCards } from '../../../server/cards/makeCards.ts'
import type { CashDesk } from '../../times/server/recharge/cashDesk.ts'

let serial = 0

export interface MadeCard {
  readonly id: number
  readonly number: string
  readonly code: string
}

/** Where cards are made and sold: calls by administrators and others. */
type Desk = Pick<CashDesk, 'office' | 'db'> & {
  call(line: string, body?: unknown, by?: keyof CashDesk['tokens']): ReturnType<CashDesk['call']>
}

/** Makes cards, by the product's own calls and jobs. */
export class CardDesk {
  readonly desk: Desk

  constructor(desk: Desk) {
    this.desk = desk
  }

  get db() {
    return this.desk.db
  }

  async type(more: Readonly<Record<string, unknown>> = {}): Promise<number> {
    const { status, body } = await this.desk.call('POST api/cardType', {
      name: `Type ${(serial += 1)}`,
      rechargeType: 'ordinary',
      times: 30,
      giveTimes: 2,
      price: 120_000,
      validity: 'unlimited',
      ...more,
    })
    if (status !== 201) throw new Error(JSON.stringify(body))
    return Number(body['id'])
  }

  /** Begins a batch; its cards are made by the job. */
  async begin(type: number, cards: number, hospital = this.desk.office.hospitals.hospital): Promise<number> {
    const { status, body } = await this.desk.call('POST api/cardBatch', {
      name: `Batch ${(serial += 1)}`,
      type,
      hospital,
      cards,
    })
    if (status !== 201) throw new Error(JSON.stringify(body))
    return Number(body['id'])
  }

  make = (): Promise<unknown> => this.desk.office.work({ name: 'makeCards', cron: '', run: makeCards })
  expire = (): Promise<unknown> => this.desk.office.work({ name: 'expireCards', cron: '', run: expireCards })

  /** Cards of a batch with their codes. */
  async cards(
    cards: number,
    { type, hospital }: { readonly type?: number; readonly hospital?: number } = {},
  ): Promise<MadeCard[]> {
    const batch = await this.begin(type ?? (await this.type()), cards, hospital)
    await this.make()
    const { body } = await this.desk.call(`POST api/cardBatch/codes/${batch}`, {})
    const codes = body as unknown as { number: string; code: string }[]
    const rows = await this.db.selectFrom('card').select(['id', 'number']).where('batch', '=', batch).execute()
    const ids = new Map(rows.map(({ id, number }) => [number, id]))
    return codes.map(({ number, code }) => ({ id: ids.get(number)!, number, code }))
  }

  sell(card: number, more: Readonly<Record<string, unknown>> = {}, by: keyof CashDesk['tokens'] = 'admin') {
    return this.desk.call(
      `PUT api/card/sell/${card}`,
      { buyer: 'customer', payer: 'organisation', payStatus: 'paid', channel: 'wechat', ...more },
      by,
    )
  }

  redeem(
    patient: number,
    { number, code }: Pick<MadeCard, 'number' | 'code'>,
    by: keyof CashDesk['tokens'] = 'manager',
  ) {
    return this.desk.call('POST api/card/redeem', { patient, number, code }, by)
  }

  async stateOf(card: number): Promise<string> {
    return (await this.db.selectFrom('card').select('state').where('id', '=', card).executeTakeFirstOrThrow()).state
  }
}
