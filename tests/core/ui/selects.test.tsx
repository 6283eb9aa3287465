import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createBackend } from './backend.ts'
import { input } from './dom.ts'
import { renderPage } from './renderPage.tsx'

it('a choice that need not be made is cleared where it was made, and has no button for it before', async () => {
  const backend = createBackend()
  backend.on('dict', 'byGroup', () => ({
    json: [{ value: 'senior', label: '高级', labelEn: 'Senior', enabled: true }],
  }))
  const { user } = renderPage({ backend, at: '/doctor/create' })
  await input('姓名')
  await screen.findByRole('combobox', { name: /^职称/ })
  const clearing = () => document.querySelectorAll('button.RaResettableTextField-clearButton')
  expect(clearing()).toHaveLength(0)
  await user.click(await screen.findByRole('combobox', { name: /^职称/ }))
  await user.click(await screen.findByText('高级', { selector: '[role="option"]' }))
  await waitFor(() => expect(clearing()).toHaveLength(1))
})
