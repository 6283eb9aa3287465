import { screen } from '@testing-library/react'
import { TextInput } from 'react-admin'
import { describe, expect, it } from 'vitest'
import { resources } from '../../../resources/index.ts'
import { present } from '../../../src/core/index.ts'
import type { CellProps, InputProps } from '../../../src/core/index.ts'
import { createBackend } from './backend.ts'
import { renderPage } from './renderPage.tsx'
import { aSpecimen, specimen, specimenTexts } from './specimen.ts'

const Shouted = ({ place, record }: CellProps) => <strong>{`${String(record[place.name])}!`}</strong>
const Own = ({ source, label }: InputProps) => <TextInput source={source} label={label} placeholder="own" />

present(specimen, {
  fields: { name: { Cell: Shouted }, notes: Own },
  show: ({ children }) => (
    <>
      <p>before</p>
      {children}
      <p>after</p>
    </>
  ),
})

// Names are held against the descriptor's fields.
// @ts-expect-error a patient has no field of that name
present({ ...resources.patient, name: 'nobody' }, { fields: { photograph: Own } })

const open = (at: string) => {
  const backend = createBackend({ specimen: [aSpecimen] }, { specimen })
  return renderPage({ backend, at, texts: specimenTexts })
}

describe('what is presented otherwise', () => {
  it('stands around the page and in the place of a cell', async () => {
    open('/specimen/1/show')
    expect(await screen.findByText('石英!')).toBeVisible()
    expect(screen.getByText('before')).toBeVisible()
    expect(screen.getByText('after')).toBeVisible()
  })

  it('is the input where an input alone is given, and leaves the others as they are', async () => {
    open('/specimen/1')
    expect(await screen.findByPlaceholderText('own')).toHaveValue('第一行第二行')
    expect(screen.getByLabelText(/^名称/)).toHaveValue('石英')
  })
})
