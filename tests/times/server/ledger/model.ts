import type { RechargeType } from '../../../../resources/times/rechargeType.ts'

interface ModelLot {
  /** Its id in the database. */
  readonly id: number
  patient: number
  readonly hospital: number
  readonly payer: 'organisation' | 'platform'
  readonly type: RechargeType
  paid: number
  given: number
}

interface ModelDay {
  readonly day: string
  readonly order: number
}

/**
 * What the ledger should do, said once more and as plainly as possible: lots in a list, counts in maps, nothing shared
 * with the server.
 */
export class Model {
  private readonly organisations = new Map<string, number>()
  private lots: ModelLot[] = []
  private readonly owed = new Map<string, ModelDay[]>()
  private readonly cards = new Map<number, Omit<ModelLot, 'id' | 'patient'>>()
  private order = 0

  left(hospital: number, type: RechargeType): number {
    return this.organisations.get(`${hospital} ${type}`) ?? 0
  }

  /** Whether there is enough. */
  organisation(hospital: number, type: RechargeType, change: number): boolean {
    const next = this.left(hospital, type) + change
    if (next < 0) return false
    this.organisations.set(`${hospital} ${type}`, next)
    return true
  }

  has(patient: number, type?: RechargeType): number {
    return this.lots
      .filter(lot => lot.patient === patient && (type === undefined || lot.type === type))
      .reduce((sum, { paid, given }) => sum + paid + given, 0)
  }

  owes(patient: number, type: RechargeType): number {
    return this.owed.get(`${patient} ${type}`)?.length ?? 0
  }

  restOf(id: number): { readonly paid: number; readonly given: number } {
    return this.lots.find(lot => lot.id === id)!
  }

  private take(patient: number, type: RechargeType): { lot: number; given: boolean } | undefined {
    const lot = this.lots
      .filter(one => one.patient === patient && one.type === type && one.paid + one.given > 0)
      .sort((one, other) => one.id - other.id)[0]
    if (!lot) return undefined
    const given = lot.paid === 0
    if (given) lot.given -= 1
    else lot.paid -= 1
    return { lot: lot.id, given }
  }

  private settle(patient: number, type: RechargeType): void {
    const days = this.owed.get(`${patient} ${type}`) ?? []
    while (days.length > 0 && this.take(patient, type)) days.shift()
  }

  topUp(
    lots: readonly { readonly id: number; readonly patient: number }[],
    hospital: number,
    payer: ModelLot['payer'],
    type: RechargeType,
    paid: number,
    given: number,
  ): void {
    if (payer === 'organisation') this.organisation(hospital, type, -lots.length * (paid + given))
    for (const lot of lots) this.lots.push({ ...lot, hospital, payer, type, paid, given })
    for (const { patient } of lots) this.settle(patient, type)
  }

  train(patient: number, type: RechargeType, day: string): { recharge: number | null; given: boolean; owed: boolean } {
    const use = this.take(patient, type)
    if (use) return { recharge: use.lot, given: use.given, owed: false }
    const days = this.owed.get(`${patient} ${type}`) ?? []
    this.owed.set(
      `${patient} ${type}`,
      [...days, { day, order: (this.order += 1) }].sort(
        (one, other) => (one.day < other.day ? -1 : Number(one.day > other.day)) || one.order - other.order,
      ),
    )
    return { recharge: null, given: false, owed: true }
  }

  /** What comes back, or undefined where there is too little. */
  refund(id: number, times: number): { times: number; giveTimes: number; withdrawn: number } | undefined {
    const lot = this.lots.find(one => one.id === id)!
    if (times > lot.paid || times + lot.given === 0) return undefined
    const giveTimes = lot.given
    lot.paid -= times
    lot.given = 0
    if (lot.payer === 'organisation') this.organisation(lot.hospital, lot.type, times + giveTimes)
    return { times, giveTimes, withdrawn: times + giveTimes }
  }

  sellCard(id: number, card: Omit<ModelLot, 'id' | 'patient'>): void {
    if (card.payer === 'organisation') this.organisation(card.hospital, card.type, -card.paid - card.given)
    this.cards.set(id, card)
  }

  /** What a card has, as long as nobody has got it. */
  onCard(id: number): number {
    const card = this.cards.get(id)
    return card ? card.paid + card.given : 0
  }

  redeemCard(id: number, lot: number, patient: number): void {
    const card = this.cards.get(id)!
    this.cards.delete(id)
    this.lots.push({ ...card, id: lot, patient })
    this.settle(patient, card.type)
  }

  takeBackCard(id: number): void {
    const { payer, hospital, type, paid, given } = this.cards.get(id)!
    this.cards.delete(id)
    if (payer === 'organisation') this.organisation(hospital, type, paid + given)
  }

  merge(survivor: number, other: number): void {
    for (const lot of this.lots) if (lot.patient === other) lot.patient = survivor
    for (const type of ['ordinary', 'naked3d'] as const) {
      const days = [...(this.owed.get(`${survivor} ${type}`) ?? []), ...(this.owed.get(`${other} ${type}`) ?? [])]
      this.owed.set(
        `${survivor} ${type}`,
        days.sort((one, next) => (one.day < next.day ? -1 : Number(one.day > next.day)) || one.order - next.order),
      )
      this.owed.delete(`${other} ${type}`)
      this.settle(survivor, type)
    }
  }
}
