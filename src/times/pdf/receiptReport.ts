import { amountInWords } from '../../../domain/amountInWords.ts'
import { recharge as descriptor } from '../../../resources/times/recharge.ts'
import type { AnyResource } from '../../../resources/core/index.ts'
import en from '../../../i18n/en/times/times.ts'
import zh from '../../../i18n/zh/times/times.ts'
import { filled } from '../../../i18n/filled.ts'
import type { Pair, Part, Report } from '../../core/pdf/Report.ts'
import { frame } from '../../core/pdf/frame.ts'
import { valueText } from '../../core/pdf/valueText.ts'
import type { Making, DocumentHead, Values, Words } from '../../core/pdf/Words.ts'

export interface ReceiptData {
  readonly head: DocumentHead
  readonly patient: Values
  readonly recharge: Values
}

const resource: AnyResource = descriptor

/**
 * The receipt of a top-up: number, what was bought and given, the amount in figures and in Chinese words, and how it
 * was paid.
 */
export const receiptReport = ({ head, patient, recharge }: ReceiptData, words: Words, making: Making): Report => {
  const texts = (words.language === 'en' ? en : zh).receipt
  const money = (fen: unknown): string => words.format.money(Number(fen ?? 0))
  const said = (name: string): string => valueText(resource, name, recharge, words)
  const count = (name: string): number => Number(recharge[name] ?? 0)
  // What was cancelled before it was paid was never sold: nothing was given back for it, and the amount is without it.
  const isCancelled = count('refundedAmount') === 0 && (recharge['paidAt'] === null || count('amount') > 0)
  const times = count('times') - (isCancelled ? count('refundedTimes') : 0)
  const giveTimes = count('giveTimes') - (isCancelled ? count('withdrawnGiveTimes') : 0)
  const name = String(patient['name'] ?? '')
  const items: Part = {
    kind: 'table',
    columns: [
      { title: texts.item, width: 46 },
      { title: texts.times, width: 22, align: 'right' },
      { title: texts.price, width: 32, align: 'right' },
    ],
    rows: [
      [said('rechargeType'), words.format.number(times), money(recharge['amount'])],
      ...(giveTimes > 0 ? [[`${said('rechargeType')} · ${texts.gift}`, words.format.number(giveTimes), money(0)]] : []),
    ],
    total: [texts.amount, words.format.number(times + giveTimes), money(recharge['amount'])],
  }
  const pairs: Pair[] = [
    { label: texts.number, value: said('number') },
    { label: texts.payer, value: [name, patient['account']].filter(Boolean).join(' · ') },
    { label: texts.status, value: said('payStatus') },
    { label: texts.channel, value: said('channel') },
    { label: texts.at, value: said('paidAt') },
    { label: texts.taker, value: said('paidBy') },
    { label: texts.doctor, value: said('doctor') },
  ]
  const notes: Part[] = [
    { kind: 'text', label: texts.words, text: amountInWords(count('amount')) },
    ...(recharge['payStatus'] === 'unpaid' ? [{ kind: 'text' as const, text: texts.unpaid }] : []),
    ...(count('refundedTimes') > 0 && !isCancelled
      ? [
          {
            kind: 'text' as const,
            text: filled(texts.refunded, {
              times: words.format.number(count('refundedTimes')),
              amount: money(recharge['refundedAmount']),
            }),
          },
        ]
      : []),
    ...(said('remark').trim() === '' ? [] : [{ kind: 'text' as const, label: texts.remark, text: said('remark') }]),
  ]
  return frame({
    words,
    making,
    head,
    title: 'app.topUp.receipt',
    about: [name, said('number')],
    sections: [
      { parts: [{ kind: 'pairs', pairs }] },
      { parts: [items] },
      { parts: notes },
      { parts: [{ kind: 'signatures', labels: [texts.signature, texts.stamp] }] },
    ],
  })
}
