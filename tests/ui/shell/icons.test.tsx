import '@testing-library/jest-dom/vitest'
import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { NamedIcon } from '../../../src/layout/icons.tsx'

vi.mock('../../../src/layout/moreIcons.tsx', () => { throw new TypeError('Failed to fetch dynamically imported module') })

it('shows a folder where the icon that a menu names cannot be fetched', async () => {
  render(<NamedIcon names={['qrCode', 'noSuchPage']} />)
  expect(await screen.findByTestId('FolderOutlinedIcon')).toBeInTheDocument()
})
