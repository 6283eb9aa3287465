import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { resources } from '../../../../resources/index.ts'
import { items, secret, text } from '../../../../resources/core/index.ts'
import type { Fields } from '../../../../resources/core/index.ts'
import { createCipher, readKey } from '../../../../src/shell/drafts/cipher.ts'
import { createShelf } from '../../../../src/shell/drafts/createShelf.ts'
import type { Draft } from '../../../../src/shell/drafts/Draft.ts'
import { drafts, unlockDrafts } from '../../../../src/shell/drafts/drafts.ts'
import { keptValues } from '../../../../src/core/form/kept.ts'
import { createBackend, sampleOf } from '../../../core/ui/backend.ts'
import { input } from '../../../core/ui/dom.ts'
import { renderPage } from '../../../core/ui/renderPage.tsx'

const key = 'c'.repeat(64)
const shelf = () => createShelf(localStorage, createCipher(readKey(key)!))
const leave = (path: string, values: Draft['values'], more: Partial<Draft> = {}) =>
  shelf().put({ path, values, origin: 'before', savedAt: Date.parse('2026-03-01T04:00:00Z'), ...more })

const group = { ...sampleOf(resources.dictGroup, 1), name: 'colour', label: '颜色', version: 4 }
const edit = (options: Partial<Parameters<typeof renderPage>[0]> = {}) => {
  const backend = createBackend({ dictGroup: [group] })
  return { backend, ...renderPage({ backend, at: '/dictGroup/1', ...options }) }
}
const press = (name: string) => fireEvent.click(screen.getByText(name, { selector: 'button' }))

vi.useFakeTimers({ now: Date.parse('2026-03-02T04:00:00Z'), toFake: ['Date'] })
beforeEach(() => {
  localStorage.clear()
  unlockDrafts(key)
})

describe('a form that was left', () => {
  it('is as it was left, without a word', async () => {
    const first = edit()
    await first.user.type(await input('中文名称'), '盘')
    cleanup()
    expect(drafts.has('/dictGroup/1')).toBe(true)
    edit()
    await waitFor(async () => {
      expect(await input('中文名称')).toHaveValue('颜色盘')
    })
    expect(screen.queryByText(/尚未保存/)).toBeNull()
  })

  it('keeps nothing where what was typed was taken back', async () => {
    const { user } = edit()
    const label = await input('中文名称')
    await user.type(label, '盘')
    drafts.flush()
    expect(drafts.has('/dictGroup/1')).toBe(true)
    await user.type(label, '{Backspace}')
    drafts.flush()
    expect(drafts.has('/dictGroup/1')).toBe(false)
    expect(localStorage).toHaveLength(0)
  })

  it('is not mixed up with a form that begins with something else', async () => {
    const backend = createBackend()
    const first = renderPage({ backend, at: '/dictGroup/create', state: { record: { label: '甲' } } })
    await waitFor(async () => {
      expect(await input('中文名称')).toHaveValue('甲')
    })
    await first.user.type(await input('标识'), 'one')
    cleanup()
    renderPage({ backend, at: '/dictGroup/create', state: { record: { label: '乙' } } })
    await waitFor(async () => {
      expect(await input('中文名称')).toHaveValue('乙')
    })
    await screen.findByText(/尚未保存/)
    expect(await input('标识')).toHaveValue('')
  })

  it('does not come back where it was stored after somebody had left, but for what was typed since', async () => {
    const backend = createBackend()
    let answer = (): void => undefined
    backend.on('dictGroup', 'create', async () => {
      await new Promise<void>(resolve => {
        answer = resolve
      })
      return undefined
    })
    const begin = async (): Promise<ReturnType<typeof renderPage>> => {
      const page = renderPage({ backend, at: '/dictGroup/create' })
      await page.user.type(await input('标识'), 'one')
      await page.user.type(await input('中文名称'), '甲')
      await page.user.type(await input('英文名称'), 'A')
      press('保存')
      await waitFor(() => {
        expect(backend.callsOf('dictGroup', 'create')).toHaveLength(1)
      })
      cleanup()
      expect(drafts.has('/dictGroup/create')).toBe(true)
      return page
    }
    await begin()
    answer()
    await waitFor(() => {
      expect(drafts.has('/dictGroup/create')).toBe(false)
    })
    expect(localStorage).toHaveLength(0)
    backend.calls.length = 0
    const stored = (): number => backend.tables.get('dictGroup')!.length
    const before = stored()
    await begin()
    const again = renderPage({ backend, at: '/dictGroup/create' })
    await waitFor(async () => {
      expect(await input('中文名称')).toHaveValue('甲')
    })
    await again.user.type(await input('中文名称'), '乙')
    drafts.flush()
    answer()
    await waitFor(() => {
      expect(stored()).toBe(before + 1)
    })
    expect(drafts.typed('/dictGroup/create')?.values).toMatchObject({ label: '甲乙' })
    drafts.drop('/dictGroup/create')
  })

  it('is saved once, whether its page was left or loaded anew while it was being saved', async () => {
    const backend = createBackend()
    backend.on('dictGroup', 'create', () => new Promise(() => undefined))
    const begin = () => renderPage({ backend, at: '/dictGroup/create' })
    const sent = () =>
      backend.callsOf('dictGroup', 'create').map(call => [backend.keyOf(call), JSON.stringify(call.body)])
    const save = async (times: number): Promise<void> => {
      press('保存')
      await waitFor(() => {
        expect(sent()).toHaveLength(times)
      })
    }
    const first = begin()
    await first.user.type(await input('标识'), 'one')
    await first.user.type(await input('中文名称'), '甲')
    await first.user.type(await input('英文名称'), 'A')
    await save(1)
    cleanup()
    begin()
    await waitFor(async () => {
      expect(await input('中文名称')).toHaveValue('甲')
    })
    await save(2)
    // Loaded anew, nothing is left of the page but what its drafts kept.
    drafts.setAside('/dictGroup/create')
    cleanup()
    const again = begin()
    await screen.findByText(/尚未保存/)
    press('恢复')
    await waitFor(async () => {
      expect(await input('中文名称')).toHaveValue('甲')
    })
    await save(3)
    expect(new Set(sent().map(String)).size).toBe(1)
    expect(sent()[0]![0]).toMatch(/^[\da-f-]{36}$/)
    cleanup()
    // Another content is another record.
    begin()
    await waitFor(async () => {
      expect(await input('中文名称')).toHaveValue('甲')
    })
    await again.user.type(await input('中文名称'), '乙')
    await save(4)
    expect(new Set(sent().map(([one]) => one)).size).toBe(2)
    cleanup()
    drafts.drop('/dictGroup/create')
  })

  it('is not put in for another patient', async () => {
    const backend = createBackend()
    const begin = (patient: number) =>
      renderPage({ backend, at: '/treatmentPlan/create', state: { record: { patient } } })
    const remark = () => input('备注')
    const first = begin(1)
    await first.user.type(await remark(), '每天两次')
    cleanup()
    expect(drafts.typed('/treatmentPlan/create')?.values).toEqual({ remark: '每天两次' })
    begin(2)
    await remark()
    await waitFor(() => {
      expect(drafts.left('/treatmentPlan/create')).toHaveLength(1)
    })
    expect(screen.queryByText(/尚未保存/)).toBeNull()
    cleanup()
    begin(1)
    await screen.findByText(/尚未保存/)
  })

  it('is warned about, and lost, where its page does not come back', async () => {
    const confirm = vi.spyOn(window, 'confirm').mockReturnValue(true)
    const { user, place } = edit({ keeps: () => false })
    await user.type(await input('中文名称'), '盘')
    drafts.flush()
    press('取消')
    await waitFor(() => {
      expect(place().pathname).toBe('/dictGroup/1/show')
    })
    expect(confirm).toHaveBeenCalledTimes(1)
    expect(drafts.has('/dictGroup/1')).toBe(false)
    confirm.mockRestore()
  })
})

describe('what another page load left', () => {
  it('is offered with its time, restored on demand, saved, and forgotten then', async () => {
    leave('/dictGroup/1', { label: '色彩' }, { resource: 'dictGroup', id: 1, version: 4 })
    const { backend, place } = edit()
    await screen.findByText('您在 2026/03/01 12:00 填写的内容尚未保存。')
    expect(await input('中文名称')).toHaveValue('颜色')
    press('恢复')
    await waitFor(async () => {
      expect(await input('中文名称')).toHaveValue('色彩')
    })
    expect(screen.queryByText(/尚未保存/)).toBeNull()
    expect(drafts.has('/dictGroup/1')).toBe(true)
    press('保存')
    await waitFor(() => {
      expect(place().pathname).toBe('/dictGroup/1/show')
    })
    expect(backend.callsOf('dictGroup', 'update')[0]?.body).toEqual({ id: 1, version: 4, label: '色彩' })
    expect([drafts.has('/dictGroup/1'), localStorage.length]).toEqual([false, 0])
  })

  it('is offered in English, and gone when it is discarded', async () => {
    leave('/dictGroup/1', { label: '色彩' }, { resource: 'dictGroup', id: 1, version: 4 })
    edit({ language: 'en' })
    await screen.findByText('You have unsaved changes from Mar 1, 2026, 12:00.')
    press('Discard')
    await waitFor(() => {
      expect(screen.queryByText(/unsaved changes/)).toBeNull()
    })
    expect(localStorage).toHaveLength(0)
  })

  it('is offered one after the other where there are several', async () => {
    leave(
      '/dictGroup/1',
      { label: '早' },
      { resource: 'dictGroup', id: 1, version: 4, origin: 'a', savedAt: Date.parse('2026-03-01T01:00:00Z') },
    )
    leave('/dictGroup/1', { label: '晚' }, { resource: 'dictGroup', id: 1, version: 4, origin: 'b' })
    edit()
    await screen.findByText(/12:00/)
    press('放弃')
    await screen.findByText(/09:00/)
  })

  it('shows what it would change in a record that is another by now', async () => {
    leave('/dictGroup/1', { label: '色彩', name: group.name }, { resource: 'dictGroup', id: 1, version: 3 })
    const { user } = edit()
    await user.click(await screen.findByText('比较并恢复'))
    const dialog = await screen.findByRole('dialog')
    expect(
      within(dialog)
        .getAllByRole('row')
        .map(row => row.textContent)
        .slice(1),
    ).toEqual(['中文名称色彩颜色'])
    await user.click(within(dialog).getByText('恢复我的内容'))
    await waitFor(async () => {
      expect(await input('中文名称')).toHaveValue('色彩')
    })
    expect(screen.queryByText(/尚未保存/)).toBeNull()
  })

  it('changes nothing but fields of the form', async () => {
    leave(
      '/dictGroup/1',
      { label: '色彩', version: 9, id: 2, nonsense: 1 },
      { resource: 'dictGroup', id: 1, version: 4 },
    )
    const { backend } = edit()
    await screen.findByText(/尚未保存/)
    press('恢复')
    await waitFor(async () => {
      expect(await input('中文名称')).toHaveValue('色彩')
    })
    press('保存')
    await waitFor(() => {
      expect(backend.callsOf('dictGroup', 'update')[0]?.body).toEqual({ id: 1, version: 4, label: '色彩' })
    })
  })
})

describe('what a draft holds', () => {
  const person = { ...sampleOf(resources.patient, 1), mobile: '*******5678' }
  const open = () => {
    const backend = createBackend({ patient: [person] })
    backend.on('patient', 'contact', () => ({ json: { mobile: '13812345678' } }))
    return renderPage({ backend, at: '/patient/1' })
  }

  it('is no value that was only looked at, but what was typed instead of it', async () => {
    const { user } = open()
    const mobile = await input('手机号')
    await user.click(screen.getByLabelText('查看完整的手机号（会留下记录）'))
    await waitFor(() => {
      expect(mobile).toHaveValue('13812345678')
    })
    await user.type(await input('住址'), '1')
    drafts.flush()
    expect(Object.keys(drafts.typed('/patient/1')!.values)).toEqual(['address'])
    await user.clear(mobile)
    await user.type(mobile, '13900000000')
    drafts.flush()
    expect(drafts.typed('/patient/1')!.values).toMatchObject({ mobile: '13900000000' })
  })

  it('is no secret, and no file', () => {
    const fields: Fields = { name: text(), password: secret(), keys: items({ label: text(), value: secret() }) }
    const values = {
      name: '王',
      password: 'x',
      keys: [{ label: 'a', value: 'y' }],
      photo: new File([], 'a.png'),
      other: { src: 'blob:http://x' },
      gone: undefined,
    }
    expect(keptValues(fields, values, Object.keys(values))).toEqual({ name: '王', keys: [{ label: 'a' }], gone: null })
  })
})

describe('a record that cannot be read', () => {
  it.each(['/dictGroup/1', '/dictGroup/1/show'])('says why at %s, and is read on demand', async at => {
    const backend = createBackend({ dictGroup: [group] })
    const answers = [
      () => {
        throw new TypeError('Failed to fetch')
      },
      () => ({ status: 502, text: '<html>Bad Gateway</html>' }),
    ]
    backend.on('dictGroup', 'get', () => answers.shift()?.())
    const { place } = renderPage({ backend, at })
    await screen.findByText('无法显示这条记录', { selector: 'h1' })
    expect(screen.getAllByText('网络连接失败，请检查网络后再试').length).toBeGreaterThan(0)
    press('重试')
    await screen.findAllByText('服务器返回了无法识别的内容')
    press('重试')
    await waitFor(() => {
      expect(screen.queryByText('无法显示这条记录')).toBeNull()
    })
    expect(place().pathname).toBe(at)
  })

  it('says so where there is none', async () => {
    renderPage({ backend: createBackend({ dictGroup: [] }), at: '/dictGroup/7/show' })
    await screen.findByText('无法显示这条记录', { selector: 'h1' })
    expect(screen.getByText(/^返回.*列表$/)).toHaveAttribute('href', '/dictGroup')
  })
})
