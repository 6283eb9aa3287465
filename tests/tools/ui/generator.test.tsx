import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { strFromU8, unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { findingsOf } from '../../../generator/check.ts'
import { GeneratorPage } from '../../../src/tools/generator/GeneratorPage.tsx'
import { newEntity } from '../../../src/tools/generator/useEntity.ts'
import { packed, writtenFiles } from '../../../src/tools/generator/outputs/download.ts'
import { createBackend } from '../../core/ui/backend.ts'
import { renderPage } from '../../core/ui/renderPage.tsx'

/** What stands in the window of the preview. */
const preview = (): HTMLElement => screen.getByTitle<HTMLIFrameElement>('Preview of the pages').contentDocument!.body

it('shows the pages of what is typed at once, tells what a start would find, and hands out the files', async () => {
  const backend = createBackend()
  backend.on('generator', 'documents', ({ body }) => ({
    json: { sql: `create table ${(body['descriptor'] as { name: string }).name}`, api: '{}' },
  }))
  renderPage({ backend, at: '/generator', language: 'en', pages: { '/generator': <GeneratorPage /> } })

  // The list is there, with sample rows, by what makes all lists.
  await waitFor(() => expect(within(preview()).getByRole('heading', { level: 1 })).toHaveTextContent('Branches'))
  expect(await within(preview()).findByText('Branch 8')).toBeInTheDocument()

  // A field that is typed is a column of it, of the type that fields of its name have.
  fireEvent.change(screen.getByLabelText('Add a field'), { target: { value: 'Contact phone' } })
  fireEvent.click(screen.getByText('Add', { selector: 'button' }))
  expect(await within(preview()).findByText('010-10000008')).toBeInTheDocument()
  expect(within(preview()).getByRole('columnheader', { name: 'Contact phone' })).toBeInTheDocument()

  // What it is called is drawn as it is typed; what nothing can be called changes nothing.
  fireEvent.change(screen.getAllByLabelText('Name in code')[1]!, { target: { value: 'class' } })
  expect(await screen.findByText('This word is reserved: choose another')).toBeInTheDocument()
  fireEvent.change(screen.getAllByLabelText('Name in code')[1]!, { target: { value: 'hotline' } })
  expect(await screen.findByText(/hotline: text\(\{ match: 'phone' \}\)/)).toBeInTheDocument()

  // The form validates. There is nothing to be scrolled without a layout, in this window either.
  Object.assign(preview().ownerDocument.defaultView!.Element.prototype, { scrollIntoView: () => undefined })
  fireEvent.click(screen.getByText('Form', { selector: '[aria-pressed]' }))
  fireEvent.change(await within(preview()).findByLabelText(/Contact phone/), { target: { value: '12' } })
  fireEvent.click(within(preview()).getByText('Save', { selector: 'button' }))
  await waitFor(() => expect(within(preview()).getByLabelText(/Contact phone/)).toBeInvalid())

  // A word that is missing keeps the files back.
  fireEvent.change(screen.getAllByLabelText('Name in English')[0]!, { target: { value: '' } })
  expect(await screen.findByText(/^One name is missing/)).toBeInTheDocument()
  expect(screen.getByText('Download the code')).toBeDisabled()
})

it('writes the options and the words of an entity as they are typed', async () => {
  const backend = createBackend()
  backend.on('generator', 'documents', () => ({ json: { sql: '', api: '{}' } }))
  renderPage({ backend, at: '/generator', language: 'en', pages: { '/generator': <GeneratorPage /> } })
  const retype = async (at: number, type: string): Promise<void> => {
    fireEvent.mouseDown(
      within(
        screen
          .getAllByRole('listitem', { hidden: true })
          .filter(row => within(row).queryAllByLabelText('Name in code').length > 0)[at]!,
      ).getAllByRole('combobox', { hidden: true })[0]!,
    )
    fireEvent.click(await screen.findByRole('option', { name: type }))
  }
  for (const words of ['Shelf mark', 'Papers']) {
    fireEvent.change(screen.getByLabelText('Add a field'), { target: { value: words } })
    fireEvent.click(screen.getByText('Add', { selector: 'button' }))
    expect(await screen.findByDisplayValue(words)).toBeInTheDocument()
  }

  await retype(1, 'Choice')
  fireEvent.click(screen.getByLabelText('More options of shelfMark'))
  fireEvent.change(await screen.findByDisplayValue('first'), { target: { value: 'new' } })
  expect(await screen.findByText(/shelfMark: choice\(\['new', 'second'\]\)/)).toBeInTheDocument()
  fireEvent.change(screen.getByDisplayValue('new'), { target: { value: 'constructor' } })
  expect(await screen.findByText('This word is reserved: choose another')).toBeInTheDocument()

  await retype(2, 'Attachment')
  fireEvent.click(screen.getByLabelText('More options of papers'))
  const endings = await screen.findByLabelText('Endings of files')
  for (const typed of ['pdf,', 'pdf, ', 'pdf, docx']) fireEvent.change(endings, { target: { value: typed } })
  expect(endings).toHaveValue('pdf, docx')
  expect(await screen.findByText(/papers: attachment\(\{ types: \['pdf', 'docx'\]/)).toBeInTheDocument()
})

it('packs the files of the entity and the lines that it has elsewhere', async () => {
  const entity = newEntity()
  expect(findingsOf(entity.resource)).toEqual([])
  const files = await writtenFiles(entity)
  expect(files.map(([file]) => file)).toEqual([
    'resources/organisations/branch.ts',
    'i18n/zh/organisations/branch.ts',
    'i18n/en/organisations/branch.ts',
    'resources/organisations/index.ts',
    'i18n/zh/organisations/index.ts',
    'i18n/zh/organisations/guides.ts',
    'i18n/en/organisations/index.ts',
    'i18n/en/organisations/guides.ts',
    'src/shell/layout/moreIcons.tsx',
  ])
  const unpacked = unzipSync(new Uint8Array(await (await packed(files)).arrayBuffer()))
  expect(strFromU8(unpacked['resources/organisations/index.ts']!)).toContain("import { branch } from './branch.ts'")
  expect(strFromU8(unpacked['src/shell/layout/moreIcons.tsx']!)).toContain('branch: StorefrontOutlined')
})

it('begins with an entity that there is, or with a table, and says what of it is otherwise', async () => {
  const backend = createBackend()
  backend.on('generator', 'documents', () => ({ json: { sql: '', api: '{}' } }))
  backend.on('generator', 'tables', () => ({
    json: [
      { name: 'repair', columns: 2, comment: 'Repairs', resource: null },
      { name: 'spare_part', columns: 4, comment: null, resource: null },
    ],
  }))
  const column = { required: false, unique: false, comment: null, to: null, options: null, reading: null }
  backend.on('generator', 'table', () => ({
    json: {
      name: 'repair',
      comment: 'Repairs',
      reading: null,
      columns: [
        { ...column, name: 'class', type: 'text' },
        { ...column, name: 'place', type: 'point' },
      ],
    },
  }))
  renderPage({ backend, at: '/generator', language: 'en', pages: { '/generator': <GeneratorPage /> } })

  fireEvent.click(await screen.findByText('Begin with …'))
  fireEvent.click(await screen.findByText('doctor', { selector: 'code' }))
  expect(await screen.findByText(/export const doctor = resource/)).toBeInTheDocument()
  expect(await screen.findByDisplayValue('occupation')).toBeInTheDocument()
  expect(screen.getByText('Download the code')).toBeEnabled()

  fireEvent.click(screen.getByText('Begin with …'))
  fireEvent.click(await screen.findByText('A table'))
  expect(await screen.findByRole('button', { name: /spare_part/ })).toHaveTextContent(/^spare_part4 columns$/)
  fireEvent.click(await screen.findByText('Repairs'))
  expect(await screen.findByDisplayValue('repairClass')).toBeInTheDocument()
  expect(screen.getByText(/is of a type that no field has/)).toBeInTheDocument()
  expect(await within(preview()).findByText('Repairs 8')).toBeInTheDocument()

  // Of what there is one record, there is no list.
  fireEvent.click(screen.getByText('Begin with …'))
  fireEvent.click(await screen.findByText('wxSetting', { selector: 'code' }))
  fireEvent.click(await screen.findByText('List', { selector: '#edit-list' }))
  expect(await screen.findByText(/This entity has no list/)).toBeInTheDocument()
})
