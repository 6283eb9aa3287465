import { act, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { afterPaint } from '../../../src/core/afterPaint.ts'
import { present } from '../../../src/core/index.ts'
import type { CellProps } from '../../../src/core/index.ts'
import { laterIn } from '../../../src/core/later.tsx'
import { createBackend } from './backend.ts'
import { renderPage } from './renderPage.tsx'
import { aSpecimen, specimen, specimenTexts } from './specimen.ts'

const Notes = ({ record }: CellProps) => <>{String(record['notes'])}</>

describe('rows whose cells are still being loaded', () => {
  it('have no pages below them on a phone, which they would push down', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('max-width'),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }))
    let arrive: (cell: typeof Notes) => void = () => undefined
    const coming = new Promise<typeof Notes>(resolve => (arrive = resolve))
    present(specimen, { fields: { notes: { Cell: laterIn<CellProps>(null, () => coming) } } })
    const backend = createBackend({ specimen: [aSpecimen] }, { specimen })
    renderPage({ backend, at: '/specimen', texts: specimenTexts })
    await expect.poll(() => backend.calls.length).toBeGreaterThan(0)
    // When they would be drawn: their code is there, and two pictures have been.
    await import('../../../src/core/list/BelowRows.tsx')
    for (let picture = 0; picture < 3; picture += 1)
      await act(() => new Promise<void>(resolve => void afterPaint(resolve)))
    expect(screen.queryByText(/1–1/)).toBeNull()
    arrive(Notes)
    expect(await screen.findByText(/1–1/)).toBeVisible()
    expect(screen.getByText('石英')).toBeVisible()
  })
})
