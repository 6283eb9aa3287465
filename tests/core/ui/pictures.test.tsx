import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { file, image, resource, text } from '../../../resources/core/index.ts'
import type { AnyResource } from '../../../resources/core/index.ts'
import { upload } from '../../../resources/system/upload.ts'
import { turnedSize } from '../../../src/core/picture/cutOut.ts'
import { createBackend } from './backend.ts'
import { input, valueOf } from './dom.ts'
import { renderPage } from './renderPage.tsx'

// jsdom has neither pictures nor a canvas: what the browser reads and draws is held by tests in a real one.
vi.mock('../../../src/core/picture/readPicture.ts', () => ({
  readPicture: async (chosen: File) => {
    if (chosen.type !== 'image/png') throw new Error('no picture')
    return new Image()
  },
  releasePicture: () => undefined,
}))
vi.mock('../../../src/core/picture/CropDialog.tsx', () => ({
  default: ({ onDone }: { onDone: (picture: Blob) => void }) => (
    <button type="button" onClick={() => onDone(new Blob(['cut out']))}>
      用这一部分
    </button>
  ),
}))
afterAll(() => {
  vi.doUnmock('../../../src/core/picture/readPicture.ts')
  vi.doUnmock('../../../src/core/picture/CropDialog.tsx')
})

const key = 'a'.repeat(32)
const portrait: AnyResource = resource({
  name: 'portrait',
  label: 'name',
  scopedBy: 'nothing',
  fields: { name: text({ required: true }), photo: image({ shape: 'round' }) },
  list: { columns: ['name', 'photo'] },
  form: [{ section: 'all', fields: ['name', 'photo'] }],
  actions: {
    list: { call: 'GET api/portrait' },
    get: { call: 'GET api/portrait/{id}' },
    create: { call: 'POST api/portrait' },
    update: { call: 'PUT api/portrait' },
    scan: {
      call: 'POST api/portrait/scan',
      on: 'list',
      input: { document: file({ required: true, types: ['application/pdf'] }) },
    },
  },
})
const texts = {
  portrait: {
    name: '肖像',
    fields: {
      name: '名称',
      photo: '照片',
      id: '编号',
      createdAt: '创建时间',
      createdBy: '创建人',
      updatedAt: '更新时间',
      updatedBy: '更新人',
    },
    sections: { all: '全部' },
    choices: {},
    actions: { scan: '扫描' },
    done: { scan: '已扫描' },
    inputs: { scan: { fields: { document: '文档' } } },
  },
}
const stored = { id: 1, version: 1, name: '石英', photo: key, photoUrl: '/api/file/one' }

const open = (at: string, record: Record<string, unknown> = stored) => {
  const backend = createBackend({ portrait: [record as typeof stored] }, { portrait, upload: upload })
  return { backend, ...renderPage({ backend, at, texts }) }
}
const choose = (type = 'image/png') =>
  fireEvent.change(screen.getByTestId('picture-file'), { target: { files: [new File(['x'], 'me.png', { type })] } })

describe('a picture', () => {
  it('is shown small in a list and large on its page, at the address that came with its key', async () => {
    open('/portrait/1/show')
    const shown = await waitFor(async () => within(await valueOf('照片')).getByRole('img'))
    expect(shown).toHaveAttribute('src', '/api/file/one')
    expect(shown).toHaveAttribute('alt', '照片')
  })

  it('is uploaded when it was cut out, and its key goes into the record', async () => {
    const { backend } = open('/portrait/1')
    backend.on('upload', 'image', () => ({ json: { key: 'b'.repeat(32), keyUrl: '/api/file/two' } }))
    await screen.findByText('更换图片')
    choose()
    fireEvent.click(await screen.findByText('用这一部分'))
    await waitFor(() => {
      expect(screen.getByAltText('照片')).toHaveAttribute('src', '/api/file/two')
    })
    fireEvent.click(screen.getByText('保存', { selector: 'button' }))
    await waitFor(() => {
      expect(backend.callsOf('portrait', 'update')).toHaveLength(1)
    })
    expect(backend.callsOf('portrait', 'update')[0]?.body).toEqual({ id: 1, version: 1, photo: 'b'.repeat(32) })
  })

  it('that is on its way is waited for: a form is not saved without it', async () => {
    const { backend } = open('/portrait/1')
    let answer = (): void => undefined
    backend.on(
      'upload',
      'image',
      () =>
        new Promise(resolve => {
          answer = () => resolve({ json: { key: 'b'.repeat(32), keyUrl: '/api/file/two' } })
        }),
    )
    const name = await input('名称')
    fireEvent.change(name, { target: { value: '方解石' } })
    choose()
    fireEvent.click(await screen.findByText('用这一部分'))
    await waitFor(() => {
      expect(backend.callsOf('upload', 'image')).toHaveLength(1)
    })
    fireEvent.click(screen.getByText('保存', { selector: 'button' }))
    expect((await screen.findAllByText('图片还在上传，请等上传完成后再保存')).length).toBeGreaterThan(0)
    expect(backend.callsOf('portrait', 'update')).toHaveLength(0)
    answer()
    await waitFor(() => {
      expect(screen.getByAltText('照片')).toHaveAttribute('src', '/api/file/two')
    })
    fireEvent.click(screen.getByText('保存', { selector: 'button' }))
    await waitFor(() => {
      expect(backend.callsOf('portrait', 'update')[0]?.body).toEqual({
        id: 1,
        version: 1,
        name: '方解石',
        photo: 'b'.repeat(32),
      })
    })
  })

  it('can be taken away', async () => {
    const { backend } = open('/portrait/1')
    fireEvent.click(await screen.findByText('移除图片'))
    await screen.findByText('选择图片')
    fireEvent.click(screen.getByText('保存', { selector: 'button' }))
    await waitFor(() => {
      expect(backend.callsOf('portrait', 'update')[0]?.body).toEqual({ id: 1, version: 1, photo: null })
    })
  })

  it('says at its field what is no picture, and what the server refuses', async () => {
    const { backend } = open('/portrait/1', { ...stored, photo: null as unknown as string })
    await screen.findByText('选择图片')
    choose('text/html')
    expect(await screen.findByRole('alert')).toHaveTextContent('无法打开此文件')
    backend.on('upload', 'image', () => backend.problem(400, 'invalid', '提交的内容有误', { file: '不是可用的图片' }))
    choose()
    fireEvent.click(await screen.findByText('用这一部分'))
    await waitFor(() => {
      expect(screen.getByRole('alert')).toHaveTextContent('不是可用的图片')
    })
  })
})

describe('a file', () => {
  it('that an action asks for goes along with it', async () => {
    const { backend, user } = open('/portrait')
    await user.click(await screen.findByText('扫描', { selector: 'button' }))
    const chooser = await screen.findByText('选择文件')
    const field = chooser.parentElement!.querySelector('input')!
    expect(field.accept).toBe('application/pdf')
    fireEvent.change(field, { target: { files: [new File(['%PDF'], '病历.pdf', { type: 'application/pdf' })] } })
    await screen.findByText('病历.pdf')
    await user.click(screen.getAllByText('扫描', { selector: '[role="dialog"] button' })[0]!)
    await waitFor(() => {
      expect(backend.callsOf('portrait', 'scan')[0]?.body['document']).toBeInstanceOf(File)
    })
  })
})

describe('the box around a turned picture', () => {
  it.each([
    [0, 40, 20],
    [90, 20, 40],
    [180, 40, 20],
    [270, 20, 40],
  ])('by %i degrees', (degrees, width, height) => {
    const size = turnedSize(40, 20, degrees)
    expect(size.width).toBeCloseTo(width)
    expect(size.height).toBeCloseTo(height)
  })
})
