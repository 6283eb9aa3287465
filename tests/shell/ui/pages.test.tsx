import '@testing-library/jest-dom/vitest'
import { cleanup, createEvent, fireEvent, screen, waitFor } from '@testing-library/react'
import { isValidElement } from 'react'
import { CoreAdminUI, CustomRoutes } from 'react-admin'
import type { LayoutProps } from 'react-admin'
import { createRoutesFromElements, matchRoutes, Route } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { registry } from '../../../resources/index.ts'
import { customPages } from '../../../resources/pages.ts'
import { UnknownAddress } from '../../../src/core/MessagePage.tsx'
import { InnerLink } from '../../../src/core/InnerLink.tsx'
import { Pages } from '../../../src/app/Pages.tsx'
import { resourceRoutes } from '../../../src/app/resourcePages.tsx'
import { pageAt } from '../../../src/shell/layout/pageAt.ts'
import { inFrame } from './inFrame.tsx'

// The pages are loaded when they are first shown, which takes its time on a busy machine.
afterEach(cleanup)

const Beside = ({ children }: LayoutProps) => (
  <>
    <InnerLink to="/patient">onward</InnerLink>
    {children}
  </>
)

const open = (at: string) =>
  inFrame(
    <CoreAdminUI layout={Beside} loading={() => null} loginPage={false} disableTelemetry>
      <CustomRoutes>
        <Route path="*" element={<Pages />} />
      </CustomRoutes>
    </CoreAdminUI>,
    { at, language: 'en', answer: () => ({ content: [{ id: 1, name: 'Wang' }], totalElements: 1 }) },
  )

describe('the pages', () => {
  it.each(['/Doctor/create', '/%64octor/create'])('are found under %s, as their router reads it', async at => {
    open(at)
    expect(await screen.findByRole('heading', { level: 1, name: 'New staff member' })).toBeInTheDocument()
  })

  it.each([
    '/doctors',
    '//doctor',
    '/%',
    '/business/doctors',
    '/configSetting',
    '/configSetting/1',
    '/payment/create',
    '/doctor/1/other',
    '/doctor/1/show/other',
    '/doctor/create/other',
  ])('are not taken for others: %s is none', async at => {
    // The router says of one of them that it cannot be decoded.
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { place } = open(at)
    await waitFor(() => expect(place()).toBe('/404'))
    warn.mockRestore()
  })
})

describe('the addresses below a resource', () => {
  const routes = createRoutesFromElements(<>{resourceRoutes()}</>)
  const leads = (path: string): boolean => {
    const { element } = matchRoutes([...routes, { path: '*', element: <UnknownAddress /> }], path)!.at(-1)!.route
    return isValidElement(element) && element.type !== UnknownAddress
  }

  it.each(Object.keys(registry).filter(name => !Object.hasOwn(customPages, name)))(
    '%s: lead to its pages alone',
    name => {
      const addresses = [
        '',
        '/create',
        '/import',
        '/1',
        '/1/show',
        '/1/other',
        '/1/show/other',
        '/create/other',
        '/import/other',
      ].map(rest => `/${name}${rest}`)
      // What cannot be edited leads on to the page that shows it.
      const isPage = (address: string) =>
        pageAt(address) !== undefined || (address === `/${name}/1` && pageAt(`${address}/show`) !== undefined)
      expect(addresses.filter(leads)).toEqual(addresses.filter(isPage))
    },
  )

  it('lead on from a record that cannot be edited to the page that shows it', async () => {
    const { place } = open('/recharge/1')
    await waitFor(() => expect(place()).toBe('/recharge/1/show'))
  })
})

describe('addresses by which pages are known elsewhere', () => {
  it.each([
    ['/loginQuery', '/attendance'],
    ['/subsequentVisit?order=ASC', '/reexamination?order=ASC'],
  ])('%s leads to %s', async (at, to) => {
    const { place } = open(at)
    await waitFor(() => expect(place()).toBe(to))
  })
})

describe('a link to a page', () => {
  it('opens the page without loading anything anew', async () => {
    const { user, place } = open('/404')
    await user.click(await screen.findByRole('link', { name: 'onward' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Patients' })).toBeInTheDocument()
    expect(place()).toBe('/patient')
  })

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
    'leaves a click with %s to the browser',
    async how => {
      open('/404')
      const link = await screen.findByRole('link', { name: 'onward' })
      const click = createEvent.click(link, how)
      fireEvent(link, click)
      expect(click.defaultPrevented).toBe(false)
    },
  )
})
