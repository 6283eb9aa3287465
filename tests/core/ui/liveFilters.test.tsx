import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { resources } from '../../../resources/index.ts'
import { createBackend, sampleOf } from './backend.ts'
import type { Call } from './backend.ts'
import { renderPage } from './renderPage.tsx'

const found = encodeURIComponent(JSON.stringify({ q: '张' }))

/** A list in which a search finds nothing. */
const open = async () => {
  const one = sampleOf(resources.patient, 1)
  const backend = createBackend({ patient: [one] })
  backend.on('patient', 'list', ({ query }: Call) => {
    const content = query['q'] === undefined ? [one] : []
    return { json: { content, totalElements: content.length } }
  })
  const asked = (): (string | undefined)[] => backend.callsOf('patient', 'list').map(({ query }: Call) => query['q'])
  const page = renderPage({ backend, at: `/patient?filter=${found}` })
  await screen.findByText('没有符合筛选条件的记录')
  return { asked, ...page }
}
const search = () => screen.findByLabelText('搜索')

it('what was typed a moment before all filters are dropped is dropped with them', async () => {
  const { asked } = await open()
  fireEvent.change(await search(), { target: { value: '张三' } })
  fireEvent.click(screen.getByRole('button', { name: '清除筛选' }))
  await waitFor(async () => {
    expect(await search()).toHaveValue('')
  })
  // What is typed then is asked for, and nothing of what was typed before.
  fireEvent.change(await search(), { target: { value: '李' } })
  await waitFor(() => {
    expect(asked().at(-1)).toBe('李')
  })
  expect(asked()).not.toContain('张三')
})

it('a text that is emptied and typed anew is asked for', async () => {
  const { asked, user } = await open()
  await user.clear(await search())
  await waitFor(() => {
    expect(asked().at(-1)).toBeUndefined()
  })
  await user.type(await search(), '王')
  await waitFor(() => {
    expect(asked().at(-1)).toBe('王')
  })
  expect(await search()).toHaveValue('王')
})
