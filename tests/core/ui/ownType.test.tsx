import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { gauge } from '../support/percent.ts'
import { createBackend } from './backend.ts'
import { errorOf, input, valueOf } from './dom.ts'
import { renderPage } from './renderPage.tsx'

const texts = {
  gauge: {
    name: '量表',
    fields: {
      name: '名称',
      share: '占比',
      closed: '已关闭',
      id: '编号',
      createdAt: '创建时间',
      createdBy: '创建人',
      updatedAt: '更新时间',
      updatedBy: '更新人',
    },
    sections: { all: '全部' },
    choices: {},
    actions: { close: '关闭' },
    done: { close: '已关闭' },
    inputs: {},
  },
}
const one = {
  id: 1,
  version: 1,
  name: '第一',
  share: 45.5,
  closed: false,
  createdAt: '2026-01-01T00:00:00Z',
  createdBy: 1,
  createdByLabel: '管理员',
  updatedAt: '2026-01-01T00:00:00Z',
  updatedBy: 1,
  updatedByLabel: '管理员',
}

const open = (at: string) => {
  const backend = createBackend({ gauge: [one] }, { gauge })
  return { backend, ...renderPage({ backend, at, texts }) }
}

describe('a type that is made known by one line', () => {
  it('is shown by its own words in lists', async () => {
    open('/gauge')
    expect(await screen.findByText('45.5 %')).toBeInTheDocument()
  })

  it('is shown on the page of a record', async () => {
    open('/gauge/1/show')
    expect(await valueOf('占比')).toHaveTextContent('45.5 %')
  })

  it('is typed as a number, checked while it is typed, and sent as one', async () => {
    const { backend } = open('/gauge/1')
    fireEvent.change(await input('占比'), { target: { value: '101' } })
    fireEvent.click(screen.getByText('保存', { selector: 'button' }))
    await waitFor(async () => expect(errorOf(await input('占比'))).toContain('100'))
    fireEvent.change(await input('占比'), { target: { value: '12.5' } })
    fireEvent.click(screen.getByText('保存', { selector: 'button' }))
    await waitFor(() => expect(backend.callsOf('gauge', 'update').at(-1)?.body).toMatchObject({ id: 1, share: 12.5 }))
  })
})
