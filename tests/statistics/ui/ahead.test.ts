import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { reports } from '../../../resources/index.ts'
import { askReportAhead } from '../../../src/app/askReportAhead.ts'
import { askEarly, fetchOnce } from '../../../src/shell/app/early.ts'

const fetch = vi.fn<typeof window.fetch>()
beforeEach(() => {
  vi.stubGlobal('fetch', fetch)
})
afterEach(() => {
  fetch.mockReset()
  vi.unstubAllGlobals()
  window.history.replaceState(null, '', '/')
})

const statistics = () => fetch.mock.calls.map(([url]) => String(url)).filter(url => url.includes('/api/statistics/'))

it('asks for the numbers that the address of a report wants, which its page is answered by then', async () => {
  window.history.replaceState(null, '', '/doctorBilling?from=2025-03-01&to=2025-03-31')
  fetch.mockImplementation(async url =>
    Response.json(String(url).endsWith('auth/info') ? { today: '2026-11-27', timeZone: 'Asia/Shanghai' } : {}),
  )
  askEarly()
  await askReportAhead(reports.doctorBilling)
  const ahead = statistics()
  expect(ahead).toHaveLength(Object.keys(reports.doctorBilling.parts).length)
  for (const url of ahead) expect(url).toContain('from=2025-03-01&to=2025-03-31')
  for (const url of ahead) await fetchOnce(url)
  expect(statistics()).toEqual(ahead)
})
