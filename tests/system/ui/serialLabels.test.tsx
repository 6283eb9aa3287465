import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { SerialLabelsPage } from '../../../src/system/serialLabels/SerialLabelsPage.tsx'
import { serial } from '../../../resources/system/serial.ts'
import { createBackend, sampleOf } from '../../core/ui/backend.ts'
import { renderPage } from '../../core/ui/renderPage.tsx'

/** A list of so many serial numbers, of which a page shows three. */
const open = (total: number, at = '/serial', state?: object) => {
  const rows = [1, 2, 3].map(seed => ({ ...sampleOf(serial, seed), number: `AM26000${seed}` }))
  const backend = createBackend({ serial: rows })
  backend.on('serial', 'list', () => ({ json: rows, headers: { 'Content-Range': `serial 0-2/${total}` } }))
  const view = renderPage({ backend, at, state, pages: { '/serialLabels': <SerialLabelsPage /> } })
  return { ...view, backend }
}

it('labels are made of a whole batch, not of the rows of a page alone', async () => {
  const { user, place, backend } = open(240, `/serial?filter=${encodeURIComponent(JSON.stringify({ batch: 'B1' }))}`)
  const [all] = await screen.findAllByRole('checkbox', { name: /全选|选择/ })
  await user.click(all!)
  await user.click(await screen.findByText('选择筛选出的全部 240 条'))
  await user.click(await screen.findByRole('link', { name: '打印标签' }))
  expect(place().pathname).toBe('/serialLabels')
  expect(await screen.findByText('共 3 张标签')).toBeVisible()
  expect(within(screen.getByRole('main')).getByText('AM260001')).toBeVisible()
  const { filter, range, sort } = backend.callsOf('serial', 'list').at(-1)!.query
  expect([filter, range, sort].map(text => JSON.parse(text ?? 'null') as unknown)).toEqual([
    { batch: 'B1' },
    [0, 999],
    ['id', 'ASC'],
  ])
})

it('more than can be made at once are refused with how many that are', async () => {
  open(1200, '/serialLabels', { filter: { batch: 'B1' }, total: 1200 })
  expect(await screen.findByText(/一次最多打印 1000 张标签/)).toBeVisible()
  expect(screen.queryByText('AM260001')).toBeNull()
})
