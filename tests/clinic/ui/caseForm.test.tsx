import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { resources } from '../../../resources/index.ts'
import type { AnyResource } from '../../../resources/core/index.ts'
import { createBackend, sampleOf } from '../../core/ui/backend.ts'
import type { Row } from '../../core/ui/backend.ts'
import { errorOf, input } from '../../core/ui/dom.ts'
import { renderPage } from '../../core/ui/renderPage.tsx'

const caseInfo: AnyResource = resources.case
const caseRecord: AnyResource = resources.caseRecord
const patient: AnyResource = resources.patient

const vision = { nakedRight: '0.2', nakedLeft: '0.3', correctedRight: '0.4', correctedLeft: '0.8' }
const theCase: Row = {
  ...sampleOf(caseInfo, 1),
  ...vision,
  number: 'HZ1',
  patient: 1,
  hospital: 1,
  examinedOn: '2026-03-01',
  sphereRight: 1.25,
  sphereLeft: -0.5,
  cylinderRight: null,
  axisRight: null,
  cylinderLeft: -0.75,
  axisLeft: 90,
  recommendation: null,
  reexamineOn: null,
  amblyopiaTypeRight: 'senior',
  amblyopiaTypeLeft: 'senior',
  doctor: 1,
  nurse: null,
  trainer: null,
}
const record = (id: number, examinedOn: string, values: object): Row => ({
  ...sampleOf(caseRecord, id),
  ...theCase,
  ...values,
  id,
  case: 1,
  examinedOn,
})
const records = [
  record(1, '2025-09-01', { correctedRight: '0.2', correctedLeft: '0.8', diagnosis: 'first' }),
  record(2, '2026-03-01', {}),
]
const child: Row = { ...sampleOf(patient, 1), name: '王子涵', birthday: '2018-05-01', hospital: 1 }

const open = (state?: unknown) => {
  const backend = createBackend({ case: [theCase], caseRecord: records, patient: [child] })
  backend.on('dict', 'byGroup', () => ({ json: [{ value: 'senior', label: '甲', labelEn: 'A', enabled: true }] }))
  return { backend, ...renderPage({ backend, at: '/case/1', ...(state === undefined ? {} : { state }) }) }
}
const put = (element: HTMLElement, value: string) => {
  fireEvent.change(element, { target: { value } })
  fireEvent.blur(element)
}
const saveButton = (): HTMLElement => document.querySelector<HTMLElement>('button[type="submit"]')!
const press = (key: string, options: object = {}) => fireEvent.keyDown(document.activeElement!, { key, ...options })

describe('the form of a case', () => {
  it('takes values as clinicians write them, shows what is kept, and sends it', async () => {
    const { backend } = open()
    const typed: readonly (readonly [string, string, string])[] = [
      ['右眼裸眼视力', '.6', '0.6'],
      ['左眼裸眼视力', '０，８', '0.8'],
      ['右眼矫正视力', '4.8', '0.6'],
      ['左眼矫正视力', 'cf', 'CF'],
      ['右眼球镜（SPH）', '２．５', '+2.50'],
      ['左眼球镜（SPH）', '−.75', '-0.75'],
      ['右眼柱镜（CYL）', '+1,25', '+1.25'],
      ['右眼轴位（AX）', '１８０', '180'],
    ]
    for (const [label, text, shown] of typed) {
      put(await input(label), text)
      expect(await input(label)).toHaveValue(shown)
    }
    expect((await input('右眼裸眼视力')).closest('.MuiInputBase-root')).toHaveTextContent('4.8')
    expect((await input('左眼矫正视力')).closest('.MuiInputBase-root')).toHaveTextContent('指数')
    fireEvent.click(saveButton())
    await waitFor(() => {
      expect(backend.callsOf('case', 'update')).toHaveLength(1)
    })
    expect(backend.callsOf('case', 'update')[0]?.body).toEqual({
      id: 1,
      version: 1,
      nakedRight: '0.6',
      nakedLeft: '0.8',
      correctedRight: '0.6',
      correctedLeft: 'CF',
      sphereRight: 2.5,
      sphereLeft: -0.75,
      cylinderRight: 1.25,
      axisRight: 180,
    })
  })

  it('says at each field what is wrong, and leads to the first', async () => {
    const { backend } = open()
    put(await input('左眼裸眼视力'), '3.0')
    put(await input('右眼矫正视力'), '')
    put(await input('右眼球镜（SPH）'), '1.1')
    put(await input('左眼球镜（SPH）'), '31')
    put(await input('左眼轴位（AX）'), '181')
    put(await input('右眼柱镜（CYL）'), '-1')
    put(await input('处方次数'), 'abc')
    fireEvent.click(saveButton())
    const first = await input('左眼裸眼视力')
    await waitFor(() => {
      expect(first).toHaveFocus()
    })
    expect(errorOf(first)).toContain('4.0 到 5.3')
    expect(errorOf(await input('右眼矫正视力'))).toMatch(/.不能为空$/)
    expect(errorOf(await input('右眼球镜（SPH）'))).toBe('必须是 0.25 的整数倍')
    expect(errorOf(await input('左眼球镜（SPH）'))).toBe('不能大于 30')
    expect(errorOf(await input('左眼轴位（AX）'))).toBe('不能大于 180')
    expect(errorOf(await input('右眼轴位（AX）'))).toMatch(/.不能为空$/)
    expect(errorOf(await input('处方次数'))).toBe('必须是数字')
    expect(await input('右眼球镜（SPH）')).toHaveValue('+1.10')
    expect(backend.callsOf('case', 'update')).toEqual([])
  })

  it('moves on by Enter and back with Shift, right eye first, but not out of a long text', async () => {
    const { backend } = open()
    const right = await input('右眼裸眼视力')
    right.focus()
    press('Enter')
    expect(await input('左眼裸眼视力')).toHaveFocus()
    press('Enter')
    expect(await input('右眼矫正视力')).toHaveFocus()
    press('Enter', { shiftKey: true })
    expect(await input('左眼裸眼视力')).toHaveFocus()
    const text = await input('诊断')
    text.focus()
    press('Enter')
    expect(text).toHaveFocus()
    expect(backend.callsOf('case', 'update')).toEqual([])
  })

  it('says what saving does, and warns before another examination is overwritten', async () => {
    const { backend } = open()
    const day = await input('检查日期')
    await waitFor(() => {
      expect(saveButton()).toHaveTextContent('更正 2026/03/01 的记录')
    })
    put(day, '2026-06-01')
    await waitFor(() => {
      expect(saveButton()).toHaveTextContent('保存为 2026/06/01 的新记录')
    })
    put(day, '2025-09-01')
    await waitFor(() => {
      expect(saveButton()).toHaveTextContent('更正 2025/09/01 的记录')
    })
    fireEvent.click(await screen.findByText('载入该记录'))
    await waitFor(async () => {
      expect(await input('右眼矫正视力')).toHaveValue('0.2')
    })
    expect(screen.queryByText('载入该记录')).toBeNull()
    fireEvent.keyDown(await input('诊断'), { key: 's', ctrlKey: true })
    await waitFor(() => {
      expect(backend.callsOf('case', 'update')).toHaveLength(1)
    })
    expect(backend.callsOf('case', 'update')[0]?.body).toEqual({
      id: 1,
      version: 1,
      examinedOn: '2025-09-01',
      correctedRight: '0.2',
      diagnosis: 'first',
    })
  })

  it('says level, change, norm and recommendation while one types, and offers the recommendation', async () => {
    open()
    const hints = await screen.findByRole('group', { name: '根据矫正视力得出的提示' })
    await waitFor(() => {
      expect(hints).toHaveTextContent('进步 2 行')
    })
    expect(hints).toHaveTextContent('中度')
    expect(hints).toHaveTextContent('7 岁参考值 0.7未达到已达到')
    expect(hints).toHaveTextContent('双眼相差 4 行')
    fireEvent.change(await input('右眼矫正视力'), { target: { value: '.9' } })
    expect(hints).toHaveTextContent('双眼相差 1 行训练建议：双眼同时训练')
    expect(await input('训练建议')).toHaveValue('')
    fireEvent.click(screen.getByText('填入训练建议'))
    await waitFor(async () => {
      expect(await input('训练建议')).toHaveValue('双眼同时训练')
    })
    expect(screen.queryByText('填入训练建议')).toBeNull()
    expect(hints).not.toHaveTextContent('两眼均无弱视')
    fireEvent.change(await input('右眼矫正视力'), { target: { value: '2.0' } })
    fireEvent.change(await input('左眼矫正视力'), { target: { value: '0.9' } })
    await waitFor(() => {
      expect(hints).toHaveTextContent('两眼均无弱视，此建议仅由两眼视力得出')
    })
    expect(hints).toHaveTextContent('训练建议：只训练左眼')
  })

  const overtaken = (theirs: Row) => {
    const { backend, ...page } = open()
    backend.on('case', 'update', ({ body }) =>
      body['version'] === theirs['version']
        ? undefined
        : { status: 409, json: { status: 409, code: 'stale', message: '记录已被他人修改', record: theirs } },
    )
    return { backend, ...page }
  }

  it('merges what two people corrected of one examination', async () => {
    const { backend } = overtaken({ ...theCase, diagnosis: '由他人填写', version: 5 })
    put(await input('右眼矫正视力'), '0.5')
    await waitFor(() => {
      expect(saveButton()).toHaveTextContent('更正 2026/03/01 的记录')
    })
    fireEvent.click(saveButton())
    await waitFor(() => {
      expect(backend.callsOf('case', 'update').at(-1)?.body).toEqual({ id: 1, version: 5, correctedRight: '0.5' })
    })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('never puts the correction of one examination into another that was added meanwhile', async () => {
    const { backend } = overtaken({ ...theCase, examinedOn: '2026-04-01', correctedRight: '0.6', version: 5 })
    put(await input('诊断'), '更正')
    await waitFor(() => {
      expect(saveButton()).toHaveTextContent('更正 2026/03/01 的记录')
    })
    fireEvent.click(saveButton())
    const dialog = await screen.findByRole('dialog')
    expect(dialog).toHaveTextContent('其中一方改动了“检查日期”，两份内容不能合并')
    expect([...dialog.querySelectorAll('tbody tr')].map(row => row.textContent)).toEqual(
      expect.arrayContaining(['检查日期2026/03/012026/04/01', '右眼矫正视力0.40.6']),
    )
    fireEvent.click(screen.getByText('用我的修改覆盖'))
    await waitFor(() => {
      expect(backend.callsOf('case', 'update').at(-1)?.body).toMatchObject({
        id: 1,
        version: 5,
        examinedOn: '2026-03-01',
        correctedRight: '0.4',
        diagnosis: '更正',
      })
    })
  })
})
