import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { resources } from '../../../resources/index.ts'
import type { AnyResource } from '../../../resources/core/index.ts'
import { drafts } from '../../../src/shell/drafts/index.ts'
import { createBackend, sampleOf } from './backend.ts'
import type { Row } from './backend.ts'
import { errorOf, input } from './dom.ts'
import { renderPage } from './renderPage.tsx'

const patient: AnyResource = resources.patient
const person: Row = {
  ...sampleOf(patient, 1),
  name: '王子涵',
  mobile: '*******5678',
  validUntil: '2030-01-01',
  remark: null,
}
const edit = (rows: Row[] = [person], options: Partial<Parameters<typeof renderPage>[0]> = {}) => {
  const backend = createBackend({ patient: rows })
  return { backend, ...renderPage({ backend, at: '/patient/1', ...options }) }
}
const create = (at = '/patient/create', options: Partial<Parameters<typeof renderPage>[0]> = {}) => {
  const backend = createBackend()
  return { backend, ...renderPage({ backend, at, ...options }) }
}
const save = (text = '保存') => fireEvent.click(screen.getByText(text, { selector: 'button' }))

describe('the form', () => {
  it.each([
    { language: 'zh' as const, name: '姓名', mobile: '手机号', button: '保存', required: '姓名不能为空' },
    { language: 'en' as const, name: 'Name', mobile: 'Mobile', button: 'Save', required: 'Name cannot be empty' },
  ])('says in $language what is wrong, and leads to it', async ({ language, name, mobile, button, required }) => {
    const { backend, user } = create('/patient/create', { language })
    const number = await input(mobile)
    await user.type(number, '123')
    save(button)
    const first = await input(name)
    await waitFor(() => {
      expect(first).toHaveAttribute('aria-invalid', 'true')
    })
    expect(errorOf(first)).toContain(required)
    expect(number).toHaveAttribute('aria-invalid', 'true')
    await waitFor(() => {
      expect(first).toHaveFocus()
    })
    expect(backend.callsOf('patient', 'create')).toEqual([])
  })

  it('shows and asks for a field while its condition holds', async () => {
    const { user } = create()
    await input('有效期至')
    await user.click(await screen.findByLabelText(/^患者类型/))
    const other = await screen.findByText('裸眼 3D', { selector: '[role="option"]' })
    // A lifetime is bought by an action of its own.
    expect(screen.queryByText('终身', { selector: '[role="option"]' })).toBeNull()
    await user.click(other)
    await waitFor(() => {
      expect(screen.queryByLabelText(/^有效期至/)).toBeNull()
    })
    await user.click(screen.getByLabelText(/^患者类型/))
    await user.click(await screen.findByText('试用', { selector: '[role="option"]' }))
    expect((await input('有效期至')).closest('.MuiFormControl-root')).toHaveTextContent('有效期至 *')
  })

  it('sends what changed and the version, never a mask in which nobody typed', async () => {
    const { backend, user, place } = edit()
    const name = await input('姓名')
    await user.clear(name)
    await user.type(name, '王小涵')
    save()
    await waitFor(() => {
      expect(backend.callsOf('patient', 'update')).toHaveLength(1)
    })
    expect(backend.callsOf('patient', 'update')[0]?.body).toEqual({ id: 1, version: 1, name: '王小涵' })
    await waitFor(() => {
      expect(place().pathname).toBe('/patient/1/show')
    })
    expect(await screen.findByText('已保存：王小涵')).toBeVisible()
  })

  it('validates a masked value as soon as it is another', async () => {
    const { backend, user } = edit()
    const mobile = await input('手机号')
    await user.type(mobile, '9')
    save()
    await waitFor(() => {
      expect(errorOf(mobile)).toContain('请输入正确的手机号')
    })
    expect(backend.callsOf('patient', 'update')).toEqual([])
  })

  it('reveals what is masked on demand, and does not send it back', async () => {
    const { backend, user } = edit()
    backend.on('patient', 'contact', () => ({ json: { mobile: '13812345678' } }))
    const mobile = await input('手机号')
    await user.click(screen.getByLabelText('查看完整的手机号（会留下记录）'))
    await waitFor(() => {
      expect(mobile).toHaveValue('13812345678')
    })
    expect(backend.callsOf('patient', 'contact').map(call => call.id)).toEqual([1])
    await user.type(await input('住址'), '1')
    save()
    await waitFor(() => {
      expect(backend.callsOf('patient', 'update')).toHaveLength(1)
    })
    expect(backend.callsOf('patient', 'update')[0]?.body).not.toHaveProperty('mobile')
  })

  it('has no eye for those who may not look', async () => {
    edit([person], { may: (_, action) => action !== 'contact' })
    await input('手机号')
    expect(screen.queryByLabelText(/查看完整的/)).toBeNull()
  })

  it('has no eye where there is nothing to look at, as a look is logged', async () => {
    edit([{ ...person, mobile: null, guardianMobile: '*******5678' }])
    await screen.findByLabelText('查看完整的监护人手机号（会留下记录）')
    expect(screen.queryByLabelText('查看完整的手机号（会留下记录）')).toBeNull()
  })

  it('shows what the server finds wrong at its field', async () => {
    const { backend, user } = edit()
    backend.on('patient', 'update', () => ({
      status: 400,
      json: {
        status: 400,
        code: 'invalid',
        message: '提交的内容有误',
        errors: { mobile: '手机号已注册：李雷 (P00000012)' },
        holders: { mobile: { resource: 'patient', id: 12, label: '李雷 (P00000012)' } },
      },
    }))
    await user.type(await input('住址'), '1')
    save()
    const mobile = await input('手机号')
    await waitFor(() => {
      expect(errorOf(mobile)).toBe('手机号已注册：李雷 (P00000012)')
    })
    expect(screen.getByRole('link', { name: '打开 李雷 (P00000012)' })).toHaveAttribute(
      'href',
      expect.stringMatching(/patient\/12/),
    )
    await waitFor(() => {
      expect(mobile).toHaveFocus()
    })
  })

  it('lists after each try what was wrong then, and nothing that was mended before it', async () => {
    const { backend, user } = edit()
    backend.on('patient', 'update', () => ({
      status: 400,
      json: { status: 400, code: 'invalid', message: '提交的内容有误', errors: { mobile: '手机号已注册' } },
    }))
    const name = await input('姓名')
    await user.clear(name)
    save()
    const box = (await screen.findByText(/处需要修改$/)).closest<HTMLElement>('[class*="MuiAlert-root"]')!
    expect(
      within(box)
        .getAllByRole('listitem')
        .map(item => item.textContent),
    ).toEqual(['姓名不能为空'])
    await user.type(name, '王小明')
    expect(await within(box).findByTitle('已改好')).toBeInTheDocument()
    save()
    await waitFor(() => {
      expect(box).toHaveTextContent('手机号已注册')
    })
    await waitFor(() => {
      expect(
        within(box)
          .getAllByRole('listitem')
          .map(item => item.textContent),
      ).toEqual(['手机号已注册'])
    })
  })

  it('asks on a stale version, field by field, and overwrites with the new one', async () => {
    const { backend, user, place } = edit()
    const theirs = { ...person, name: '王涵', version: 7 }
    let answer = (): void => undefined
    backend.on('patient', 'update', ({ body }) => {
      if (body['version'] === 7)
        return new Promise(resolve => {
          answer = () => resolve(undefined)
        })
      backend.tables.set('patient', [theirs])
      return backend.problem(409, 'stale', '记录已被他人修改')
    })
    const name = await input('姓名')
    await user.clear(name)
    await user.type(name, '王小涵')
    save()
    const dialog = await screen.findByRole('dialog')
    expect(
      within(dialog)
        .getAllByRole('row')
        .map(row => row.textContent),
    ).toContain('姓名王小涵王涵')
    await user.click(within(dialog).getByText('用我的修改覆盖'))
    // What is on its way is neither sent again nor called off.
    for (const button of within(dialog).getAllByRole('button')) expect(button).toBeDisabled()
    await user.keyboard('{Escape}')
    expect(dialog).toBeVisible()
    answer()
    await waitFor(() => {
      expect(place().pathname).toBe('/patient/1/show')
    })
    expect(backend.callsOf('patient', 'update')).toHaveLength(2)
    expect(backend.callsOf('patient', 'update').at(-1)?.body).toEqual({ id: 1, version: 7, name: '王小涵' })
  })

  it('merges what two people changed in different fields, and says whose changes are kept', async () => {
    const { backend, user, place } = edit()
    const theirs = {
      ...person,
      remark: '改由外婆接送',
      updatedByLabel: '李护士（nurse）',
      updatedAt: '2026-01-02T03:04:00.000Z',
      version: 7,
    }
    backend.on('patient', 'update', ({ body }) => {
      if (body['version'] === 7) return undefined
      backend.tables.set('patient', [theirs])
      return { status: 409, json: { status: 409, code: 'stale', message: '记录已被他人修改', record: theirs } }
    })
    const name = await input('姓名')
    await user.clear(name)
    await user.type(name, '王小涵')
    save()
    await waitFor(() => {
      expect(place().pathname).toBe('/patient/1/show')
    })
    expect(backend.callsOf('patient', 'update').map(call => call.body)).toEqual([
      { id: 1, version: 1, name: '王小涵' },
      { id: 1, version: 7, name: '王小涵' },
    ])
    expect(
      await screen.findByText('已保存。李护士（nurse）于 2026/01/02 11:04 修改的内容也已保留：备注'),
    ).toBeInTheDocument()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('says who changed the same field, and when, and loses neither what they nor what I changed beside it', async () => {
    const { backend, user, place } = edit()
    const theirs = {
      ...person,
      name: '王涵',
      hospital: 2,
      hospitalLabel: '同仁医院',
      updatedByLabel: '李护士（nurse）',
      updatedAt: '2026-01-02T03:04:00.000Z',
      version: 7,
    }
    backend.on('patient', 'update', ({ body }) => {
      if (body['version'] === 7) return undefined
      backend.tables.set('patient', [theirs])
      return { status: 409, json: { status: 409, code: 'stale', message: '记录已被他人修改', record: theirs } }
    })
    await user.type(await input('姓名'), '二')
    await user.type(await input('住址'), '3 幢')
    save()
    const dialog = await screen.findByRole('dialog')
    expect(dialog).toHaveTextContent('李护士（nurse）于 2026/01/02 11:04 保存了这条记录')
    expect(
      within(dialog)
        .getAllByRole('row')
        .slice(1)
        .map(row => row.textContent),
    ).toEqual(['姓名王子涵二王涵'])
    expect(dialog).toHaveTextContent('对方还修改了以下内容，都会保留：所属机构')
    await user.click(within(dialog).getByText('载入最新内容'))
    await waitFor(async () => {
      expect(await input('姓名')).toHaveValue('王涵')
    })
    expect(await input('住址')).toHaveValue(`${String(person['address'])}3 幢`)
    save()
    await waitFor(() => {
      expect(place().pathname).toBe('/patient/1/show')
    })
    expect(backend.callsOf('patient', 'update').at(-1)?.body).toEqual({
      id: 1,
      version: 7,
      address: `${String(person['address'])}3 幢`,
    })
  })

  it('asks about a masked value that I changed: nobody sees whether it was changed meanwhile', async () => {
    const { backend, user } = edit()
    backend.on('patient', 'update', () => ({
      status: 409,
      json: { status: 409, code: 'stale', message: '记录已被他人修改', record: { ...person, version: 7 } },
    }))
    const mobile = await input('手机号')
    await user.clear(mobile)
    await user.type(mobile, '13812345678')
    save()
    expect(
      within(await screen.findByRole('dialog'))
        .getAllByRole('row')
        .slice(1)
        .map(row => row.textContent),
    ).toEqual(['手机号13812345678*******5678'])
  })

  it('holds what was merged to the rules over several fields, and shows all of it with what is wrong', async () => {
    const { backend, user } = edit()
    const theirs = { ...person, remark: '由他人填写', version: 7 }
    backend.on('patient', 'update', ({ body }) =>
      body['version'] === 7
        ? backend.problem(400, 'invalid', '提交的内容有误', { address: '与备注不符' })
        : { status: 409, json: { status: 409, code: 'stale', message: '记录已被他人修改', record: theirs } },
    )
    await user.type(await input('住址'), '1')
    save()
    await waitFor(async () => {
      expect(await input('备注')).toHaveValue('由他人填写')
    })
    const address = await input('住址')
    await waitFor(() => {
      expect(errorOf(address)).toBe('与备注不符')
    })
    expect(address).toHaveValue(`${String(person['address'])}1`)
    backend.on('patient', 'update', () => undefined)
    await user.type(address, '2')
    save()
    await waitFor(() => {
      expect(backend.callsOf('patient', 'update').at(-1)?.body).toEqual({
        id: 1,
        version: 7,
        address: `${String(person['address'])}12`,
      })
    })
  })

  it('loads what is stored instead, where that is chosen', async () => {
    const { backend, user } = edit()
    backend.on('patient', 'update', () => {
      backend.tables.set('patient', [{ ...person, name: '王涵', version: 7 }])
      return backend.problem(409, 'stale', '记录已被他人修改')
    })
    await user.type(await input('姓名'), '二')
    save()
    await user.click(within(await screen.findByRole('dialog')).getByText('载入最新内容'))
    await waitFor(async () => {
      expect(await input('姓名')).toHaveValue('王涵')
    })
  })

  it('says why a record cannot be edited, instead of letting one try', async () => {
    edit([{ ...person, deleted: true }])
    expect(await screen.findByText('现在不能编辑：“已删除”为“否”时才可以操作')).toBeVisible()
    expect(screen.queryByText('保存', { selector: 'button' })).toBeNull()
  })

  it('asks before changes are given up, and stays where that is not meant', async () => {
    const { user, place } = edit()
    await user.type(await input('住址'), '1')
    await user.click(screen.getByText('取消', { selector: 'button' }))
    await user.click(await screen.findByText('继续编辑'))
    expect(place().pathname).toBe('/patient/1')
    expect(await input('住址')).toHaveValue('示例11')
    await user.click(screen.getByText('取消', { selector: 'button' }))
    await user.click(await screen.findByText('放弃修改', { selector: 'button' }))
    await waitFor(() => {
      expect(place().pathname).toBe('/patient/1/show')
    })
    expect(drafts.has('/patient/1')).toBe(false)
  })

  it('takes over what another page brings along', async () => {
    create('/patient/create', { state: { record: { name: '来自别页', hospital: 99, hospitalLabel: '同仁医院' } } })
    await waitFor(async () => {
      expect(await input('姓名')).toHaveValue('来自别页')
    })
    await waitFor(async () => {
      expect(await input('所属机构')).toHaveValue('同仁医院')
    })
  })

  it('tells early that a name is taken', async () => {
    const { backend, user } = create('/hospital/create')
    backend.on('hospital', 'checkName', ({ body }) => ({
      json: { taken: body['name'] === '同仁医院', holder: 99, holderName: '同仁医院', elsewhere: false },
    }))
    const name = await input('机构名称')
    await user.type(name, '同仁医院')
    await user.tab()
    await waitFor(() => {
      expect(errorOf(name)).toBe('机构名称已存在：同仁医院')
    })
    expect(screen.getByRole('link', { name: '打开 同仁医院' })).toHaveAttribute(
      'href',
      expect.stringMatching(/hospital\/99/),
    )
  })

  it('asks anew whether a name is taken where it is to be unique among others', async () => {
    const { backend, user } = create(`/doctor/create?source=${encodeURIComponent('{"hospital":1}')}`)
    backend.on('doctor', 'checkName', ({ body }) => ({
      json: { taken: body['hospital'] === 1, holder: null, holderName: null, elsewhere: true },
    }))
    const name = await input('姓名')
    await user.type(name, '王芳')
    await user.tab()
    await waitFor(() => {
      expect(name).toHaveAttribute('aria-invalid', 'true')
    })
    await user.click(await input('所属机构'))
    await user.click((await screen.findAllByRole('option')).at(-1)!)
    await waitFor(() => {
      expect(name).toHaveAttribute('aria-invalid', 'false')
    })
    expect(backend.callsOf('doctor', 'checkName').map(({ body }) => body['hospital'] === 1)).toEqual([true, false])
  })

  it('saves by key, and leads to the new record', async () => {
    const { backend, user, place } = create('/dictGroup/create')
    await user.type(await input('标识'), 'colour')
    await user.type(await input('中文名称'), '颜色')
    await user.type(await input('英文名称'), 'Colour')
    // Pressed twice it saves once.
    await user.keyboard('{Control>}{Enter}s{/Control}')
    await waitFor(() => {
      expect(backend.callsOf('dictGroup', 'create')).toHaveLength(1)
    })
    expect(backend.callsOf('dictGroup', 'create')[0]?.body).toMatchObject({
      name: 'colour',
      label: '颜色',
      labelEn: 'Colour',
    })
    await waitFor(() => {
      expect(place().pathname).toBe('/dictGroup/4/show')
    })
    expect(await screen.findByText('已新建：颜色')).toBeVisible()
  })
})
