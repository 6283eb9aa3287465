import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createBackend } from './backend.ts'
import { errorOf, input, valueOf } from './dom.ts'
import { renderPage } from './renderPage.tsx'
import { aSpecimen, specimen, specimenTexts } from './specimen.ts'

const open = (at: string, options: Partial<Parameters<typeof renderPage>[0]> = {}) => {
  const backend = createBackend({ specimen: [aSpecimen] }, { specimen })
  backend.on('dict', 'byGroup', () => ({
    json: [
      { value: 'senior', label: '主任医师', labelEn: 'Senior', enabled: true },
      { value: 'junior', label: '医师', labelEn: 'Junior', enabled: true },
      { value: 'old', label: '旧', labelEn: 'Old', enabled: false },
    ],
  }))
  return { backend, ...renderPage({ backend, at, texts: specimenTexts, ...options }) }
}
const type = async (label: string, value: string) => fireEvent.change(await input(label), { target: { value } })
const save = () => fireEvent.click(screen.getByText('保存', { selector: 'button' }))

describe('what field types show', () => {
  it("is written for people on a record's page", async () => {
    open('/specimen/1/show')
    const shown = {
      件数: '3',
      重量: '1.5',
      价格: '¥123.45',
      日期: '2026/03/01',
      时刻: '2026/03/01 09:30',
      就绪: '是',
      状态: '旧',
      职称: '主任医师',
      机构: '同仁医院',
      角色: '管理员医生',
      条目: '4',
    }
    for (const [label, text] of Object.entries(shown)) expect(await valueOf(label)).toHaveTextContent(text)
    expect(
      within(await valueOf('条目'))
        .getByText('4')
        .closest('a')
        ?.getAttribute('href'),
    ).toContain(encodeURIComponent('{"group":1}'))
    expect((await within(await valueOf('明细')).findAllByRole('row')).map(row => row.textContent)).toEqual([
      '分钟标签',
      '20左眼',
    ])
    expect(await valueOf('形状')).toHaveTextContent('{ "a": 1 }')
  })

  it('never runs a script of formatted text, and never shows a secret', async () => {
    const { container } = open('/specimen/1/show')
    expect(await valueOf('故事')).toHaveTextContent('好')
    expect(container.querySelector('dd script')).toBeNull()
    expect(screen.queryByText('密码')).toBeNull()
  })
})

describe('what field types take', () => {
  it('goes to the wire in its own units: fen, an offset, numbers, lists', async () => {
    const { backend } = open('/specimen/1')
    await type('价格', '88.5')
    await type('时刻', '2026-03-02T08:00')
    await type('日期', '2026-03-02')
    await type('重量', '2.5')
    await type('分钟', '30')
    await type('密码', 'geheim')
    await type('形状', '{"b": [1]}')
    fireEvent.click(await input('就绪'))
    save()
    await waitFor(() => {
      expect(backend.callsOf('specimen', 'update')).toHaveLength(1)
    })
    expect(backend.callsOf('specimen', 'update')[0]?.body).toEqual({
      id: 1,
      version: 1,
      price: 8850,
      moment: '2026-03-02T08:00:00+08:00',
      day: '2026-03-02',
      weight: 2.5,
      rows: [{ minutes: 30, label: '左眼' }],
      code: 'geheim',
      shape: { b: [1] },
      ready: false,
    })
  })

  it('takes vision as clinicians write it, and shows what is kept', async () => {
    const { user, backend } = open('/specimen/1')
    await user.clear(await input('视力'))
    await user.type(await input('视力'), '4.9')
    await user.tab()
    expect(await input('视力')).toHaveValue('0.8')
    save()
    await waitFor(() => {
      expect(backend.callsOf('specimen', 'update')[0]?.body).toEqual({ id: 1, version: 1, vision: '0.8' })
    })
  })

  it('takes days as people write them, says at the field that a text is none, and lets one be picked', async () => {
    const { user } = open('/specimen/1')
    const leave = async (label: string) => fireEvent.blur(await input(label))
    await type('日期', '3.2.2026')
    await type('时刻', '2026/3/2 8:05')
    await leave('日期')
    await leave('时刻')
    expect([await input('日期'), await input('时刻')].map(one => (one as HTMLInputElement).value)).toEqual([
      '2026-02-03',
      '2026-03-02 08:05',
    ])
    await type('日期', '改天')
    save()
    const day = await input('日期')
    await waitFor(() => {
      expect(errorOf(day)).toBe('日期须为日期，如 2026-03-01')
    })
    await type('日期', '2026-02-03')
    await user.click(screen.getByRole('button', { name: '在日历中选择日期' }))
    await user.click(await screen.findByRole('gridcell', { name: '17' }))
    expect(await input('日期')).toHaveValue('2026-02-17')
  })

  it('is shown as it stands: yuan, the business zone, labels without a request for them', async () => {
    const { backend } = open('/specimen/1')
    expect(await input('价格')).toHaveValue(123.45)
    expect(await input('时刻')).toHaveValue('2026-03-01 09:30')
    expect(await input('机构')).toHaveValue('同仁医院')
    expect(screen.getByText('管理员', { selector: '.MuiChip-label' })).toBeVisible()
    expect(backend.callsOf('hospital', 'list').some(call => 'id' in call.query)).toBe(false)
  })

  it('is bounded in the unit that is typed', async () => {
    open('/specimen/1')
    await type('价格', '0.5')
    await type('件数', '99')
    await type('分钟', '99')
    save()
    const price = await input('价格')
    await waitFor(() => {
      expect(errorOf(price)).toBe('不能少于 ¥1.00')
    })
    expect(errorOf(await input('件数'))).toBe('不能大于 9')
    expect(errorOf(await input('分钟'))).toBe('不能大于 60')
  })

  it('offers enabled dictionary values, and keeps a chosen one that is not', async () => {
    const { user } = open('/specimen/1')
    await waitFor(() => {
      expect(screen.getByLabelText('职称')).toHaveTextContent('主任医师')
    })
    await user.click(screen.getByLabelText('职称'))
    expect((await screen.findAllByRole('option')).map(option => option.textContent)).toEqual(
      expect.arrayContaining(['主任医师', '医师']),
    )
    expect(screen.queryByText('旧', { selector: '[role="option"]' })).toBeNull()
  })

  it('searches references on the server as one types', async () => {
    const { backend, user } = open('/specimen/create')
    await user.type(await input('机构'), '同仁')
    await waitFor(() => {
      expect(backend.callsOf('hospital', 'options').at(-1)?.query['q']).toBe('同仁')
    })
  })

  it('says that a document is none, and keeps the last that was one', async () => {
    open('/specimen/1')
    await type('形状', '{"b":')
    expect(await screen.findByText('不是有效的 JSON')).toBeVisible()
  })
})

describe('what field types filter by', () => {
  it("is kept in the URL in the wire's own units", async () => {
    const filter = {
      pieces: '1,5',
      price: '100,2000',
      day: '2026-01-01,',
      ready: true,
      state: ['fresh'],
      title: ['senior'],
      hospital: 2,
      roles: [1],
    }
    const { backend } = open(`/specimen?filter=${encodeURIComponent(JSON.stringify(filter))}`)
    expect(await screen.findByLabelText('价格（从）')).toHaveValue(1)
    expect(screen.getByLabelText('价格（到）')).toHaveValue(20)
    await screen.findByText('石英')
    expect(backend.callsOf('specimen', 'list')[0]?.query).toMatchObject({
      pieces: '1,5',
      price: '100,2000',
      day: '2026-01-01,',
      ready: 'true',
      state: 'fresh',
      title: 'senior',
      hospital: '2',
      roles: '1',
    })
    fireEvent.change(screen.getByLabelText('价格（到）'), { target: { value: '30.5' } })
    await waitFor(() => {
      expect(backend.callsOf('specimen', 'list').at(-1)?.query['price']).toBe('100,3050')
    })
  })
})

describe('an action that asks', () => {
  it("is a form of its own, with conditions, rules and the server's errors", async () => {
    const { backend, user } = open('/specimen/1/show')
    backend.on('specimen', 'discount', ({ body }) =>
      body['off'] === 100 ? backend.problem(400, 'invalid', '有误', { off: '太少' }) : undefined,
    )
    await user.click(await screen.findByText('打折', { selector: 'button' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByText('打折', { selector: 'button' }))
    const off = await input('减免')
    await waitFor(() => {
      expect(errorOf(off)).toMatch(/.不能为空$/)
    })
    expect(screen.queryByLabelText(/^具体原因/)).toBeNull()
    await user.click(dialog.getByLabelText(/^原因/))
    await user.click(await screen.findByText('其他', { selector: '[role="option"]' }))
    fireEvent.change(await input('具体原因'), { target: { value: '老客户' } })
    fireEvent.change(off, { target: { value: '1' } })
    await user.click(dialog.getByText('打折', { selector: 'button' }))
    await waitFor(() => {
      expect(errorOf(off)).toBe('太少')
    })
    fireEvent.change(off, { target: { value: '20' } })
    await user.click(dialog.getByText('打折', { selector: 'button' }))
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull()
    })
    expect(backend.callsOf('specimen', 'discount').at(-1)?.body).toEqual({ off: 2000, reason: 'other', why: '老客户' })
  })

  it('may be one of the list as a whole, with a rule over two answers', async () => {
    const { backend, user } = open('/specimen')
    await user.click(await screen.findByText('封存', { selector: 'button' }))
    const dialog = within(await screen.findByRole('dialog'))
    fireEvent.change(await input('口令'), { target: { value: 'a' } })
    fireEvent.change(await input('再次输入'), { target: { value: 'b' } })
    await user.click(dialog.getByText('封存', { selector: 'button' }))
    const again = await input('再次输入')
    await waitFor(() => {
      expect(errorOf(again)).toBe('两次输入不一致')
    })
    fireEvent.change(again, { target: { value: 'a' } })
    await user.click(dialog.getByText('封存', { selector: 'button' }))
    await waitFor(() => {
      expect(backend.callsOf('specimen', 'seal').map(call => call.body)).toEqual([{ word: 'a', again: 'a' }])
    })
  })
})
