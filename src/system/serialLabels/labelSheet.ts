import { save } from '../../core/pdf/exporting.ts'
import type { Exporting } from '../../core/pdf/exporting.ts'
import { frame } from '../../core/pdf/frame.ts'
import { cutLine, qrMarks } from '../../core/pdf/qrMarks.ts'
import type { Mark, Part, Report } from '../../core/pdf/Report.ts'
import type { Making, Words } from '../../core/pdf/Words.ts'

export interface Label {
  readonly number: string
  readonly series: string
}

/** Labels of a row, and their size with the room between them: millimetres on a sheet of 190 by 250. */
const acrossSheet = 3
const width = 63
const height = 30
const code = 22

const marksOf = async ({ number, series }: Label, x: number): Promise<Mark[]> => [
  cutLine({ x, y: 0, width: width - 3, height: height - 2 }),
  ...(await qrMarks(number, { x: x + 3, y: 3, width: code })),
  { kind: 'text', text: series, x: x + code + 6, y: 9, size: 7, tone: 'muted' },
  { kind: 'text', text: number, x: x + code + 6, y: 15, size: number.length > 16 ? 6.5 : 8.5, bold: true },
]

const rowOf = async (labels: readonly Label[]): Promise<Part> => ({
  kind: 'drawing',
  height,
  marks: (await Promise.all(labels.map((label, at) => marksOf(label, at * width)))).flat(),
})

/** A sheet of labels, each with its number as a QR code, to be cut. */
export const labelSheet = async (labels: readonly Label[], words: Words, making: Making): Promise<Report> => {
  const rows = Array.from({ length: Math.ceil(labels.length / acrossSheet) }, (_, at) =>
    labels.slice(at * acrossSheet, (at + 1) * acrossSheet),
  )
  return frame({
    words,
    making,
    head: { organisation: '', address: null, phone: null },
    title: 'app.serialLabels.title',
    about: [words.t('app.serialLabels.count', { smart_count: labels.length })],
    sections: [{ parts: await Promise.all(rows.map(rowOf)) }],
  })
}

/** Saves the sheet; answers the characters that its font lacks. */
export const exportLabels = async (labels: readonly Label[], exporting: Exporting): Promise<readonly string[]> =>
  save(await labelSheet(labels, exporting.words, exporting.making), exporting, 'labels', labels[0]?.number)
