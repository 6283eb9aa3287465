import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createBackend } from './backend.ts'
import { errorOf, input } from './dom.ts'
import { renderPage } from './renderPage.tsx'

const create = (at: string, language: 'zh' | 'en' = 'zh') => {
  const backend = createBackend()
  return { backend, ...renderPage({ backend, at, language }) }
}
const save = () => fireEvent.click(screen.getByText('保存', { selector: 'button' }))
const summary = async () =>
  (await screen.findByText(/处需要修改$|^都已改好/)).closest<HTMLElement>('[class*="MuiAlert-root"]')!

describe('what is wrong by several fields', () => {
  it('is right as soon as one of two is there, wherever that was typed', async () => {
    const { user } = create('/patient/create')
    const mobile = await input('手机号')
    save()
    await waitFor(() => expect(mobile).toHaveAttribute('aria-invalid', 'true'))
    const before = errorOf(mobile)
    expect(before).not.toBe('')
    await user.type(await input('监护人手机号'), '13800000001')
    await waitFor(() => expect(mobile).toHaveAttribute('aria-invalid', 'false'))
    expect(errorOf(mobile)).not.toBe(before)
    const listed = within(await summary())
      .getByText(new RegExp(before))
      .closest('li')!
    expect(within(listed).getByTitle('已改好')).toBeInTheDocument()
  })

  it('is right as soon as the earlier of two days is moved', async () => {
    const { user } = create('/hospitalPrice/create')
    const [from, until] = [await input('生效日期'), await input('失效日期')]
    await user.clear(from)
    await user.type(from, '2035-02-01')
    await user.type(until, '2035-01-01')
    await user.tab()
    await waitFor(() => expect(until).toHaveAttribute('aria-invalid', 'true'))
    await user.clear(from)
    await user.type(from, '2034-12-01')
    await user.tab()
    await waitFor(() => expect(until).toHaveAttribute('aria-invalid', 'false'))
  })

  it('looks at nothing that the server alone can tell', async () => {
    const { backend, user } = create('/patient/create')
    backend.on('patient', 'checkMobile', () => ({ json: { taken: true } }))
    const mobile = await input('手机号')
    await user.type(mobile, '13800000002')
    await waitFor(() => expect(errorOf(mobile)).toContain('已注册'))
    await user.type(await input('姓名'), '王小明')
    await user.tab()
    expect(errorOf(mobile)).toContain('已注册')
  })
})

describe('the summary of what is wrong', () => {
  it('lists what comes to be wrong after the try to save', async () => {
    const { user } = create('/patient/create')
    const idNumber = await input('身份证号')
    save()
    const box = await summary()
    const count = within(box).getAllByRole('listitem').length
    await user.type(idNumber, '110101')
    await user.tab()
    await waitFor(() => expect(idNumber).toHaveAttribute('aria-invalid', 'true'))
    await waitFor(() => expect(within(box).getAllByRole('listitem')).toHaveLength(count + 1))
    expect(box).toHaveTextContent(`还有 ${count + 1} 处需要修改`)
    await user.clear(idNumber)
    await waitFor(() => expect(box).toHaveTextContent(`还有 ${count} 处需要修改`))
  })
})
