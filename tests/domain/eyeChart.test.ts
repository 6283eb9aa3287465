import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amblyopiaLevel } from '../../domain/amblyopia.ts'
import { addDays, dayNumber } from '../../domain/calendar.ts'
import { levelBands, rungsFor, stepOf } from '../../domain/chartScale.ts'
import { dateTicks } from '../../domain/dateTicks.ts'
import { layOutEyeChart, pathData, recordsWithin, tickText, valueOf } from '../../domain/eyeChart.ts'
import { chartEyes, chartMeasures } from '../../domain/eyes.ts'
import type { ChartLayout, EyeRecord } from '../../domain/eyeChart.ts'
import { acuityCodes, chartLines, ofHundredths, rankOf } from '../../domain/visualAcuity.ts'

const layout: ChartLayout = {
  width: 640,
  height: 320,
  margin: { top: 8, right: 12, bottom: 28, left: 64 },
  dateGap: 80,
  lineGap: 14,
  inset: 12,
}

const acuities = fc.oneof(fc.integer({ min: 1, max: 200 }).map(ofHundredths), fc.constantFrom(...acuityCodes))
const measured = fc.option(acuities, { nil: null, freq: 6 })
const dates = fc.integer({ min: 0, max: 4000 }).map(days => addDays('2021-01-01', days))
const records = fc
  .array(
    fc.record({
      examinedOn: dates,
      nakedRight: measured,
      nakedLeft: measured,
      correctedRight: measured,
      correctedLeft: measured,
    }),
    { maxLength: 25 },
  )
  .map(found => found.map((record, id): EyeRecord => ({ id, ...record })))
const layouts = fc
  .record({ width: fc.integer({ min: 200, max: 1600 }), height: fc.integer({ min: 120, max: 900 }) })
  .map(size => ({ ...layout, ...size }))

const record = (
  id: number,
  examinedOn: string,
  correctedRight: string | null,
  others: Partial<EyeRecord> = {},
): EyeRecord => ({ id, examinedOn, nakedRight: null, nakedLeft: null, correctedLeft: null, correctedRight, ...others })

describe('the scale of the chart', () => {
  it('has its lines in equal steps, codes below in their own places, and none for who does not cooperate', () => {
    expect(chartLines.map(line => stepOf(ofHundredths(line)))).toEqual(chartLines.map((_, at) => at))
    expect(['CF', 'HM', 'LP', 'NLP', 'UC'].map(stepOf)).toEqual([-1, -2, -3, -4, undefined])
    expect(['0.01', '0.03', '0.15', '0.55', '1.1'].map(stepOf)).toEqual([-0.5, 0.5, 4.5, 8.5, 13.5])
  })

  it('keeps the order of what was measured', () => {
    fc.assert(
      fc.property(acuities, acuities, (a, b) => {
        const [first, second] = [rankOf(a), rankOf(b)]
        if (first === undefined || second === undefined) return
        expect(Math.sign(stepOf(a)! - stepOf(b)!)).toBe(Math.sign(first - second))
      }),
    )
  })

  it('reaches down to the lowest code that is needed', () => {
    expect(rungsFor(['0.1', 'UC']).map(rung => rung.value)).toHaveLength(17)
    expect(
      rungsFor(['HM', '1'])
        .slice(-3)
        .map(rung => rung.value),
    ).toEqual(['0.02', 'CF', 'HM'])
    expect(rungsFor(['0.01']).at(-1)!.value).toBe('CF')
  })

  it('has the bands of the level that every value has', () => {
    expect(levelBands().map(({ level, from }) => [level, from])).toEqual([
      ['severe', -Infinity],
      ['moderate', 5],
      ['mild', 9],
      ['none', 12],
    ])
    fc.assert(
      fc.property(
        acuities.filter(value => value !== 'UC'),
        value => {
          expect(levelBands().findLast(({ from }) => stepOf(value)! >= from)!.level).toBe(amblyopiaLevel(value))
        },
      ),
    )
  })
})

describe('the dates of an axis', () => {
  it.each([
    ['2025-03-01', '2025-03-05', 8, ['2025-03-01', '2025-03-02', '2025-03-03', '2025-03-04', '2025-03-05']],
    ['2025-03-01', '2025-03-31', 6, ['2025-03-03', '2025-03-10', '2025-03-17', '2025-03-24', '2025-03-31']],
    ['2025-01-15', '2025-06-20', 6, ['2025-02', '2025-03', '2025-04', '2025-05', '2025-06']],
    ['2024-06-15', '2025-06-20', 5, ['2024-07', '2024-10', '2025', '2025-04']],
    ['2021-06-01', '2025-06-20', 6, ['2022', '2023', '2024', '2025']],
    ['2025-03-04', '2025-03-04', 1, ['2025-03-04']],
  ])('are sensible from %s to %s, %d at most', (from, to, most, expected) => {
    expect(dateTicks(from, to, most).map(tickText)).toEqual(expected)
  })

  it('are never more than there is room for, lie within, and are in order', () => {
    fc.assert(
      fc.property(dates, dates, fc.integer({ min: 1, max: 20 }), (a, b, most) => {
        const [from, to] = a < b ? [a, b] : [b, a]
        const ticks = dateTicks(from, to, most)
        expect(ticks.length).toBeGreaterThan(0)
        expect(ticks.length).toBeLessThanOrEqual(most)
        expect(ticks.every(({ date }) => date >= from && date <= to)).toBe(true)
        expect(ticks.map(({ date }) => dayNumber(date))).toEqual(
          ticks.map(({ date }) => dayNumber(date)).sort((x, y) => x - y),
        )
      }),
    )
  })
})

describe('the eye chart', () => {
  it('keeps points in the area and in order, with equal steps between the lines', () => {
    fc.assert(
      fc.property(records, layouts, (given, size) => {
        const { area, lines, bands, ticks, series } = layOutEyeChart(given, size)
        const steps = lines.slice(1).map((line, at) => line.y - lines[at]!.y)
        expect(Math.max(...steps) - Math.min(...steps)).toBeLessThan(0.03)
        expect(
          lines
            .filter(line => line.isLabelled)
            .every((line, at, all) => at === 0 || line.y - all[at - 1]!.y >= size.lineGap),
        ).toBe(true)
        expect(bands.reduce((sum, band) => sum + band.bottom - band.top, 0)).toBeCloseTo(area.bottom - area.top, 5)
        expect(ticks.every(({ x }) => x >= area.left && x <= area.right)).toBe(true)
        for (const { points, segments } of series) {
          expect(
            points.every(({ x, y }) => x >= area.left && x <= area.right && y >= area.top && y <= area.bottom),
          ).toBe(true)
          expect(points.every((point, at) => at === 0 || point.x >= points[at - 1]!.x)).toBe(true)
          for (const a of points)
            for (const b of points)
              if (!a.isGap && !b.isGap && stepOf(a.value)! > stepOf(b.value)!) expect(a.y).toBeLessThanOrEqual(b.y)
          expect(
            segments
              .flat()
              .every(spot => points.some(point => !point.isGap && point.x === spot.x && point.y === spot.y)),
          ).toBe(true)
        }
      }),
      { numRuns: 60 },
    )
  })

  it('shows every value of every record once', () => {
    fc.assert(
      fc.property(records, given => {
        const { series } = layOutEyeChart(given, layout)
        expect(series.map(({ eye, measure }) => `${measure} ${eye}`)).toEqual(
          chartEyes.flatMap(eye => chartMeasures.map(measure => `${measure} ${eye}`)),
        )
        for (const { eye, measure, points } of series) {
          const expected = recordsWithin(given, {})
            .filter(one => valueOf(one, eye, measure) !== null)
            .map(one => [one.id, valueOf(one, eye, measure)])
          expect(points.map(point => [point.record, point.value])).toEqual(expected)
        }
      }),
      { numRuns: 40 },
    )
  })

  it('says of each point what was read and its level', () => {
    const { series } = layOutEyeChart([record(7, '2025-03-01', '0.6')], layout, {
      eyes: ['right'],
      measures: ['corrected'],
    })
    expect(series).toHaveLength(1)
    expect(series[0]!.points).toMatchObject([
      { record: 7, date: '2025-03-01', value: '0.6', fivePoint: '4.8', level: 'mild', isGap: false, x: 346 },
    ])
  })

  it('interrupts a path where nothing was measured, and marks where the child did not cooperate', () => {
    const { series, area } = layOutEyeChart(
      [
        record(1, '2025-01-01', '0.3'),
        record(2, '2025-02-01', '0.4'),
        record(3, '2025-03-01', 'UC'),
        record(4, '2025-04-01', '0.5'),
        record(5, '2025-05-01', '0.6'),
        record(6, '2025-06-01', null),
        record(7, '2025-07-01', '0.8'),
      ],
      layout,
      { eyes: ['right'], measures: ['corrected'] },
    )
    expect(series[0]!.segments.map(segment => segment.length)).toEqual([2, 2])
    expect(series[0]!.points.filter(point => point.isGap)).toMatchObject([
      { date: '2025-03-01', value: 'UC', level: 'notComparable', y: area.bottom },
    ])
    expect(pathData(series[0]!.segments[0]!)).toMatch(/^M76 [\d.]+L[\d.]+ [\d.]+$/)
  })

  it('stands on a true time axis', () => {
    const { series } = layOutEyeChart(
      [record(2, '2025-01-11', '0.4'), record(1, '2025-01-01', '0.3'), record(3, '2025-01-31', '0.5')],
      layout,
      { eyes: ['right'], measures: ['corrected'] },
    )
    const [first, second, third] = series[0]!.points.map(point => point.x)
    expect((third! - second!) / (second! - first!)).toBeCloseTo(2, 3)
  })

  it('shows the range that is asked for, both of its days included', () => {
    const given = [record(1, '2025-01-01', '0.3'), record(2, '2025-02-01', '0.4'), record(3, '2025-03-01', '0.5')]
    const shown = (from?: string, to?: string) =>
      layOutEyeChart(given, layout, { from, to })
        .series.find(one => one.eye === 'right' && one.measure === 'corrected')!
        .points.map(point => point.record)
    expect([
      shown(),
      shown('2025-02-01'),
      shown(undefined, '2025-02-01'),
      shown('2025-02-01', '2025-02-01'),
      shown('2026-01-01'),
    ]).toEqual([[1, 2, 3], [2, 3], [1, 2], [2], []])
  })

  it('is there without records, with its lines and levels', () => {
    const { lines, bands, ticks, series } = layOutEyeChart([], layout)
    expect([lines.length, bands.length, ticks.length, series.flatMap(one => one.points).length]).toEqual([17, 4, 0, 0])
  })
})
