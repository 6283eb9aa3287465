import en from '../../i18n/en/cards/cardSheet.ts'
import zh from '../../i18n/zh/cards/cardSheet.ts'
import { addTexts } from '../core/laterTexts.ts'
import { save } from '../core/pdf/exporting.ts'
import type { Exporting } from '../core/pdf/exporting.ts'
import { frame } from '../core/pdf/frame.ts'
import { cutLine, qrMarks } from '../core/pdf/qrMarks.ts'
import type { Mark, Part, Report } from '../core/pdf/Report.ts'
import type { Making, Words } from '../core/pdf/Words.ts'

// They come with what says them.
addTexts({ zh: { app: { cardSheet: zh } }, en: { app: { cardSheet: en } } })

export interface Code {
  readonly number: string
  readonly code: string
}

/** What all cards of a batch say. */
export interface CardTerms {
  readonly type: string
  readonly organisation: string
  readonly times: number
  readonly giveTimes: number
  readonly validDays: number | null
  readonly validUntil: string | null
}

/**
 * Cards of a row, their place with the room between them, and their size, which is that of a bank card: millimetres on
 * a sheet of 190 by 250.
 */
const acrossSheet = 2
const [stepX, stepY] = [95, 58]
const [width, height] = [85.6, 54]
const margin = 5
const qr = 20
const millimetresOfPoint = 0.3528

/** Letters that are as large as they may be for a text to fit: a Chinese one is as wide as it is tall. */
const sizeFor = (text: string, most: number, room: number): number =>
  Math.min(most, room / millimetresOfPoint / Math.max(1, [...text].length))

const validity = ({ validDays, validUntil }: CardTerms, { t, format }: Words): string =>
  validDays !== null
    ? t('app.cardSheet.days', { days: validDays })
    : validUntil === null
      ? t('app.cardSheet.unlimited')
      : t('app.cardSheet.until', { day: format.date(validUntil) })

const marksOf = async ({ number, code }: Code, terms: CardTerms, words: Words, x: number): Promise<Mark[]> => {
  const { type, organisation, times, giveTimes } = terms
  const left = x + margin
  const beside = width - 2 * margin - qr - 3
  return [
    cutLine({ x, y: 0, width, height }),
    {
      kind: 'text',
      text: type,
      x: left,
      y: 9,
      size: sizeFor(type, 12, width - 2 * margin),
      bold: true,
      tone: 'accent',
    },
    {
      kind: 'text',
      text: words.t(`app.cardSheet.${giveTimes > 0 ? 'timesAndGifts' : 'times'}`, { times, gifts: giveTimes }),
      x: left,
      y: 18,
      size: 10,
    },
    { kind: 'text', text: validity(terms, words), x: left, y: 24, size: 7, tone: 'muted' },
    { kind: 'text', text: organisation, x: left, y: 29, size: sizeFor(organisation, 7, beside), tone: 'muted' },
    // Scanned, the number opens the card.
    ...(await qrMarks(number, { x: x + width - margin - qr, y: 13, width: qr })),
    {
      kind: 'path',
      points: [
        { x: left, y: 37 },
        { x: x + width - margin, y: 37 },
      ],
      tone: 'rule',
      width: 0.2,
    },
    { kind: 'text', text: words.t('app.cardSheet.number'), x: left, y: 42, size: 6.5, tone: 'muted' },
    { kind: 'text', text: number, x: left, y: 48, size: 10, bold: true },
    { kind: 'text', text: words.t('app.cardSheet.code'), x: left + 33, y: 42, size: 6.5, tone: 'muted' },
    { kind: 'text', text: code, x: left + 33, y: 48, size: 10, bold: true },
  ]
}

/** Cards to be printed and cut, each with what it is worth, its number, also as a QR code, and its code. */
export const cardSheet = async (
  codes: readonly Code[],
  terms: CardTerms,
  words: Words,
  making: Making,
): Promise<Report> => {
  const rowOf = async (cards: readonly Code[]): Promise<Part> => ({
    kind: 'drawing',
    height: stepY,
    marks: (await Promise.all(cards.map((card, at) => marksOf(card, terms, words, at * stepX)))).flat(),
  })
  const rows = Array.from({ length: Math.ceil(codes.length / acrossSheet) }, (_, at) =>
    codes.slice(at * acrossSheet, (at + 1) * acrossSheet),
  )
  return frame({
    words,
    making,
    head: { organisation: terms.organisation, address: null, phone: null },
    title: 'app.cardSheet.title',
    about: [terms.type, words.t('app.cardSheet.count', { smart_count: codes.length })],
    sections: [{ parts: await Promise.all(rows.map(rowOf)) }],
  })
}

/** What the cards of a batch say, as one of them tells it: their type may say something else since. */
const termsOf = async ({ provider }: Exporting, batch: number): Promise<CardTerms> => {
  const {
    data: [card],
  } = await provider.getList('card', {
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'id', order: 'ASC' },
    filter: { batch },
  })
  const number = (name: string): number | null => (card?.[name] == null ? null : Number(card[name]))
  const text = (name: string): string => String(card?.[name] ?? '')
  return {
    type: text('typeLabel'),
    organisation: text('hospitalLabel'),
    times: number('times') ?? 0,
    giveTimes: number('giveTimes') ?? 0,
    validDays: number('validDays'),
    validUntil: card?.['validUntil'] == null ? null : text('validUntil'),
  }
}

/** Saves the cards of a batch as a sheet; answers the characters that its font lacks. */
export const exportCards = async (
  codes: readonly Code[],
  batch: { readonly id: number; readonly name: string },
  exporting: Exporting,
): Promise<readonly string[]> =>
  save(
    await cardSheet(codes, await termsOf(exporting, batch.id), exporting.words, exporting.making),
    exporting,
    'cards',
    batch.name,
  )
