import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import zh from '../../../i18n/zh/shell/browser.ts'
import { registry } from '../../../resources/index.ts'
import { grantedTo } from '../../../resources/core/granted.ts'
import { operationsOf } from '../../../resources/core/calls.ts'
import { isDeniedToDemo } from '../../../resources/core/demo.ts'
import { hasRecords } from '../../../resources/core/fields.ts'
import type { AnyResource } from '../../../resources/core/index.ts'
import { mayDo } from '../../../src/shell/auth/mayDo.ts'
import { isFull, spread } from '../../support/full.ts'
import { createFullBackend } from './fullBackend.ts'
import { renderPage } from './renderPage.tsx'

const demo = grantedTo(['*'], true)
const may = (resource: string, action: string): boolean => mayDo(demo, resource, action)

const stored = Object.values(registry).filter(resource => hasRecords(resource) && !resource.singleton)
const pages = stored.flatMap(resource => [
  ...(resource.list ? [{ resource, name: `${resource.name} list`, at: `/${resource.name}` }] : []),
  // A record offers what its row does.
  ...(resource.actions['get'] && (isFull || !resource.list)
    ? [{ resource, name: `${resource.name} show`, at: `/${resource.name}/1/show` }]
    : []),
])

type Names = { readonly [action: string]: string }
const texts = zh.resources as { readonly [name: string]: { readonly actions?: Names; readonly calls?: Names } }
const ra: { readonly [action: string]: string } = {
  create: zh.ra.action.create,
  update: zh.ra.action.edit,
  remove: zh.ra.action.delete,
}

/** How what is refused would be called on a button, unless something that is not refused is called so too. */
const refusedOn = (resource: AnyResource): string[] => {
  const labelOf = (action: string): string | undefined =>
    texts[resource.name]?.actions?.[action] ?? texts[resource.name]?.calls?.[action] ?? ra[action]
  const labels = (isRefused: boolean) =>
    Object.keys(operationsOf(resource))
      .filter(action => isDeniedToDemo(resource, action) === isRefused)
      .map(labelOf)
  const open = new Set(labels(false))
  return labels(true).filter((label): label is string => label !== undefined && !open.has(label))
}

const shown = (part: HTMLElement): string[] =>
  [...part.querySelectorAll('button, a, [role="menuitem"], [role="switch"]')].map(one =>
    (one.getAttribute('aria-label') ?? one.textContent ?? '').trim(),
  )

describe('a demo account is offered nothing that it may never do, and no menu with nothing in it', () => {
  it.each(spread(pages, 4))('$name', async ({ resource, at }) => {
    const backend = createFullBackend()
    const { container, user } = renderPage({ backend, at, may, isDemo: true })
    await screen.findByRole('heading', { level: 1 })
    await waitFor(() => {
      expect(container.querySelector('[aria-busy="true"], .MuiSkeleton-root, .awaited')).toBeNull()
    })
    const refused = refusedOn(resource)
    expect(shown(container).filter(label => refused.includes(label))).toEqual([])
    expect([
      ...container.querySelectorAll(
        `a[href$="/${resource.name}/create"], a[href$="/${resource.name}/1"], a[href$="/import"], button[type="submit"]`,
      ),
    ]).toEqual([])
    const menu = within(container).queryAllByRole('button', { name: / 的操作$/ })[0]
    if (!menu) {
      expect(within(container).queryByRole('columnheader', { name: '操作' })).toBeNull()
      return
    }
    await user.click(menu)
    const items = shown(await screen.findByRole('menu'))
    expect(items).not.toEqual([])
    expect(items.filter(label => refused.includes(label))).toEqual([])
  })
})
