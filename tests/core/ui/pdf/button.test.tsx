import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { PdfButton } from '../../../../src/core/pdf/PdfButton.tsx'
import type { Exporting } from '../../../../src/core/pdf/exporting.ts'
import { inFrame } from '../../../shell/ui/inFrame.tsx'

const needs = ['case:get', 'patient:get']
const press = async (
  run: (exporting: Exporting) => Promise<readonly string[]>,
  options: Parameters<typeof inFrame>[1] = {},
) => {
  const { user } = inFrame(<PdfButton needs={needs} run={run} />, options)
  await user.click(await screen.findByRole('button', { name: options.language === 'en' ? 'Export PDF' : '导出 PDF' }))
}

describe('the button of a paper', () => {
  it('makes it in the words of the page, in the name of who asks', async () => {
    const run = vi.fn(async (_exporting: Exporting): Promise<readonly string[]> => [])
    await press(run, { language: 'en' })
    await screen.findByText('The PDF is ready')
    const { words, making } = run.mock.calls[0]![0]
    expect(words.t('app.pdf.plan')).toBe('Treatment plan')
    expect(words.format.date('2026-11-21')).toBe('Nov 21, 2026')
    expect(making.by).toBe('王建国')
    expect(Number.isNaN(Date.parse(making.at))).toBe(false)
  })

  it('says which characters a box stands for', async () => {
    await press(async () => ['𠮷', '👓'])
    expect(await screen.findByText(/𠮷 👓/)).toBeInTheDocument()
  })

  it('says what the server refused, and can be pressed again', async () => {
    await press(async ({ provider }) => [String(await provider.act('document', 'head', { patient: 1, kind: 'case' }))])
    expect(await screen.findByText('不存在')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: '导出 PDF' })).toBeEnabled()
  })

  it('says that it failed where the page itself did', async () => {
    await press(async () => {
      throw new TypeError('no chunk')
    })
    expect(await screen.findByText('PDF 没有生成，请重试')).toBeInTheDocument()
  })

  it('is not there without the rights that it takes', async () => {
    inFrame(
      <>
        <PdfButton needs={needs} run={async () => []} />
        <PdfButton needs={['case:get']} run={async () => []} />
      </>,
      { permissions: ['case:get'] },
    )
    expect(await screen.findAllByRole('button', { name: '导出 PDF' })).toHaveLength(1)
  })
})
