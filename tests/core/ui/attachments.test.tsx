import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { attachments, resource, text } from '../../../resources/core/index.ts'
import type { AnyResource } from '../../../resources/core/index.ts'
import { sendByParts } from '../../../src/core/inputs/sendByParts.ts'
import { createBackend } from './backend.ts'
import { renderPage } from './renderPage.tsx'

// What comes by parts speaks to a host by a protocol of its own, whose tests send through it.
vi.mock('../../../src/core/inputs/sendByParts.ts', () => ({ sendByParts: vi.fn() }))

const declared = resource({
  name: 'parcel',
  label: 'name',
  scopedBy: 'nothing',
  fields: { name: text({ required: true, max: 25 }), papers: attachments({ types: ['pdf'], most: 3 }) },
  form: [{ section: 'all', fields: ['name', 'papers'] }],
  actions: { get: { call: 'GET api/parcel/{id}' }, update: { call: 'PUT api/parcel' } },
})
const parcel: AnyResource = declared
const texts = {
  parcel: {
    name: '包裹',
    fields: {
      name: '名称',
      papers: '单据',
      createdAt: '创建时间',
      createdBy: '创建人',
      updatedAt: '更新时间',
      updatedBy: '更新人',
    },
    sections: { all: '全部内容' },
    empty: '空',
  },
}
const keyOf = (name: string): string => name.charCodeAt(0).toString(16).padStart(32, '0')
const stored = {
  id: 1,
  version: 1,
  name: '包裹一',
  papers: [keyOf('a')],
  papersFiles: [{ name: 'a.pdf', url: '/api/file/a' }],
}

beforeEach(() => {
  vi.mocked(sendByParts).mockImplementation(async ({ name, size }) => ({
    done: name.startsWith('!')
      ? Promise.reject(new Error('文件太大'))
      : Promise.resolve({ key: keyOf(name), name, size }),
    pause: () => undefined,
    resume: () => undefined,
    cancel: () => undefined,
  }))
})

const files = (...names: string[]) => names.map(name => new File(['x'], name, { type: 'application/pdf' }))

describe('several files of a record', () => {
  const edited = async () => {
    const backend = createBackend({ parcel: [stored] }, { parcel })
    const page = renderPage({ backend, at: '/parcel/1', texts })
    const group = await screen.findByRole('group', { name: '单据' })
    await within(group).findByText('a.pdf')
    const choose = (...names: string[]) =>
      page.user.upload(group.querySelector<HTMLInputElement>('input[type=file]')!, files(...names))
    const saved = async () => {
      await page.user.click(screen.getByRole('button', { name: '保存' }))
      await waitFor(() => {
        expect(backend.callsOf('parcel', 'update')).toHaveLength(1)
      })
      return (backend.callsOf('parcel', 'update')[0]!.body as Record<string, unknown>)['papers']
    }
    return { ...page, group, choose, saved }
  }

  it('are added to those that are there, in their order, and no more than may be', async () => {
    const { group, choose, saved } = await edited()
    await choose('b.pdf', 'c.pdf', 'd.pdf')
    expect(await within(group).findByText('c.pdf')).toBeVisible()
    expect(within(group).queryByText('d.pdf')).toBeNull()
    expect(within(group).getByRole('alert')).toHaveTextContent('最多还能添加 2 个文件')
    expect(within(group).getByRole('button', { name: '再加一个文件' })).toBeDisabled()
    expect(await saved()).toEqual(['a', 'b', 'c'].map(keyOf))
  })

  it('come after the one that is on its way', async () => {
    const { group, choose, saved } = await edited()
    let arrive = (): void => undefined
    vi.mocked(sendByParts).mockImplementationOnce(async ({ name, size }) => ({
      done: new Promise(resolve => {
        arrive = () => resolve({ key: keyOf(name), name, size })
      }),
      pause: () => undefined,
      resume: () => undefined,
      cancel: () => undefined,
    }))
    await choose('b.pdf')
    await choose('c.pdf', 'd.pdf')
    expect(within(group).getByRole('alert')).toHaveTextContent('最多还能添加 1 个文件')
    await choose('e.pdf')
    expect(within(group).getByRole('alert')).toHaveTextContent('不能再添加文件了')
    arrive()
    expect(await within(group).findByText('c.pdf')).toBeVisible()
    expect(await saved()).toEqual(['a', 'b', 'c'].map(keyOf))
  })

  it('name those that are refused, and the others come', async () => {
    const { group, choose, saved } = await edited()
    await choose('!b.pdf', '!c.pdf')
    const alert = await within(group).findByText(/!c\.pdf：文件太大/)
    expect(alert).toHaveTextContent('!b.pdf：文件太大')
    await choose('d.pdf')
    expect(await within(group).findByText('d.pdf')).toBeVisible()
    expect(await saved()).toEqual(['a', 'd'].map(keyOf))
  })

  it('are removed one by one; without any there is nothing', async () => {
    const { user, group, saved } = await edited()
    await user.click(within(group).getByRole('button', { name: '移除“a.pdf”' }))
    expect(within(group).queryByText('a.pdf')).toBeNull()
    expect(await saved()).toBeNull()
  })

  it('are led to by their names', async () => {
    renderPage({ backend: createBackend({ parcel: [stored] }, { parcel }), at: '/parcel/1/show', texts })
    expect(await screen.findByRole('link', { name: 'a.pdf' })).toHaveAttribute('href', '/api/file/a')
  })
})
