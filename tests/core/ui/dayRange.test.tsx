import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createBackend } from './backend.ts'
import { errorOf, input } from './dom.ts'
import { renderPage } from './renderPage.tsx'

const at = (filter: object) =>
  `/recharge?displayedFilters=${encodeURIComponent('{"createdAt":true}')}&filter=${encodeURIComponent(JSON.stringify(filter))}`
const end = (name: string) => input(`创建时间（${name}）`)

it('a range of days that ends before it begins says so, and a text that says no day goes with the filter', async () => {
  const backend = createBackend({ recharge: [] })
  const { user } = renderPage({ backend, at: at({ createdAt: '2026-12-01,2026-11-01' }) })
  expect(errorOf(await end('到'))).toBe('不能早于 2026-12-01')
  await user.clear(await end('从'))
  await user.type(await end('从'), 'someday')
  await user.tab()
  expect(errorOf(await end('从'))).toMatch(/日期/)
  await user.click(await screen.findByRole('button', { name: '清除筛选' }))
  await waitFor(() => {
    expect(backend.callsOf('recharge', 'list').at(-1)?.query).not.toHaveProperty('createdAt')
  })
  expect(screen.queryByDisplayValue('someday')).toBeNull()
})
