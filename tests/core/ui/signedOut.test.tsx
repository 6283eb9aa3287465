import { render, screen } from '@testing-library/react'
import { QueryClient, useQuery } from '@tanstack/react-query'
import { CoreAdminContext, TestMemoryRouter } from 'react-admin'
import type { AuthProvider } from 'react-admin'
import { useLocation } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { createDataProvider } from '../../../dataProvider/index.ts'
import { useClient } from '../../../src/core/provider.ts'

const answers: unknown[] = []

const Page = () => {
  const client = useClient()
  const { data, status } = useQuery({
    queryKey: ['views'],
    retry: false,
    queryFn: async () => await client.savedView.ofPage({ page: 'patient' }),
  })
  answers.push(data)
  return <p>{status}</p>
}

/** The page goes when the session ends, as those of the product do. */
const Pages = () => (useLocation().pathname === '/login' ? <p>signed out</p> : <Page />)

const shown = (status: number): { readonly ended: () => number } => {
  let ended = 0
  const fetched = async (): Promise<Response> =>
    new Response(JSON.stringify({ code: 'refused', message: 'no' }), {
      status,
      headers: { 'Content-Type': 'application/json' },
    })
  const authProvider: AuthProvider = {
    login: async () => {},
    checkAuth: async () => {},
    getPermissions: async () => undefined,
    logout: async () => {
      ended += 1
      return '/login'
    },
    checkError: async error => {
      if ((error as { status?: number }).status === 401) throw error
    },
  }
  answers.length = 0
  render(
    <TestMemoryRouter>
      <CoreAdminContext
        authProvider={authProvider}
        queryClient={new QueryClient()}
        dataProvider={createDataProvider({ fetch: fetched, token: () => 'token', language: () => 'en' })}
      >
        <Pages />
      </CoreAdminContext>
    </TestMemoryRouter>,
  )
  return { ended: () => ended }
}

describe('a call of a page', () => {
  it('that ends the session is never answered: the page gets no answer of a shape that it does not know', async () => {
    const { ended } = shown(401)
    await screen.findByText('signed out')
    // A page that is drawn once more before it goes asks once more.
    expect(ended()).toBeGreaterThan(0)
    expect(answers.filter(answer => answer !== undefined)).toEqual([])
  })

  it('that is refused without ending it fails', async () => {
    const { ended } = shown(403)
    await screen.findByText('error')
    expect(ended()).toBe(0)
  })
})
