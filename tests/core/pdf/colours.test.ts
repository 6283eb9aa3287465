import { expect, it } from 'vitest'
import type { EyeRecord } from '../../../domain/eyeChart.ts'
import { lightInks } from '../../../src/clinic/eyeChart/inks.ts'
import { chartDrawing } from '../../../src/clinic/pdf/chartDrawing.ts'
import { wordsIn } from '../../support/pdf.ts'

const records: EyeRecord[] = ['2026-01-10', '2026-02-10'].map((examinedOn, at) => ({
  id: at + 1,
  examinedOn,
  nakedRight: '0.1',
  nakedLeft: '1.0',
  correctedRight: '0.4',
  correctedLeft: '0.8',
  staff: null,
}))

/** `rgba(180, 35, 24, 0.1)` as it looks on white paper. */
const onPaper = (ink: string): string => {
  const [red, green, blue, strength] = /^rgba\((\d+), (\d+), (\d+), ([\d.]+)\)$/.exec(ink)!.slice(1).map(Number) as [
    number,
    number,
    number,
    number,
  ]
  return `#${[red, green, blue]
    .map(part =>
      Math.round(255 - (255 - part) * strength)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

it('the eye chart has the same colours on paper as on the page', () => {
  const drawing = chartDrawing(records, wordsIn('en'))
  const marks = drawing.kind === 'drawing' ? drawing.marks : []
  const tones = (kind: string) => new Set(marks.filter(mark => mark.kind === kind).map(mark => mark.tone))
  expect(tones('box')).toEqual(
    new Set((['severe', 'moderate', 'mild', 'none'] as const).map(level => onPaper(lightInks[`--chart-${level}`]))),
  )
  expect(tones('shape')).toEqual(new Set([lightInks['--chart-right'], lightInks['--chart-left']]))
})
