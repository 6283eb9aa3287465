import '@testing-library/jest-dom/vitest'
import { render, screen } from '@testing-library/react'
import { afterAll, expect, it, vi } from 'vitest'
import { customPages } from '../../../resources/pages.ts'
import type { CustomPage } from '../../../resources/core/capability.ts'
import { registry } from '../../../resources/index.ts'
import { commonIcons, NamedIcon } from '../../../src/shell/layout/icons.tsx'

vi.mock('../../../src/shell/layout/moreIcons.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})
afterAll(() => {
  vi.doUnmock('../../../src/shell/layout/moreIcons.tsx')
})

it('shows a folder where the icon that a menu names cannot be fetched', async () => {
  render(<NamedIcon names={['qrCode', 'noSuchPage']} />)
  expect(await screen.findByTestId('FolderOutlinedIcon')).toBeInTheDocument()
})

it('has an icon for each page that the menu is seeded with', async () => {
  const { seldomIcons } = await vi.importActual<{ readonly seldomIcons: readonly string[] }>(
    '../../../src/shell/layout/moreIcons.tsx',
  )
  const lists = Object.values(registry)
    .filter(({ list }) => list)
    .map(({ name }) => name)
  const pages = Object.entries(customPages as { readonly [key: string]: CustomPage })
    .filter(([key, { menu }]) => menu && !key.includes('/'))
    .map(([key]) => key)
  expect([...lists, ...pages].filter(name => ![...commonIcons, ...seldomIcons].includes(name))).toEqual([])
})
