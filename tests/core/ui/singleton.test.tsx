import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { flag, resource, text } from '../../../resources/core/index.ts'
import type { AnyResource } from '../../../resources/core/index.ts'
import { SingletonPanel } from '../../../src/core/form/SingletonPanel.tsx'
import { createBackend } from './backend.ts'
import { input } from './dom.ts'
import { renderPage } from './renderPage.tsx'

const beacon: AnyResource = resource({
  name: 'beacon',
  label: 'name',
  scopedBy: 'nothing',
  singleton: true,
  fields: {
    name: text({ required: true, default: '灯', max: 25 }),
    place: text({ max: 25 }),
    on: flag({ default: false, readOnly: true }),
  },
  form: [{ section: 'all', fields: ['name', 'place'] }],
  actions: {
    get: {},
    update: { when: { on: false } },
    light: { when: { on: false }, set: { on: true } },
    dim: { when: { on: true }, set: { on: false } },
  },
})
const texts = {
  beacon: {
    name: '灯塔',
    fields: {
      name: '名称',
      place: '位置',
      on: '点亮',
      createdAt: '创建时间',
      createdBy: '创建人',
      updatedAt: '更新时间',
      updatedBy: '更新人',
    },
    sections: { all: '全部' },
    actions: { light: '点灯', dim: '熄灯' },
    done: { light: '已点亮', dim: '已熄灭' },
  },
}

const open = () => {
  const backend = createBackend({ beacon: [] }, { beacon })
  let stored: Record<string, unknown> = { id: 1, version: 1, name: '灯', place: null, on: false }
  const change = (values: Record<string, unknown>) => {
    stored = { ...stored, ...values, version: Number(stored['version']) + 1 }
    return { json: stored }
  }
  backend.on('beacon', 'get', () => ({ json: stored }))
  backend.on('beacon', 'update', ({ body }) => change(body))
  backend.on('beacon', 'light', () => change({ on: true }))
  backend.on('beacon', 'dim', () => change({ on: false }))
  return {
    backend,
    change,
    ...renderPage({ backend, at: '/tower', texts, pages: { '/tower': <SingletonPanel resource={beacon} /> } }),
  }
}
const button = (name: string) => screen.findByRole('button', { name })

it('what is typed while the one record is saved stays, to be saved as well', async () => {
  const { backend, change, user } = open()
  let answer = (): void => undefined
  backend.on(
    'beacon',
    'update',
    ({ body }) =>
      new Promise(resolve => {
        answer = () => resolve(change(body))
      }),
  )
  await user.type(await input('名称'), '一')
  await user.click(await button('保存'))
  await waitFor(() => {
    expect(backend.callsOf('beacon', 'update')).toHaveLength(1)
  })
  await user.type(await input('位置'), '东岸')
  answer()
  await screen.findByText('已保存')
  await waitFor(async () => {
    expect(await input('位置')).toHaveValue('东岸')
  })
  expect(await input('名称')).toHaveValue('灯一')
  await user.click(await button('保存'))
  await waitFor(() => {
    expect(backend.callsOf('beacon', 'update').map(({ body }) => body)).toEqual([
      expect.objectContaining({ name: '灯一', version: 1 }),
      { place: '东岸', version: 2 },
    ])
  })
})

it('what can be done with the one record has its button, and what its state forbids is no form', async () => {
  const { user } = open()
  await user.type(await input('位置'), '西岸')
  await user.click(await button('点灯'))
  expect(await screen.findByText('“点亮”为“否”时才可以操作', { exact: false })).toBeVisible()
  expect(screen.queryByRole('button', { name: '保存' })).toBeNull()
  await user.click(await button('熄灯'))
  expect(await input('名称')).toHaveValue('灯')
})
