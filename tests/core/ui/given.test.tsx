import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { flag, resource, secret, text } from '../../../resources/core/index.ts'
import type { AnyResource } from '../../../resources/core/index.ts'
import { present } from '../../../src/core/index.ts'
import { createBackend } from './backend.ts'
import type { Row } from './backend.ts'
import { input } from './dom.ts'
import { renderPage } from './renderPage.tsx'

const declared = resource({
  name: 'locker',
  label: 'name',
  scopedBy: 'nothing',
  fields: { name: text({ required: true, max: 25 }) },
  list: { columns: ['name'] },
  form: [{ section: 'all', fields: ['name'] }],
  actions: {
    list: { call: 'GET api/locker' },
    get: { call: 'GET api/locker/{id}' },
    create: { call: 'POST api/locker', output: { firstKey: secret() } },
    newKey: { call: 'PUT api/locker/newKey/{id}', bulk: true, output: { sent: flag(), key: secret() } },
    clear: { call: 'PUT api/locker/clear/{id}', confirm: true },
  },
})
present(declared, { successMessage: { newKey: ({ sent }) => (sent === true ? undefined : 'app.generator.notSent') } })
const locker: AnyResource = declared
const texts = {
  locker: {
    name: '柜子',
    fields: { name: '名称' },
    sections: { all: '全部' },
    actions: { newKey: '换锁', clear: '清空' },
    done: { newKey: '已换锁', clear: '已清空' },
    outputs: { create: { firstKey: '首把钥匙' }, newKey: { key: '新钥匙' } },
    empty: '空',
  },
}
const rows: Row[] = [1, 2, 3].map(id => ({ id, version: 1, name: `柜${id}` }))

const open = (at: string) => {
  const backend = createBackend({ locker: rows }, { locker })
  return { backend, ...renderPage({ backend, at, texts }) }
}
const dialog = () => screen.findByRole('dialog')

describe('what is shown once', () => {
  it('is shown with the record that it came with, and leads on when it was read', async () => {
    const { backend, user, place } = open('/locker/create')
    backend.on('locker', 'create', ({ body }) => ({
      status: 201,
      json: { id: 9, version: 1, ...body, firstKey: 'first-4711' },
    }))
    await user.type(await input('名称'), '柜9')
    await user.click(screen.getByRole('button', { name: '保存' }))
    expect(within(await dialog()).getByLabelText('首把钥匙')).toHaveValue('first-4711')
    await user.keyboard('{Escape}')
    expect(place().pathname).toBe('/locker/create')
    const write = vi.spyOn(navigator.clipboard, 'writeText')
    await user.click(within(await dialog()).getByRole('button', { name: '复制' }))
    expect(write).toHaveBeenCalledWith('first-4711')
    await user.click(within(await dialog()).getByRole('button', { name: '关闭' }))
    await waitFor(() => {
      expect(place().pathname).not.toBe('/locker/create')
    })
    await waitFor(() => {
      expect(screen.queryByDisplayValue('first-4711')).toBeNull()
    })
    expect(document.body.innerHTML).not.toContain('first-4711')
  })

  it('is not asked for where nothing was given', async () => {
    const { backend, user, place } = open('/locker/create')
    backend.on('locker', 'create', ({ body }) => ({
      status: 201,
      json: { id: 9, version: 1, ...body, firstKey: null },
    }))
    await user.type(await input('名称'), '柜9')
    await user.click(screen.getByRole('button', { name: '保存' }))
    await waitFor(() => {
      expect(place().pathname).not.toBe('/locker/create')
    })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('is told for each of several records, also where others fail, and never said to be sent', async () => {
    const { backend, user } = open('/locker')
    backend.on('locker', 'newKey', ({ id }) => {
      if (id === 1) return { json: { sent: true, key: null } }
      return id === 2
        ? { json: { sent: false, key: 'key-of-2' } }
        : {
            status: 429,
            json: { status: 429, code: 'tooManyMessages', message: '该号码或邮箱收到的消息过多，请 20 分钟后再发' },
          }
    })
    for (const box of (await screen.findAllByRole('checkbox')).slice(1)) await user.click(box)
    await user.click(await screen.findByRole('button', { name: '换锁' }))
    expect(within(await dialog()).getByLabelText('新钥匙')).toHaveValue('key-of-2')
    await user.click(within(await dialog()).getByRole('button', { name: '关闭' }))
    expect(await screen.findByText('该号码或邮箱收到的消息过多，请 20 分钟后再发')).toBeVisible()
    expect(backend.callsOf('locker', 'newKey').map(({ id }) => id)).toEqual([1, 2, 3])
  })

  it('is shown of each of two that end together, one after the other', async () => {
    const { backend, user } = open('/locker')
    const answers: (() => void)[] = []
    backend.on(
      'locker',
      'newKey',
      ({ id }) =>
        new Promise(resolve => {
          answers.push(() => resolve({ json: { sent: false, key: `key-of-${id}` } }))
        }),
    )
    for (const name of ['柜1', '柜2']) {
      await user.click(await screen.findByRole('button', { name: `${name} 的操作` }))
      await user.click(await screen.findByRole('menuitem', { name: '换锁' }))
    }
    await waitFor(() => {
      expect(answers).toHaveLength(2)
    })
    answers.forEach(answer => answer())
    for (const key of ['key-of-1', 'key-of-2']) {
      await waitFor(() => {
        expect(screen.getByLabelText('新钥匙')).toHaveValue(key)
      })
      await user.click(within(await dialog()).getByRole('button', { name: '关闭' }))
    }
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull()
    })
  })

  it('names whose each is where there are several', async () => {
    const { backend, user } = open('/locker')
    backend.on('locker', 'newKey', ({ id }) => ({ json: { sent: false, key: `key-of-${id}` } }))
    for (const box of (await screen.findAllByRole('checkbox')).slice(1)) await user.click(box)
    await user.click(await screen.findByRole('button', { name: '换锁' }))
    const shown = await dialog()
    expect(
      within(shown)
        .getAllByLabelText('新钥匙')
        .map(one => (one as HTMLInputElement).value),
    ).toEqual(['key-of-1', 'key-of-2', 'key-of-3'])
    for (const name of ['柜1', '柜2', '柜3']) expect(within(shown).getByText(name)).toBeVisible()
    expect(await screen.findByText('3 个一次性密码没有发送，请您转交本人')).toBeVisible()
    const write = vi.spyOn(navigator.clipboard, 'writeText')
    await user.click(within(shown).getByRole('button', { name: '全部复制' }))
    expect(write).toHaveBeenCalledWith('柜1\tkey-of-1\n柜2\tkey-of-2\n柜3\tkey-of-3')
  })
})

it('what is being done with one record neither holds nor frees the question about another', async () => {
  const { backend, user } = open('/locker')
  const answers = new Map<string, () => void>()
  const later = (action: string) =>
    backend.on(
      'locker',
      action,
      () =>
        new Promise(resolve => {
          answers.set(action, () => resolve({ json: { sent: true } }))
        }),
    )
  later('newKey')
  later('clear')
  await user.click(await screen.findByRole('button', { name: '柜1 的操作' }))
  await user.click(await screen.findByRole('menuitem', { name: '换锁' }))
  await user.click(await screen.findByRole('button', { name: '柜2 的操作' }))
  await user.click(await screen.findByRole('menuitem', { name: '清空' }))
  const confirm = within(await dialog()).getByRole('button', { name: '清空' })
  expect(confirm).toBeEnabled()
  await user.click(confirm)
  await waitFor(() => {
    expect(answers.size).toBe(2)
  })
  answers.get('newKey')!()
  await screen.findByText(/已换锁/)
  expect(confirm).toBeDisabled()
  answers.get('clear')!()
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull()
  })
  expect(backend.callsOf('locker', 'clear').map(({ id }) => id)).toEqual([2])
})
