import { screen, waitFor, within } from '@testing-library/react'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chartLines, ofHundredths } from '../../../domain/visualAcuity.ts'
import { resources } from '../../../resources/index.ts'
import type { AnyResource } from '../../../resources/core/index.ts'
import { CaseComparePage } from '../../../src/clinic/caseCompare/CaseComparePage.tsx'
import { differenceOf } from '../../../domain/examinationDifference.ts'
import { createBackend, sampleOf } from '../../core/ui/backend.ts'
import { renderPage } from '../../core/ui/renderPage.tsx'

const caseRecord: AnyResource = resources.caseRecord
const record = (id: number, examinedOn: string, more: Record<string, unknown>) => ({
  ...sampleOf(caseRecord, 5),
  id,
  case: 12,
  patientLabel: '王小明',
  number: 'C12',
  examinedOn,
  correctedRight: '0.4',
  sphereRight: 4.5,
  cylinderRight: -1,
  axisRight: 175,
  ...more,
})

const open = (at: string, elsewhere: readonly number[] = []) => {
  const rows = [
    record(1, '2025-01-10', {}),
    record(2, '2025-04-10', { correctedRight: '0.6', sphereRight: 4.25, axisRight: 5 }),
    record(3, '2025-08-10', { correctedRight: '0.6', sphereRight: 4.25, axisRight: 5 }),
    ...elsewhere.map(id => record(id, '2025-05-05', { case: 13 })),
  ]
  return renderPage({
    backend: createBackend({ caseRecord: rows }),
    at,
    language: 'en',
    pages: { '/caseCompare': <CaseComparePage /> },
  })
}

describe('the difference of a value', () => {
  const decimal = { type: 'decimal' }
  it.each([
    ['correctedRight', 'acuity', '0.4', '0.6', { is: 'lines', by: 2 }],
    ['correctedRight', 'acuity', '0.6', '0.55', { is: 'lines', by: -1 }],
    ['correctedRight', 'acuity', '0.5', '0.55', { is: 'better' }],
    ['correctedRight', 'acuity', 'CF', '0.02', { is: 'better' }],
    ['correctedRight', 'acuity', '0.02', 'HM', { is: 'worse' }],
    ['correctedRight', 'acuity', 'UC', '0.5', { is: 'changed' }],
    ['axisRight', 'integer', 175, 5, { is: 'degrees', by: 10 }],
    ['axisRight', 'integer', 0, 180, { is: 'same' }],
    ['prescriptionCount', 'integer', 30, 60, { is: 'count', by: 30 }],
    ['fusion', 'dictionary', null, 'normal', { is: 'changed' }],
    ['fusion', 'dictionary', null, '', { is: 'same' }],
    ['sphereRight', 'decimal', null, 0, { is: 'changed' }],
  ] as const)('of %s (%s) from %s to %s', (name, type, from, to, difference) => {
    expect(differenceOf(name, { type }, from, to)).toEqual(difference)
  })

  it('is exact in quarters, and turns round when the two are exchanged', () => {
    const quarters = fc.integer({ min: -120, max: 120 }).map(count => count / 4)
    fc.assert(
      fc.property(quarters, quarters, (from, to) => {
        expect(differenceOf('sphereLeft', decimal, from, to)).toEqual(
          from === to ? { is: 'same' } : { is: 'dioptres', by: to - from },
        )
      }),
    )
    const lines = fc.constantFrom(...chartLines.map(ofHundredths))
    fc.assert(
      fc.property(lines, lines, (from, to) => {
        const [there, back] = [
          differenceOf('nakedLeft', { type: 'acuity' }, from, to),
          differenceOf('nakedLeft', { type: 'acuity' }, to, from),
        ]
        if ('by' in there && 'by' in back) expect(there.by).toBe(-back.by)
        else expect([there, back]).toEqual([{ is: 'same' }, { is: 'same' }])
      }),
    )
  })
})

describe('two examinations of a case', () => {
  it('stand side by side, the first and the last unless others are named, with what became different', async () => {
    const { user } = open('/caseCompare?case=12')
    const vision = await screen.findByRole('table', { name: 'Vision' })
    expect(
      within(vision)
        .getAllByRole('columnheader')
        .map(head => head.textContent),
    ).toEqual(['Item', 'Jan 10, 2025', 'Aug 10, 2025', 'Change'])
    const row = within(vision).getByRole('row', { name: /Corrected acuity, right/ })
    expect(row).toHaveTextContent('+2 lines')
    expect(screen.getByRole('row', { name: /Sphere, right/ })).toHaveTextContent('-0.25 dpt')
    expect(screen.getByRole('row', { name: /Axis, right/ })).toHaveTextContent('turned +10°')
    await user.click(screen.getByRole('switch', { name: 'Differences only' }))
    expect(screen.queryByRole('row', { name: /Uncorrected acuity/ })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Exchange the two' }))
    expect(await screen.findByText('-2 lines')).toBeVisible()
  })

  it('that do not differ say so', async () => {
    const { user } = open('/caseCompare?case=12&one=2&other=3')
    await user.click(await screen.findByRole('switch', { name: 'Differences only' }))
    expect(screen.getByText('Nothing differs between the two')).toBeVisible()
  })

  it('are chosen in the list, two of one case', async () => {
    const { user } = open('/caseRecord', [4])
    const boxes = await screen.findAllByRole('checkbox', { name: /C12/ })
    await user.click(boxes[0]!)
    expect(await screen.findByRole('button', { name: /Compare/ })).toHaveAttribute('aria-disabled', 'true')
    await user.click(boxes[3]!)
    expect(screen.getByRole('button', { name: /Compare/ })).toHaveAccessibleDescription(
      'Select two records of one case',
    )
    expect(screen.queryByText(/^Select all/)).toBeNull()
    await user.click(boxes[3]!)
    await user.click(boxes[1]!)
    await waitFor(() => {
      expect(screen.getByRole('link', { name: 'Compare' })).toHaveAttribute(
        'href',
        expect.stringContaining('/caseCompare?case=12&one=1&other=2'),
      )
    })
  })
})
