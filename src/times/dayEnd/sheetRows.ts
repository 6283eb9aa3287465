import type { CsvCell } from '../../../domain/csv.ts'
import type { ReplyOf } from '../../../resources/core/index.ts'
import type { cashier, DayLedger, DayLine } from '../../../resources/times/cashier.ts'
import type { TimesTexts } from '../cards/useTexts.ts'

/** A cashier's day as the server answers it. */
export type Sheet = ReplyOf<typeof cashier, 'dayEnd'>

type Texts = TimesTexts['dayEnd']

/** Fen of some lines. */
export const amountOf = (lines: readonly DayLine[]): number => lines.reduce((sum, { amount }) => sum + amount, 0)

/** What the cashier has taken and given back, and so has to hand over, in fen. What is not paid is not in it. */
export const handedOver = ({ toppedUp, paidLater, refunded }: Sheet) => {
  const taken = amountOf(toppedUp.filter(({ payStatus }) => payStatus === 'paid'))
  const unpaid = amountOf(toppedUp.filter(({ payStatus }) => payStatus === 'unpaid'))
  const [later, back] = [amountOf(paidLater), amountOf(refunded)]
  return { taken, later, back, toHand: taken + later - back, unpaid }
}

/** By how many times, paid and given, the records and the ledger differ. */
export const difference = ({ times, giveTimes, ledgerTimes, ledgerGiveTimes }: DayLedger): number =>
  Math.abs(times - ledgerTimes) + Math.abs(giveTimes - ledgerGiveTimes)

const yuan = (fen: number): CsvCell => ({ value: fen / 100, digits: 2 })

/** What is not paid has no channel, which is no omission: nothing was left out there. */
export const channelOf = ({ channel, channelLabel, payStatus }: DayLine, texts: Texts): string =>
  channelLabel ?? channel ?? (payStatus === 'unpaid' ? '–' : texts.noChannel)

/** The sheet as rows of a file. */
export const sheetRows = (sheet: Sheet, texts: Texts): CsvCell[][] => {
  const part = (title: string, lines: readonly DayLine[]): CsvCell[][] =>
    lines.map(line => [
      title,
      channelOf(line, texts),
      texts.statuses[line.payStatus],
      line.count,
      line.times,
      line.giveTimes,
      yuan(line.amount),
    ])
  const { taken, later, back, toHand, unpaid } = handedOver(sheet)
  return [
    [texts.operator, sheet.operatorLabel, texts.day, sheet.day],
    ['', texts.channel, texts.status, texts.count, texts.times, texts.gifts, texts.amount],
    ...part(texts.toppedUp, sheet.toppedUp),
    ...part(texts.paidLater, sheet.paidLater),
    ...part(texts.refunded, sheet.refunded),
    ...(
      [
        [texts.taken, taken],
        [texts.later, later],
        [texts.back, -back],
        [texts.toHand, toHand],
        [texts.unpaid, unpaid],
      ] as const
    ).map(([title, fen]) => [title, '', '', '', '', '', yuan(fen)]),
    ...sheet.ledger.map(line => [
      `${texts.ledger}: ${texts[line.kind]}`,
      '',
      '',
      '',
      line.times,
      line.giveTimes,
      difference(line) === 0 ? texts.same : `${line.ledgerTimes} + ${line.ledgerGiveTimes}`,
    ]),
  ]
}
