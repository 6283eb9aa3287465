import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { EyeRecord } from '../../../../domain/eyeChart.ts'
import { EyeChartPanel } from '../../../../src/clinic/eyeChart/EyeChartPanel.tsx'
import { pictureDocument } from '../../../../src/clinic/eyeChart/picture.ts'
import { inFrame } from '../../../shell/ui/inFrame.tsx'

vi.useFakeTimers({ now: Date.parse('2026-03-02T04:00:00Z'), toFake: ['Date'] })

const records: readonly EyeRecord[] = [
  { id: 3, examinedOn: '2026-01-10', nakedRight: '0.3', nakedLeft: '0.8', correctedRight: '0.6', correctedLeft: '1.0' },
  { id: 1, examinedOn: '2024-02-01', nakedRight: '0.1', nakedLeft: '0.6', correctedRight: '0.2', correctedLeft: '0.8' },
  { id: 2, examinedOn: '2025-06-15', nakedRight: 'CF', nakedLeft: null, correctedRight: 'UC', correctedLeft: '0.9' },
]
const open = (at = '/eyeChart', options: Parameters<typeof inFrame>[1] = {}) =>
  inFrame(<EyeChartPanel records={records} title="视力曲线" />, { at, ...options })

const points = () =>
  within(screen.getByRole('group', { name: /视力曲线：|Eye chart:/ }))
    .getAllByRole('img')
    .map(point => point.getAttribute('aria-label'))
const rows = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map(row => [...row.children].map(cell => cell.textContent))

describe('the eye chart', () => {
  it('has a point for each value, and says of it what it is', () => {
    open()
    expect(
      screen.getByRole('group', { name: '视力曲线：3 次检查，2024/02/01 至 2026/01/10' }),
    ).toHaveAccessibleDescription(/左右方向键/)
    expect(points()).toHaveLength(11)
    expect(points()).toContain('右眼矫正视力，2026/01/10：0.6（4.8），轻度')
    expect(points()).toContain('右眼裸眼视力，2025/06/15：CF（指数）')
    expect(points()).toContain('右眼矫正视力，2025/06/15：UC（不配合）')
  })

  it('says it in English to those who read English', () => {
    open('/eyeChart', { language: 'en' })
    expect(points()).toContain('Right eye, corrected, Jan 10, 2026: 0.6 (4.8), Mild')
  })

  it('has the same values in its table', () => {
    open()
    expect(rows()).toEqual([
      ['2024/02/01', '0.1（4.0）', '0.2（4.3） · 中度', '0.6（4.8）', '0.8（4.9） · 轻度'],
      ['2025/06/15', 'CF（指数）', 'UC（不配合）', '–', '0.9（4.9） · 无弱视'],
      ['2026/01/10', '0.3（4.5）', '0.6（4.8） · 轻度', '0.8（4.9）', '1.0（5.0） · 无弱视'],
    ])
  })

  it('is one stop in the order of focus, and is looked through by arrow keys', async () => {
    const { user } = open()
    const named = (name: string) => screen.getByRole('img', { name })
    expect(screen.getAllByRole('img').filter(point => point.getAttribute('tabindex') === '0')).toEqual([
      named('右眼裸眼视力，2026/01/10：0.3（4.5）'),
    ])
    named('右眼裸眼视力，2026/01/10：0.3（4.5）').focus()
    await user.keyboard('{ArrowLeft}')
    expect(named('右眼裸眼视力，2025/06/15：CF（指数）')).toHaveFocus()
    await user.keyboard('{ArrowDown}')
    expect(named('右眼矫正视力，2025/06/15：UC（不配合）')).toHaveFocus()
    await user.keyboard('{ArrowDown}')
    expect(named('左眼裸眼视力，2026/01/10：0.8（4.9）')).toHaveFocus()
    await user.keyboard('{Home}{ArrowLeft}')
    expect(named('左眼裸眼视力，2024/02/01：0.6（4.8）')).toHaveFocus()
    await user.keyboard('{ArrowUp}{End}{ArrowUp}{ArrowUp}')
    expect(named('右眼裸眼视力，2026/01/10：0.3（4.5）')).toHaveFocus()
  })

  it('shows what was found at the examination that is looked at, until Escape', async () => {
    const { user, container } = open()
    screen.getByRole('img', { name: '左眼矫正视力，2026/01/10：1.0（5.0），无弱视' }).focus()
    const tip = () =>
      [...container.querySelectorAll('[aria-hidden=true]')].find(one => one.textContent?.startsWith('2026/01/10'))
    await waitFor(() => {
      expect(tip()).toHaveTextContent('右眼矫正视力0.6（4.8） · 轻度')
    })
    await user.keyboard('{Escape}')
    expect(tip()).toBeUndefined()
  })

  it('shows the eyes and the vision that are chosen, and keeps that in the address', async () => {
    const { user, place } = open('/eyeChart?case=7')
    await user.click(within(screen.getByRole('group', { name: '眼别' })).getByRole('button', { name: '左眼' }))
    await user.click(within(screen.getByRole('group', { name: '视力类型' })).getByRole('button', { name: '裸眼视力' }))
    expect(place()).toBe('/eyeChart?case=7&eyes=right&measures=corrected')
    expect(points()).toHaveLength(3)
    expect(rows()[0]).toEqual(['2024/02/01', '0.2（4.3） · 中度'])
    // Of nothing there is no chart.
    await user.click(within(screen.getByRole('group', { name: '眼别' })).getByRole('button', { name: '右眼' }))
    expect(place()).toBe('/eyeChart?case=7&eyes=right&measures=corrected')
  })

  it('shows the range that is chosen', async () => {
    const { user, place } = open()
    await user.click(screen.getByRole('button', { name: '近一年' }))
    expect(rows().map(row => row[0])).toEqual(['2025/06/15', '2026/01/10'])
    await user.click(screen.getByRole('button', { name: '近半年' }))
    expect(rows().map(row => row[0])).toEqual(['2026/01/10'])
    expect(place()).toBe('/eyeChart?range=half')
  })

  it('comes back as its address says', () => {
    open('/eyeChart?range=between&from=2024-03-01&to=2025-12-31')
    expect(rows().map(row => row[0])).toEqual(['2025/06/15'])
    expect(screen.getByLabelText('开始日期')).toHaveValue('2024-03-01')
  })

  it('says where nothing lies in the range', () => {
    open('/eyeChart?range=between&from=2027-01-01')
    expect(screen.getByRole('status')).toHaveTextContent('所选时间范围内没有检查')
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
  })

  it('says what to do where there is nothing yet', () => {
    inFrame(<EyeChartPanel records={[]} title="视力曲线" />)
    expect(screen.getByText('还没有检查记录')).toBeInTheDocument()
  })

  it('makes a picture that stands by itself: a title on white, in the colours of paper', () => {
    const { container } = open()
    const drawing = new DOMParser().parseFromString(
      pictureDocument(container.querySelector('svg[role=group]')!, '视力曲线 C-1'),
      'image/svg+xml',
    )
    expect(drawing.querySelector('parsererror')).toBeNull()
    expect(drawing.querySelector('rect')!.getAttribute('fill')).toBe('#ffffff')
    expect(drawing.documentElement.getAttribute('style')).toContain('--chart-right:#0b5c8a')
    expect(drawing.querySelector('text')!.textContent).toBe('视力曲线 C-1')
    expect(drawing.querySelectorAll('[tabindex], .ring, [class]')).toHaveLength(0)
  })
})
