import type { Mark, Report } from '../Report.ts'
import { bottom, left, smallSize, textWidth } from './measures.ts'
import { lowered, paginate } from './paginate.ts'
import { sectionBlocks } from './partBlocks.ts'
import { place, setLines } from './Setter.ts'
import type { Face } from './Setter.ts'

/** The marks of one page, from the upper left corner of the sheet. */
export type Page = readonly Mark[]

interface Head {
  readonly marks: readonly Mark[]
  readonly bottom: number
}

const rule = (y: number, width = textWidth): Mark => ({
  kind: 'path',
  points: [
    { x: 0, y },
    { x: width, y },
  ],
  tone: 'rule',
  width: 0.3,
})

/** The head of the first page: whose document it is, what it is, and whom it is about. */
const firstHead = (face: Face, { organisation, contact, title, about }: Report): Head => {
  const name = setLines(face, organisation, textWidth * 0.6, { size: 14, bold: true })
  const where = setLines(face, contact, textWidth * 0.6, { size: smallSize, tone: 'muted' })
  const what = setLines(face, title, textWidth * 0.36, { size: 14, bold: true, tone: 'accent', align: 'right' })
  const whom = setLines(face, about, textWidth * 0.36, { size: smallSize, tone: 'muted', align: 'right' })
  const [x, width] = [textWidth * 0.64, textWidth * 0.36]
  const end = 10 + Math.max(name.height + where.height, what.height + whom.height) + 2
  return {
    marks: [
      ...place(name, 0, 10),
      ...place(where, 0, 10 + name.height),
      ...place(what, x, 10, width),
      ...place(whom, x, 10 + what.height, width),
      rule(end),
    ],
    bottom: end + 3,
  }
}

/** The head of every further page, on one line. */
const nextHead = (face: Face, { organisation, title, about }: Report): Head => {
  const style = { size: smallSize, tone: 'muted' } as const
  const name = setLines(face, `${organisation}  ·  ${title}`, textWidth * 0.6, style)
  const whom = setLines(face, about, textWidth * 0.36, { ...style, align: 'right' })
  const end = 9 + Math.max(name.height, whom.height) + 1
  return {
    marks: [...place(name, 0, 9), ...place(whom, textWidth * 0.64, 9, textWidth * 0.36), rule(end)],
    bottom: end + 4,
  }
}

const foot = (face: Face, text: string, page: number, pages: number): Mark[] => {
  const style = { size: smallSize, tone: 'muted' } as const
  // One line, whatever the name of whoever made it.
  const [line = ''] = setLines(face, text, textWidth - 30, style).lines
  const number = setLines(face, `${page} / ${pages}`, 28, { ...style, align: 'right' })
  return [
    ...place({ lines: [line], style, height: 0 }, 0, bottom + 5),
    ...place(number, textWidth - 28, bottom + 5, 28),
  ]
}

const shifted = (mark: Mark): Mark =>
  'points' in mark
    ? { ...mark, points: mark.points.map(({ x, y }) => ({ x: x + left, y })) }
    : { ...mark, x: mark.x + left }

/** Sets a report on pages of A4 with a text area of 190 mm. */
export const layOut = (report: Report, face: Face): Page[] => {
  const heads = [firstHead(face, report), nextHead(face, report)] as const
  const headOf = (page: number): Head => heads[page === 0 ? 0 : 1]
  const blocks = report.sections.flatMap(section => sectionBlocks(face, section))
  const pages = paginate(blocks, page => bottom - headOf(page).bottom)
  return pages.map((marks, at) =>
    [
      ...headOf(at).marks,
      ...marks.map(mark => lowered(mark, headOf(at).bottom)),
      ...foot(face, report.footer, at + 1, pages.length),
    ].map(shifted),
  )
}
