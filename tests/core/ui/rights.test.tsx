import { QueryClient } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { CoreAdminContext, TestMemoryRouter } from 'react-admin'
import type { AuthProvider } from 'react-admin'
import { expect, it } from 'vitest'
import { publication } from '../../../resources/content/publication.ts'
import { RightsProvider, useCanSee } from '../../../src/core/rights.tsx'

const Told = () => {
  const canSee = useCanSee()
  return (
    <p>
      {['publication:list', 'animation:get', 'banner:get']
        .map(right => `${right} ${String(canSee(...(right.split(':') as [string, string])))}`)
        .join(', ')}
    </p>
  )
}

it('a page knows the rights to records that its descriptor does not name, as rows of any kind lead to', async () => {
  const held = new Set(['publication:list', 'animation:show'])
  const mayNow = (resource: string, action: string): boolean => held.has(`${resource}:${action}`)
  const authProvider = {
    canAccess: async ({ resource, action }: { resource: string; action: string }) => mayNow(resource, action),
    mayNow,
  } as unknown as AuthProvider
  render(
    <TestMemoryRouter>
      <CoreAdminContext authProvider={authProvider} queryClient={new QueryClient()}>
        <RightsProvider resource={publication}>
          <Told />
        </RightsProvider>
      </CoreAdminContext>
    </TestMemoryRouter>,
  )
  expect(await screen.findByText('publication:list true, animation:get true, banner:get false')).toBeDefined()
})
