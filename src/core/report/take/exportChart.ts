import { mostCharacters } from '../../../../resources/core/mostCharacters.ts'
import { makePdf } from '../../pdf/makePdf.ts'
import type { Column, Mark, Part } from '../../pdf/Report.ts'
import { textWidth } from '../../pdf/writer/measures.ts'
import { pngOf } from '../../pngOf.ts'
import { createClient } from '../../../../dataProvider/index.ts'
import type { VisionDataProvider } from '../../../../dataProvider/index.ts'
import type { ReportWords } from '../reportWords.ts'
import type { Table } from '../tableOf.ts'
import { pictureOf, svgIn } from './picture.ts'
import type { Heading } from './picture.ts'
import { svgMarks } from './svgMarks.ts'

/** The chart as a PNG. Throws where the browser cannot draw it. */
export const chartPng = async (box: HTMLElement, heading: Heading): Promise<Blob> => {
  const picture = pictureOf(box, heading)
  if (!picture) throw new Error('There is no chart')
  return pngOf(picture.document, picture.size)
}

const letter = 8.5
const row = 5

/** The legend as marks: each series with how it looks. */
const legendPart = (box: HTMLElement): Part[] => {
  const items = [...box.querySelectorAll<HTMLElement>('[aria-pressed="true"]')]
  let [x, y] = [0, 0]
  const marks = items.flatMap((button): Mark[] => {
    const swatch = button.querySelector('svg')
    const name = button.textContent ?? ''
    const room = 9 + [...name].reduce((sum, one) => sum + (one.codePointAt(0)! > 0x2e80 ? 3 : 1.9), 0) + 4
    if (x > 0 && x + room > textWidth) [x, y] = [0, y + row]
    const [left, top] = [x, y]
    x += room
    const moved = (spot: { readonly x: number; readonly y: number }) => ({ x: spot.x + left, y: spot.y + top })
    const drawn = swatch
      ? svgMarks(swatch, 0.26).flatMap((mark): Mark[] =>
          'points' in mark ? [{ ...mark, points: mark.points.map(moved) }] : [],
        )
      : []
    return [...drawn, { kind: 'text', text: name, x: left + 7.5, y: top + 2.8, size: letter }]
  })
  return items.length === 0 ? [] : [{ kind: 'drawing', height: y + row, marks }]
}

/** Most columns that a page is wide enough for; a wider table is taken along as a sheet. */
const mostColumns = 9

const tablePart = (table: Table, words: ReportWords): Part[] => {
  if (table.columns.length > mostColumns) return []
  const columns: Column[] = [
    ...table.titles.map(title => ({ title, width: 2 })),
    ...table.columns.map(({ label }) => ({ title: label, width: 1.4, align: 'right' as const })),
  ]
  const cells = (of: Table['rows'][number]): string[] => [
    ...of.heads.map(({ label }) => label),
    ...table.columns.map(column => {
      const { measure, value } = table.cell(of, column)
      return words.number(measure, value)
    }),
  ]
  return [
    { kind: 'table', columns, rows: table.rows.map(cells), ...(table.total ? { total: cells(table.total) } : {}) },
  ]
}

interface PdfOptions {
  readonly box: HTMLElement
  readonly heading: Heading
  readonly table: Table
  readonly words: ReportWords
  readonly language: 'zh' | 'en'
  readonly organisation: string
  readonly footer: string
  readonly provider: VisionDataProvider
}

/** The chart as a PDF, in vectors, with the table of its numbers. */
export const chartPdf = async ({
  box,
  heading,
  table,
  words,
  language,
  organisation,
  footer,
  provider,
}: PdfOptions): Promise<Blob> => {
  const svg = svgIn(box)
  if (!svg) throw new Error('There is no chart')
  const scale = textWidth / Number(svg.getAttribute('width'))
  const drawing: Part = {
    kind: 'drawing',
    height: Number(svg.getAttribute('height')) * scale,
    marks: svgMarks(svg, scale),
  }
  const [sentence = '', ...about] = heading.lines
  const { file } = await makePdf(
    {
      language,
      title: heading.title,
      organisation,
      contact: '',
      about: about.join(' · '),
      footer,
      sections: [
        {
          parts: [...(sentence === '' ? [] : [{ kind: 'text' as const, text: sentence }]), ...legendPart(box), drawing],
        },
        { parts: tablePart(table, words) },
      ].filter(({ parts }) => parts.length > 0),
    },
    {
      mostCharacters,
      note: codes => words.t('app.pdf.missing', { codes }),
      fetchFont: async text =>
        new Uint8Array(await (await createClient(provider).document.font({ text })).arrayBuffer()),
    },
  )
  return file
}
