import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { copyOf } from '../../../resources/core/copyOf.ts'
import { resources } from '../../../resources/index.ts'
import type { AnyResource } from '../../../resources/core/index.ts'
import { choice, flag, image, resource, secret, text } from '../../../resources/core/index.ts'
import { businessToday } from '../../../src/shell/installation/businessZone.ts'
import { createBackend, sampleOf } from './backend.ts'
import { input } from './dom.ts'
import { renderPage } from './renderPage.tsx'

const all: readonly AnyResource[] = Object.values(resources)
const duplicated = all.filter(({ actions }) => actions['create']?.duplicate === true)

describe('a record that begins a new one', () => {
  it.each(duplicated)('is offered among what can be done with $name, to who may make one', async one => {
    const backend = createBackend({ [one.name]: [sampleOf(one, 1)] })
    const { user, unmount } = renderPage({ backend, at: `/${one.name}/1/show` })
    const offered = async () => {
      const menu = screen.queryByRole('button', { name: '更多操作' })
      if (menu) await user.click(menu)
      return screen.queryByText('复制并新建')
    }
    await waitFor(async () => {
      expect(await offered()).toBeInTheDocument()
    })
    unmount()
    const other = renderPage({
      backend,
      at: `/${one.name}/1/show`,
      may: (name, action) => !(name === one.name && action === 'create'),
    })
    await screen.findByRole('heading', { level: 1 })
    const menu = screen.queryByRole('button', { name: '更多操作' })
    if (menu) await other.user.click(menu)
    expect(screen.queryByText('复制并新建')).toBeNull()
  })

  it('is read, put into the form, and stored as another one only when that is saved', async () => {
    const { planTemplate } = resources
    const backend = createBackend({
      planTemplate: [
        {
          ...sampleOf(planTemplate, 7),
          name: '弱视基础方案',
          items: [{ project: 1, projectLabel: '精细目力', eye: 'right', minutes: 20 }],
        },
      ],
    })
    const { user } = renderPage({ backend, at: '/planTemplate/create?duplicate=7' })
    expect(await input('模板名称')).toHaveValue('弱视基础方案')
    await user.clear(await input('模板名称'))
    await user.type(await input('模板名称'), '弱视加强方案')
    await user.click(screen.getByRole('button', { name: '保存' }))
    await waitFor(() => {
      expect(backend.callsOf('planTemplate', 'create')).toHaveLength(1)
    })
    const { body } = backend.callsOf('planTemplate', 'create')[0]!
    expect(body).toMatchObject({
      name: '弱视加强方案',
      items: [expect.objectContaining({ project: 1, eye: 'right', minutes: 20 })],
    })
    expect(body).not.toHaveProperty('id')
    expect(backend.callsOf('planTemplate', 'update')).toEqual([])
  })

  it('begins on the day that any new one does', async () => {
    const { price } = resources
    const backend = createBackend({ price: [{ ...sampleOf(price, 7), perTime: 12300, validFrom: '2020-01-01' }] })
    renderPage({ backend, at: '/price/create?duplicate=7' })
    expect(await screen.findByDisplayValue('123')).toBeInTheDocument()
    expect(await input('生效日期')).toHaveValue(businessToday())
  })

  it('that is not there is told, and nothing is made', async () => {
    const backend = createBackend({ planTemplate: [] })
    renderPage({ backend, at: '/planTemplate/create?duplicate=7' })
    expect(await screen.findByText('无法显示这条记录')).toBeInTheDocument()
  })

  it('is asked for by no address of a resource that says nothing of it', async () => {
    const backend = createBackend()
    renderPage({ backend, at: '/patient/create?duplicate=1' })
    expect(await input('姓名')).toHaveValue('')
    expect(backend.callsOf('patient', 'get')).toEqual([])
  })

  it('keeps for itself what it has alone, and what the operator may not write', () => {
    const thing = resource({
      name: 'thing',
      label: 'name',
      scopedBy: 'nothing',
      fields: {
        name: text({ required: true }),
        code: text({ unique: true }),
        origin: text({ once: true }),
        mobile: text({ mask: 'tail4' }),
        photo: image(),
        key: secret(),
        state: text({ readOnly: true }),
        kind: choice(['plain', 'special'], { byAction: ['special'] }),
        guarded: text({ permission: { write: 'thing:guard' } }),
        deleted: flag({ readOnly: true }),
        remark: text(),
      },
      actions: {},
    })
    const record = {
      id: 1,
      version: 3,
      name: '甲',
      code: 'A1',
      origin: '总部',
      mobile: '*******5678',
      photo: 'x.webp',
      photoUrl: '/x',
      keySet: true,
      state: 'new',
      kind: 'special',
      guarded: '值',
      deleted: false,
      remark: '备注',
    }
    expect(copyOf(thing, record, may => may === undefined)).toEqual({ name: '甲', remark: '备注' })
    expect(copyOf(thing, { ...record, kind: 'plain' }, () => true)).toEqual({
      name: '甲',
      kind: 'plain',
      guarded: '值',
      remark: '备注',
    })
  })
})
