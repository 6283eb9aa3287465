import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { resources } from '../../../resources/index.ts'
import type { AnyResource } from '../../../resources/core/index.ts'
import { RightsProvider } from '../../../src/core/rights.tsx'
import { Records } from '../../../src/clinic/visit/show/Records.tsx'
import { createBackend, sampleOf } from '../../core/ui/backend.ts'
import type { Row } from '../../core/ui/backend.ts'
import { input } from '../../core/ui/dom.ts'
import { renderPage } from '../../core/ui/renderPage.tsx'

const caseInfo: AnyResource = resources.case
const caseRecord: AnyResource = resources.caseRecord
const vision = { nakedRight: '0.2', nakedLeft: '0.3', correctedRight: '0.4', correctedLeft: '0.8' }
const record = (id: number, examinedOn: string): Row => ({
  ...sampleOf(caseRecord, id),
  ...vision,
  id,
  number: 'HZ1',
  case: 1,
  patient: 1,
  examinedOn,
  withdrawn: false,
})

it('the page of a case withdraws an examination of a wrong date, and says why the only one stays', async () => {
  const only = 'The only one'
  const theCase = { ...sampleOf(caseInfo, 1), ...vision, number: 'HZ1', examinedOn: '2026-03-01', records: 2 }
  const backend = createBackend({ case: [theCase], caseRecord: [record(1, '2025-09-01'), record(2, '2026-03-01')] })
  backend.on('caseRecord', 'withdraw', ({ id }) => {
    backend.tables.set('caseRecord', [{ ...record(1, '2025-09-01'), unavailableReasons: { withdraw: only } }])
    return { json: { ...record(2, '2026-03-01'), id, deleted: true, withdrawn: true } }
  })
  const { user } = renderPage({
    backend,
    at: '/records',
    pages: {
      '/records': (
        <RightsProvider resource={caseInfo}>
          <Records record={theCase} />
        </RightsProvider>
      ),
    },
  })
  const table = await screen.findByRole('table')
  expect(within(table).getAllByRole('button', { name: /^撤销 2/ })).toHaveLength(2)
  expect(within(table).getAllByRole('link', { name: /^更正/ })).toHaveLength(2)
  await user.click(within(table).getByRole('button', { name: /^撤销 2026/ }))
  const dialog = await screen.findByRole('dialog', { name: /撤销.*2026/ })
  expect(dialog).toHaveTextContent('其余记录中最近的一次')
  await user.click(within(dialog).getByRole('button', { name: '撤销' }))
  expect((await within(dialog).findAllByText('原因不能为空'))[0]).toBeVisible()
  await user.type(await input('原因'), '日期记错')
  await user.click(within(dialog).getByRole('button', { name: '撤销' }))
  await waitFor(() => {
    expect(screen.getAllByRole('row')).toHaveLength(2)
  })
  expect(backend.callsOf('caseRecord', 'withdraw').map(call => [call.id, call.body])).toEqual([
    [2, expect.objectContaining({ reason: '日期记错' })],
  ])
  expect(screen.getByRole('button', { name: `撤销${only}` })).toHaveAttribute('aria-disabled', 'true')
})
