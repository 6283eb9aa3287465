import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Link } from 'react-router-dom'
import { expect, it } from 'vitest'
import { resource, secret, text } from '../../../resources/core/index.ts'
import type { AnyResource } from '../../../resources/core/index.ts'
import { present } from '../../../src/core/index.ts'
import { createBackend } from './backend.ts'
import type { Row } from './backend.ts'
import { input } from './dom.ts'
import { renderPage } from './renderPage.tsx'

const declared = resource({
  name: 'shelfUnit',
  label: 'name',
  scopedBy: 'nothing',
  fields: { name: text({ required: true, max: 25 }), place: text({ max: 25 }) },
  list: { columns: ['name', 'place'] },
  form: [{ section: 'all', fields: ['name', 'place'] }],
  actions: {
    list: { call: 'GET api/shelfUnit' },
    get: { call: 'GET api/shelfUnit/{id}' },
    create: { call: 'POST api/shelfUnit' },
    update: { call: 'PUT api/shelfUnit' },
    lend: { call: 'PUT api/shelfUnit/lend/{id}', input: { whom: text({ required: true }) } },
    copy: { call: 'PUT api/shelfUnit/copy/{id}' },
    newKey: { call: 'PUT api/shelfUnit/newKey/{id}', bulk: true, output: { key: secret() } },
  },
})
/** Ways to the same page of another record, as the search of the top bar and the browser's own buttons are. */
const Ways = () => (
  <>
    <Link to="/shelfUnit/2/show">show 2</Link>
    <Link to="/shelfUnit/2">edit 2</Link>
    <Link to={`/shelfUnit/create?source=${encodeURIComponent('{"name":"架乙"}')}`}>create</Link>
  </>
)
present(declared, {
  buttons: [Ways],
  formParts: { all: Ways },
  made: { copy: given => (given as { readonly id: number }).id },
})
const shelfUnit: AnyResource = declared
const texts = {
  shelfUnit: {
    name: '架子',
    fields: {
      name: '名称',
      place: '位置',
      createdAt: '创建时间',
      createdBy: '创建人',
      updatedAt: '更新时间',
      updatedBy: '更新人',
    },
    sections: { all: '全部' },
    actions: { lend: '借出', copy: '复制', newKey: '换锁' },
    done: { lend: '已借出', copy: '已复制', newKey: '已换锁' },
    outputs: { newKey: { key: '新钥匙' } },
    inputs: { lend: { fields: { whom: '借给谁' } } },
    empty: '空',
  },
}
const rows: Row[] = [1, 2, 3].map(id => ({ id, version: 1, name: `架${id}`, place: `位${id}` }))

const open = (at: string) => {
  const backend = createBackend({ shelfUnit: rows }, { shelfUnit })
  return { backend, ...renderPage({ backend, at, texts }) }
}
const go = (to: string) => fireEvent.click(screen.getByText(to, { selector: 'a' }))

it('what was asked of one record is not open on the page of another', async () => {
  const { backend, user } = open('/shelfUnit/1/show')
  await user.click(await screen.findByRole('button', { name: '借出' }))
  await user.type(await input('借给谁'), '小李')
  go('show 2')
  expect(await screen.findByRole('heading', { name: '架2' })).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click(await screen.findByRole('button', { name: '借出' }))
  expect(await input('借给谁')).toHaveValue('')
  await user.type(await input('借给谁'), '小王')
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: '借出' }))
  await waitFor(() => {
    expect(backend.callsOf('shelfUnit', 'lend').map(({ id, body }) => [id, body['whom']])).toEqual([[2, '小王']])
  })
})

it('the form of one record is not shown at the address of another while that comes', async () => {
  const { backend } = open('/shelfUnit/1')
  expect(await input('名称')).toHaveValue('架1')
  let answer = (): void => undefined
  backend.on(
    'shelfUnit',
    'get',
    () =>
      new Promise(resolve => {
        answer = () => resolve(undefined)
      }),
  )
  go('edit 2')
  await waitFor(() => {
    expect(backend.callsOf('shelfUnit', 'get').at(-1)?.id).toBe(2)
  })
  expect(screen.queryByDisplayValue('架1')).toBeNull()
  answer()
  expect(await input('名称')).toHaveValue('架2')
})

it('the form of a new record begins anew with another beginning, and keeps what was typed for the one before apart', async () => {
  const { backend, user } = open(`/shelfUnit/create?source=${encodeURIComponent('{"name":"架甲"}')}`)
  const name = await input('名称')
  await waitFor(() => {
    expect(name).toHaveValue('架甲')
  })
  await user.type(await input('位置'), '东')
  go('create')
  await waitFor(async () => {
    expect(await input('名称')).toHaveValue('架乙')
  })
  expect(await input('位置')).toHaveValue('')
  await user.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(() => {
    expect(backend.callsOf('shelfUnit', 'create').map(({ body }) => body['name'])).toEqual(['架乙'])
  })
})

it('whoever went on to another record is not led away by what was done with the one before', async () => {
  const { backend, user, place } = open('/shelfUnit/1/show')
  let answer = (): void => undefined
  backend.on(
    'shelfUnit',
    'copy',
    () =>
      new Promise(resolve => {
        answer = () => resolve({ json: { id: 3 } })
      }),
  )
  await user.click(await screen.findByRole('button', { name: '复制' }))
  await waitFor(() => {
    expect(backend.callsOf('shelfUnit', 'copy')).toHaveLength(1)
  })
  go('show 2')
  await screen.findByRole('heading', { name: '架2' })
  answer()
  expect(await screen.findByText(/已复制/)).toBeInTheDocument()
  expect(place().pathname).toBe('/shelfUnit/2/show')
})

it('what is shown once is shown wherever one is by then', async () => {
  const { backend, user } = open('/shelfUnit/1/show')
  let answer = (): void => undefined
  backend.on(
    'shelfUnit',
    'newKey',
    () =>
      new Promise(resolve => {
        answer = () => resolve({ json: { key: 'key-of-1' } })
      }),
  )
  const press = async () => {
    const button = screen.queryByRole('button', { name: '换锁' })
    if (button) return user.click(button)
    await user.click(await screen.findByRole('button', { name: '更多操作' }))
    return user.click(await screen.findByRole('menuitem', { name: '换锁' }))
  }
  await screen.findByRole('heading', { name: '架1' })
  await press()
  await waitFor(() => {
    expect(backend.callsOf('shelfUnit', 'newKey')).toHaveLength(1)
  })
  go('show 2')
  await screen.findByRole('heading', { name: '架2' })
  answer()
  expect(await screen.findByLabelText('新钥匙')).toHaveValue('key-of-1')
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: '关闭' }))
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

it('what was not possible for some is told wherever one is by then', async () => {
  const { backend, user } = open('/shelfUnit')
  const answers: (() => void)[] = []
  backend.on(
    'shelfUnit',
    'newKey',
    ({ id }) =>
      new Promise(resolve => {
        answers.push(() =>
          resolve(
            id === 2
              ? { status: 409, json: { status: 409, code: 'inUse', message: '架2 正在使用' } }
              : { json: { key: null } },
          ),
        )
      }),
  )
  for (const box of (await screen.findAllByRole('checkbox')).slice(1)) await user.click(box)
  await user.click(await screen.findByRole('button', { name: '换锁' }))
  await waitFor(() => {
    expect(answers).not.toHaveLength(0)
  })
  await user.click(screen.getByText('架2'))
  await screen.findByRole('heading', { name: '架2' })
  await waitFor(() => {
    answers.forEach(answer => answer())
    expect(screen.getByText('架2 正在使用')).toBeVisible()
  })
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: '关闭' }))
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

it('what is wrong with an answer is told where its question is no more', async () => {
  const { backend, user } = open('/shelfUnit/1/show')
  let answer = (): void => undefined
  backend.on(
    'shelfUnit',
    'lend',
    () =>
      new Promise(resolve => {
        answer = () =>
          resolve({
            status: 400,
            json: { status: 400, code: 'invalid', message: '校验失败', errors: { whom: '没有这个人' } },
          })
      }),
  )
  await user.click(await screen.findByRole('button', { name: '借出' }))
  await user.type(await input('借给谁'), '小李')
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: '借出' }))
  await waitFor(() => {
    expect(backend.callsOf('shelfUnit', 'lend')).toHaveLength(1)
  })
  go('show 2')
  await screen.findByRole('heading', { name: '架2' })
  answer()
  expect(await screen.findByText(/没有这个人|校验失败/)).toBeVisible()
})
