import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { resources } from '../../../resources/index.ts'
import { createBackend, sampleOf } from './backend.ts'
import { errorOf, input } from './dom.ts'
import { renderPage } from './renderPage.tsx'

const device = (pointer: 'fine' | 'coarse') =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === `(pointer: ${pointer})`,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }))
const create = () => renderPage({ backend: createBackend(), at: '/patient/create' })
const saveKey = { key: 's', ctrlKey: true }

beforeEach(() => device('coarse'))
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('Ctrl+S', () => {
  it('saves the form of the page wherever the focus is', async () => {
    create()
    const name = await input('姓名')
    expect(document.body).toHaveFocus()
    expect(fireEvent.keyDown(document.body, saveKey)).toBe(false)
    await waitFor(() => expect(errorOf(name)).toContain('姓名不能为空'))
  })

  it('leaves Ctrl+Enter outside of the form to others', async () => {
    create()
    const name = await input('姓名')
    expect(fireEvent.keyDown(document.body, { key: 'Enter', ctrlKey: true })).toBe(true)
    expect(errorOf(name)).toBe('')
  })

  it('saves nothing while a dialog asks', async () => {
    const patient = { ...sampleOf(resources.patient, 1), name: '王子涵' }
    const backend = createBackend({ patient: [patient] })
    const { user } = renderPage({ backend, at: '/patient/1' })
    await user.type(await input('住址'), '1')
    await user.click(screen.getByText('取消', { selector: 'button' }))
    await screen.findByRole('dialog')
    fireEvent.keyDown(document.activeElement!, saveKey)
    fireEvent.keyDown(document.body, saveKey)
    expect(backend.callsOf('patient', 'update')).toEqual([])
  })
})

describe('the form of a new record', () => {
  it('has the cursor in its first input on a desk', async () => {
    device('fine')
    create()
    const name = await input('姓名')
    await waitFor(() => expect(name).toHaveFocus())
  })

  it('opens no keyboard under a finger', async () => {
    create()
    await input('姓名')
    await new Promise(resolve => setTimeout(resolve, 50))
    expect(document.body).toHaveFocus()
  })

  it('leaves the cursor where somebody has put it', async () => {
    device('fine')
    const elsewhere = document.body.appendChild(document.createElement('input'))
    elsewhere.focus()
    create()
    await input('姓名')
    await new Promise(resolve => setTimeout(resolve, 50))
    expect(elsewhere).toHaveFocus()
    elsewhere.remove()
  })
})
