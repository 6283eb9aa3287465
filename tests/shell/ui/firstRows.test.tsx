import '@testing-library/jest-dom/vitest'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { registry } from '../../../resources/index.ts'
import { askEarly } from '../../../src/shell/app/early.ts'
import { pageIsShown } from '../../../src/core/whenIdle.ts'
import { listCalls } from '../../../src/boot/asking.ts'
// It is fetched with the page, and no part of the time for which that is held back.
import '../../../src/capabilities.ts'
import { release, releaseUnless } from '../../../src/core/held.ts'
import { showFirstList } from '../../../src/boot/start.tsx'
import { menu } from './inFrame.tsx'

const info = { username: 'wang', roles: ['*'], timeZone: 'Asia/Shanghai' }
const patients = {
  content: [{ id: 7, account: 'P00000007', name: '王小明', gender: '1', hospitalId: 2, hospitalLabel: '启明眼科' }],
  totalElements: 1,
}

/** Answers of the server by path; undefined is a refusal. */
const asked = async (answers: Readonly<Record<string, unknown>> = {}): Promise<void> => {
  const all: Readonly<Record<string, unknown>> = {
    '/auth/info': info,
    '/api/menus/build': menu,
    '/api/users': patients,
    ...answers,
  }
  vi.stubGlobal('fetch', async (url: string) => {
    const answer = await all[new URL(url, 'https://x.test').pathname]
    return answer === undefined ? Response.json({ status: 500, message: '-' }, { status: 500 }) : Response.json(answer)
  })
  askEarly([(await listCalls())['patient']!])
}

let page: HTMLElement
beforeEach(() => {
  // A wide window; jsdom has none.
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('min-width') }))
  page = document.body.appendChild(document.createElement('div'))
  window.history.replaceState(null, '', '/patient')
})
afterEach(() => {
  release()
  cleanup()
  page.remove()
  vi.unstubAllGlobals()
})

const show = (): Promise<void> => showFirstList('patient', page)

describe('the first rows', () => {
  it('are there before the page, with the menu, and make way for it', async () => {
    await asked()
    await show()
    const table = within(screen.getByRole('table'))
    expect(table.getByRole('link', { name: 'P00000007' })).toHaveAttribute('href', '/patient/7/show')
    expect(table.getByText('王小明')).toBeInTheDocument()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('患者')
    expect(await screen.findByRole('link', { name: '机构' })).toHaveAttribute('href', '/hospital')
    expect(page.inert).toBe(true)
    pageIsShown()
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
    expect(page.inert).toBe(false)
  })

  it('let nothing be pressed that only the page can do', async () => {
    await asked()
    await show()
    for (const control of [...screen.getAllByRole('button'), ...screen.getAllByRole('checkbox')])
      expect(control).toBeDisabled()
  })

  it('lead where a link says, before there is a router', async () => {
    await asked()
    await show()
    fireEvent.click(screen.getByRole('link', { name: 'P00000007' }))
    expect(window.location.pathname).toBe('/patient/7/show')
    releaseUnless('/patient')
    expect(screen.getByRole('table')).toBeInTheDocument()
    releaseUnless('/patient/7/show')
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
  })

  it.each<[string, Readonly<Record<string, unknown>>]>([
    ['may not be seen', { '/auth/info': { ...info, roles: ['hospital:list'] } }],
    ['come after a password is replaced', { '/auth/info': { ...info, mustChangePassword: true } }],
    ['are none', { '/api/users': { content: [], totalElements: 0 } }],
  ])('are left to the page where they %s', async (_case, answers) => {
    await asked(answers)
    await show()
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
    expect(page.inert).not.toBe(true)
  })

  it('are left to the page where they do not come in time', async () => {
    await asked({ '/api/users': new Promise(() => undefined) })
    await show()
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
  })

  it('are left to the page where they are refused', async () => {
    await asked({ '/api/users': undefined })
    await expect(show()).rejects.toThrow()
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
  })
})

it('knows the first call of every list that has rows', async () => {
  const calls = await listCalls()
  const lists = Object.values(registry).filter(
    ({ list, actions, tree, singleton }) => list && actions['list'] && !tree && !singleton,
  )
  expect(Object.keys(calls)).toEqual(
    expect.arrayContaining(lists.filter(({ fields }) => fields).map(({ name }) => name)),
  )
  expect(calls['patient']).toEqual({ path: 'api/users?page=0&size=10&sort=id,desc', headers: {} })
})
