import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { resources } from '../../../resources/index.ts'
import { rowCounter } from '../../../src/core/list/countRows.ts'
import { createBackend } from './backend.ts'
import { renderPage } from './renderPage.tsx'

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)

describe('counting rows as they arrive', () => {
  it('leaves out the head, and line breaks within quotes', () => {
    const count = rowCounter()
    expect(count(bytes('name,remark\r\n'))).toBe(0)
    expect(count(bytes('a,"first\nsec'))).toBe(0)
    expect(count(bytes('ond ""quoted""\n"\r\nb,c\r\n'))).toBe(2)
  })
})

describe('the export', () => {
  const files: Blob[] = []
  beforeEach(() => {
    files.length = 0
    Object.assign(URL, {
      createObjectURL: (file: Blob) => {
        files.push(file)
        return 'blob:file'
      },
      revokeObjectURL: () => undefined,
    })
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  })
  afterEach(() => {
    vi.restoreAllMocks()
  })

  it('takes all filtered rows with the columns as they are shown', async () => {
    const backend = createBackend()
    backend.on('patient', 'export', () => ({
      text: '姓名\r\n王子涵\r\n',
      headers: { 'X-Total-Count': '1', 'Content-Type': 'text/csv' },
    }))
    const filter = encodeURIComponent('{"access":["permission"]}')
    const { user } = renderPage({ backend, at: `/patient?filter=${filter}` })
    await user.click(await screen.findByRole('button', { name: '选择范围和格式' }))
    await user.click(await screen.findByText('导出筛选出的全部 3 条（CSV 文件）'))
    await screen.findByText('导出完成')
    expect(backend.callsOf('patient', 'export')[0]?.query).toEqual({
      format: 'csv',
      access: 'permission',
      sort: 'id,desc',
      columns: resources.patient.list!.columns.join(','),
    })
    expect(await files[0]?.text()).toBe('姓名\r\n王子涵\r\n')
    // The format that was taken last is that of the button from then on.
    await user.click(screen.getByRole('button', { name: '导出' }))
    await waitFor(() => {
      expect(files).toHaveLength(2)
    })
    expect(backend.callsOf('patient', 'export')[1]?.query).toEqual(backend.callsOf('patient', 'export')[0]?.query)
  })

  it('takes a workbook as long as nobody wanted anything else', async () => {
    const backend = createBackend()
    backend.on('patient', 'export', () => ({ text: 'PK', headers: { 'X-Total-Count': '3' } }))
    const { user } = renderPage({ backend, at: '/patient' })
    // Whoever clicks twice takes it once.
    await user.dblClick(await screen.findByRole('button', { name: '导出' }))
    await screen.findByText('导出完成')
    expect(backend.callsOf('patient', 'export').map(({ query }) => query['format'])).toEqual(['xlsx'])
    await user.click(screen.getByRole('button', { name: '导出' }))
    await waitFor(() => {
      expect(files).toHaveLength(2)
    })
  })

  it('tells how far it is, and stops when it is cancelled', async () => {
    const backend = createBackend()
    let stop: (() => void) | undefined
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(bytes('head\r\n1\r\n2\r\n'))
        stop = () => controller.error(new DOMException('', 'AbortError'))
      },
    })
    const fetch = backend.fetch
    const slow = {
      ...backend,
      fetch: async (url: string, init: RequestInit = {}) => {
        if (!url.includes('/export')) return fetch(url, init)
        init.signal?.addEventListener('abort', () => stop?.())
        return new Response(body, { headers: { 'X-Total-Count': '500' } })
      },
    }
    const { user } = renderPage({ backend: slow, at: '/patient' })
    await user.click(await screen.findByRole('button', { name: '选择范围和格式' }))
    await user.click(await screen.findByText('导出全部 3 条（CSV 文件）'))
    await screen.findByText('已读取 2 / 500 行')
    await user.click(await screen.findByText('取消'))
    await waitFor(() => {
      expect(screen.queryByText('正在导出')).toBeNull()
    })
    expect(files).toEqual([])
  })
})
