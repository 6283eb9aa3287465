import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { resources } from '../../../resources/index.ts'
import type { AnyResource } from '../../../resources/core/index.ts'
import { ImportPage } from '../../../src/core/import/ImportPage.tsx'
import type { Import } from '../../../src/core/import/useImport.ts'
import { createBackend } from './backend.ts'
import { renderPage } from './renderPage.tsx'

const patient: AnyResource = resources.patient
const column = (title: string, field: string | null, ...cells: string[]) => ({ title, field, cells })
const nothing: Import = {
  state: 'none',
  job: 0,
  sheet: null,
  rows: 0,
  done: 0,
  wrong: 0,
  columns: [],
  fixed: {},
  problems: [],
}
const read: Import = {
  ...nothing,
  state: 'read',
  job: 7,
  rows: 1,
  columns: [column('姓名', 'name', '王子涵'), column('电话', null, '123')],
}

/** A server that takes one file after the other: the first is wrong, the next is right. */
const open = (taken = read) => {
  const backend = createBackend()
  let job = nothing
  let files = 0
  const to = (next: Import) => {
    job = next
    return { json: job }
  }
  backend.on('patient', 'importState', () => ({ json: job }))
  backend.on('patient', 'import', () => {
    files += 1
    return to({ ...taken, job: 6 + files })
  })
  backend.on('patient', 'importCheck', () =>
    to(
      files === 1
        ? {
            ...job,
            state: 'checked',
            done: 1,
            wrong: 1,
            columns: [column('姓名', 'name', '王子涵'), column('电话', 'mobile', '123')],
            problems: [{ field: 'mobile', message: '格式不正确', count: 1 }],
          }
        : { ...job, state: 'checked', done: 1 },
    ),
  )
  backend.on('patient', 'importRows', () => ({
    json: { rows: [{ number: 2, cells: ['王子涵', '123'], errors: { mobile: '格式不正确' } }], total: 1 },
  }))
  backend.on('patient', 'importMend', () => to({ ...job, wrong: 0 }))
  backend.on('patient', 'importStore', () => to({ ...job, state: 'stored' }))
  backend.on('patient', 'importCancel', () => {
    to(nothing)
    return { json: { stored: 0 } }
  })
  const page = renderPage({
    backend,
    at: '/taking',
    language: 'en',
    pages: { '/taking': <ImportPage resource={patient} /> },
  })
  const choose = async (content = '姓名,电话\n王子涵,123\n') => {
    await screen.findByText(/The first row has the titles/)
    await page.user.upload(
      document.querySelector<HTMLInputElement>('input[type=file]')!,
      new File([content], 'children.csv', { type: 'text/csv' }),
    )
  }
  return { backend, choose, ...page }
}

/** One of three rows is wrong. */
const openChecked = async () => {
  const opened = open({
    ...read,
    rows: 3,
    columns: [column('姓名', 'name', '王子涵'), column('电话', 'mobile', '123')],
  })
  await opened.choose()
  await opened.user.click(await screen.findByRole('button', { name: 'Check' }))
  return opened
}

it('a file is chosen, its columns matched, what is wrong told, and what is right stored', async () => {
  const { backend, user, choose } = open()
  await choose()
  expect(await screen.findByText('1 row')).toBeVisible()
  await user.click(screen.getByRole('combobox', { name: 'Field: 电话' }))
  await user.click(await screen.findByRole('option', { name: 'Mobile' }))
  await user.click(screen.getByRole('button', { name: 'Check' }))
  expect(await screen.findByText(/^The row has mistakes/)).toBeVisible()
  expect(backend.callsOf('patient', 'importCheck')[0]?.body).toMatchObject({ columns: ['name', 'mobile'] })
  const report = await screen.findByRole('region', { name: 'Row by row' })
  await waitFor(() => {
    expect(
      within(report)
        .getAllByRole('row')
        .map(row => row.textContent),
    ).toEqual(['RowFieldCellMistake', '2王子涵Mobile格式不正确'])
  })
  expect(within(report).getByRole('textbox', { name: 'Row 2, Mobile' })).toHaveValue('123')
  expect(screen.queryByRole('button', { name: /^Import 1 row/ })).toBeNull()

  // Mended, it is another file.
  await user.click(screen.getByRole('button', { name: 'Import another file' }))
  await choose()
  await user.click(await screen.findByRole('button', { name: 'Check' }))
  expect(await screen.findByText('The row is right and can be imported.')).toBeVisible()
  expect(backend.callsOf('patient', 'importStore')).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Import 1 row' }))
  expect(await screen.findByText('1 row was imported')).toBeVisible()
})

it('a file whose columns are all known, and that has what each row needs, is checked at once; the columns stay to be looked at', async () => {
  const needed = ['name', 'gender', 'birthday', 'hospital']
  const { backend, choose, user } = open({ ...read, columns: needed.map(name => column(name, name, '1')) })
  await choose('name,gender,birthday,hospital\n')
  expect(await screen.findByText(/^The row has mistakes/)).toBeVisible()
  expect(backend.callsOf('patient', 'importCheck')[0]?.body).toEqual({ columns: needed, fixed: {} })
  await user.click(screen.getByRole('button', { name: 'Back to the columns' }))
  expect(await screen.findByRole('button', { name: 'Check' })).toBeVisible()
})

it('what is wrong is mended in the page, and checked again', async () => {
  const { backend, user, choose } = open()
  await choose()
  await user.click(await screen.findByRole('button', { name: 'Check' }))
  const cell = await screen.findByRole('textbox', { name: 'Row 2, Mobile' })
  const again = screen.getByRole('button', { name: 'Save corrections and check again' })
  expect(again).toBeDisabled()
  await user.clear(cell)
  await user.type(cell, '13912345678{Enter}')
  expect(await screen.findByRole('button', { name: 'Import 1 row' })).toBeVisible()
  expect(backend.callsOf('patient', 'importMend')[0]?.body).toEqual({
    cells: [{ row: 2, column: 1, text: '13912345678' }],
  })
})

it('says where to go for what is missing in every row, as no column tells it', async () => {
  const { backend, user, choose } = open()
  backend.on('patient', 'importRows', () => ({
    json: { rows: [{ number: 2, cells: ['王子涵', '123'], errors: { birthday: '不能为空' } }], total: 1 },
  }))
  await choose()
  await user.click(await screen.findByRole('button', { name: 'Check' }))
  expect(await screen.findByText('No column for it: go back to the columns, or add it to the file')).toBeVisible()
  expect(screen.queryByRole('textbox')).toBeNull()
})

it('who corrects cell after cell by keys goes on with the first that is left, and ends at what was found', async () => {
  const { backend, user } = await openChecked()
  const rows = (...errors: Readonly<Record<string, string>>[]) =>
    backend.on('patient', 'importRows', () => ({
      json: {
        rows: errors.map((one, at) => ({ number: 2 + at, cells: ['王', '1'], errors: one })),
        total: errors.length,
      },
    }))
  const checked = (wrong: number) =>
    backend.on('patient', 'importState', () => ({ json: { ...read, state: 'checked', rows: 3, wrong } }))
  const cell = await screen.findByRole('textbox', { name: 'Row 2, Mobile' })
  await user.type(cell, '4')
  rows({ name: '太短' }, { mobile: '位数不对' })
  checked(2)
  await user.type(cell, '{Enter}')
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Row 2, Name' })).toHaveFocus())
  await user.keyboard('5')
  checked(0)
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByText(/^All 3 rows are right/).closest('[role=status]')).toHaveFocus())
})

it('what was corrected and not sent is not left out by storing the rest; what is checked at once is shown as it is then', async () => {
  const { backend, user } = await openChecked()
  const cell = await screen.findByRole('textbox', { name: 'Row 2, Mobile' })
  await user.type(cell, '4')
  const store = () => screen.getByRole('button', { name: /right rows alone/ })
  expect(store()).toHaveTextContent('There are corrections that are not saved')
  await user.click(store())
  expect(screen.queryByRole('dialog')).toBeNull()

  const wrong = { number: 2, cells: ['王子涵', '1234'], errors: { mobile: '位数不对' } }
  backend.on('patient', 'importMend', () => ({ json: { ...read, state: 'checked', rows: 3, wrong: 1 } }))
  backend.on('patient', 'importRows', () => ({ json: { rows: [wrong], total: 1 } }))
  await user.type(cell, '{Enter}')
  expect(await screen.findByText('位数不对')).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Row 2, Mobile' })).toHaveValue('1234')
  expect(screen.getByRole('button', { name: 'Save corrections and check again' })).toBeDisabled()
  await user.click(store())
  expect(await screen.findByRole('dialog')).toBeVisible()
})

it('an import that is cancelled leaves nothing', async () => {
  const { backend, user, choose } = open()
  await choose('姓名\n王子涵\n')
  await user.click(await screen.findByRole('button', { name: 'Cancel the import' }))
  expect(await screen.findByText('The import was cancelled; nothing of it is left')).toBeInTheDocument()
  expect(await screen.findByText(/The first row has the titles/)).toBeVisible()
  expect(backend.callsOf('patient', 'importCancel')).toHaveLength(1)
})

it('nothing is asked of an import that was cancelled', async () => {
  const { backend, user } = await openChecked()
  await screen.findByRole('cell', { name: /^2\s*王子涵/ })
  const asked = backend.callsOf('patient', 'importRows').length
  await user.click(screen.getByRole('button', { name: 'Cancel the import' }))
  expect(await screen.findByText(/The first row has the titles/)).toBeVisible()
  expect(backend.callsOf('patient', 'importRows')).toHaveLength(asked)
})

it('the right rows are stored alone once that is confirmed, and it is told how many were left out', async () => {
  const { backend, user } = await openChecked()
  // By its name the row is found in the file.
  expect(await screen.findByRole('cell', { name: /^2\s*王子涵/ })).toBeVisible()
  await user.click(await screen.findByRole('button', { name: /right rows alone/ }))
  const dialog = await screen.findByRole('dialog')
  expect(dialog.querySelector('.RaConfirm-confirmPrimary, svg')).toBeNull()
  const asked = within(dialog).getByRole('button', { name: /right rows alone/ })
  await user.click(asked)
  await waitFor(() => {
    expect(backend.callsOf('patient', 'importStore')[0]?.body).toMatchObject({ leaveOut: true })
  })
  expect(await screen.findByText('1 wrong row was not imported')).toBeVisible()
})
