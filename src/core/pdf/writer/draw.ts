import type { jsPDF } from 'jspdf'
import type { Mark } from '../Report.ts'
import type { Page } from './layOut.ts'
import { colourOf } from './tones.ts'

/** Of the width of a letter that is drawn bold: there is one weight of the font. */
const boldness = 0.012

const drawText = (
  pdf: jsPDF,
  { text, x, y, size, tone = 'ink', bold = false, align = 'left' }: Mark & { kind: 'text' },
): void => {
  pdf.setFontSize(size).setTextColor(colourOf(tone))
  if (bold) pdf.setDrawColor(colourOf(tone)).setLineWidth(size * boldness)
  pdf.text(text, x, y, { align, ...(bold ? { renderingMode: 'fillThenStroke' as const } : {}) })
}

const drawPath = (pdf: jsPDF, { points: [first, ...rest], tone, width, dash }: Mark & { kind: 'path' }): void => {
  if (!first || rest.length === 0) return
  pdf
    .setDrawColor(colourOf(tone))
    .setLineWidth(width)
    .setLineDashPattern([...(dash ?? [])], 0)
  const steps = rest.map(({ x, y }, at) => [x - (rest[at - 1] ?? first).x, y - (rest[at - 1] ?? first).y])
  pdf.lines(steps, first.x, first.y)
  if (dash) pdf.setLineDashPattern([], 0)
}

const drawArea = (pdf: jsPDF, { points: [first, ...rest], tone }: Mark & { kind: 'area' }): void => {
  if (!first || rest.length < 2) return
  const steps = rest.map(({ x, y }, at) => [x - (rest[at - 1] ?? first).x, y - (rest[at - 1] ?? first).y])
  pdf.setFillColor(colourOf(tone)).lines(steps, first.x, first.y, [1, 1], 'F', true)
}

const drawShape = (pdf: jsPDF, { shape, x, y, radius, tone, isFilled }: Mark & { kind: 'shape' }): void => {
  pdf
    .setDrawColor(colourOf(tone))
    .setFillColor(isFilled ? colourOf(tone) : '#ffffff')
    .setLineWidth(0.35)
  if (shape === 'circle') pdf.circle(x, y, radius, 'FD')
  else
    pdf.lines(
      [
        [radius, radius],
        [-radius, radius],
        [-radius, -radius],
      ],
      x,
      y - radius,
      [1, 1],
      'FD',
      true,
    )
}

const drawMark = (pdf: jsPDF, mark: Mark): void => {
  switch (mark.kind) {
    case 'text':
      return drawText(pdf, mark)
    case 'path':
      return drawPath(pdf, mark)
    case 'area':
      return drawArea(pdf, mark)
    case 'shape':
      return drawShape(pdf, mark)
    case 'box':
      pdf.setFillColor(colourOf(mark.tone)).rect(mark.x, mark.y, mark.width, mark.height, 'F')
  }
}

/** Draws pages into a document that has one empty page. */
export const draw = (pdf: jsPDF, pages: readonly Page[]): void => {
  pages.forEach((marks, at) => {
    if (at > 0) pdf.addPage()
    for (const mark of marks) drawMark(pdf, mark)
  })
}
