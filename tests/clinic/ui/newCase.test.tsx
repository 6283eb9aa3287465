import { fireEvent, screen, waitFor } from '@testing-library/react'
import { Link } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { resources } from '../../../resources/index.ts'
import type { AnyResource } from '../../../resources/core/index.ts'
import { NewCasePage } from '../../../src/clinic/newCase/NewCasePage.tsx'
import { createBackend, sampleOf } from '../../core/ui/backend.ts'
import type { Row } from '../../core/ui/backend.ts'
import { errorOf, input } from '../../core/ui/dom.ts'
import { renderPage } from '../../core/ui/renderPage.tsx'

const patient: AnyResource = resources.patient
const caseInfo: AnyResource = resources.case
const someone = (id: number, name: string, values: object = {}): Row => ({
  ...sampleOf(patient, id),
  name,
  type: 'ordinary',
  origin: 'operator',
  birthday: '2020-05-01',
  hospital: 1,
  doctor: null,
  nurse: null,
  trainer: null,
  ...values,
})
const people = [
  someone(1, '王子涵', { doctor: 2 }),
  someone(2, '李明', { type: 'demo' }),
  someone(3, '赵婷', { origin: 'selfService' }),
  someone(4, '周宁'),
  someone(5, '孙悦然', { trainer: 3 }),
]
const hospitals: Row[] = [{ ...sampleOf(resources.hospital, 1), id: 1, name: '同仁医院' }]
const doctors: Row[] = [
  { ...sampleOf(resources.doctor, 2), id: 2, name: '周医生', occupation: 'doctor', hospital: 1 },
  { ...sampleOf(resources.doctor, 3), id: 3, name: '吴老师', occupation: 'trainer', hospital: 1 },
]
const cases: Row[] = [{ ...sampleOf(caseInfo, 9), id: 9, patient: 4 }]

const open = (at = '/newCase') => {
  const backend = createBackend({ patient: people, case: cases, caseRecord: [], hospital: hospitals, doctor: doctors })
  backend.on('dict', 'byGroup', () => ({ json: [{ value: 'senior', label: '甲', labelEn: 'A', enabled: true }] }))
  return {
    backend,
    ...renderPage({
      backend,
      at,
      pages: {
        '/newCase': (
          <>
            <NewCasePage />
            <Link to="/elsewhere">离开</Link>
          </>
        ),
        '/elsewhere': <Link to="/newCase?patient=1">去建病例</Link>,
      },
    }),
  }
}
const put = async (label: string, value: string) => fireEvent.change(await input(label), { target: { value } })
const choose = async (label: string, option: string) => {
  fireEvent.mouseDown(await input(label))
  fireEvent.click(await screen.findByText(option, { selector: '[role="option"]' }))
}
const save = () => fireEvent.click(document.querySelector('button[type="submit"]')!)
const fillVision = async () => {
  for (const label of ['右眼裸眼视力', '左眼裸眼视力', '右眼矫正视力', '左眼矫正视力']) await put(label, '.6')
  await choose('右眼弱视类型', '甲')
  await choose('左眼弱视类型', '甲')
}

describe('a new case', () => {
  it('is for a patient whom a search finds; who may have none is there with the reason', async () => {
    const { user } = open()
    await user.click(await input('按姓名、账号或拼音查找患者'))
    const options = await screen.findAllByRole('option')
    expect(
      options.map(option => [
        option.textContent.slice(0, 3),
        option.getAttribute('aria-disabled'),
        /(?:演示|自助|已有).*/.exec(option.textContent)?.[0],
      ]),
    ).toEqual([
      ['王子涵', 'false', undefined],
      ['孙悦然', 'false', undefined],
      expect.arrayContaining(['true', '演示患者不能建病例']),
      expect.arrayContaining(['true', '自助注册的患者不能建病例']),
      expect.arrayContaining(['true', '已有病例']),
    ])
    save()
    await waitFor(async () => {
      expect(errorOf(await input('按姓名、账号或拼音查找患者'))).toBe('请选择患者')
    })
  })

  it('takes the patient of its address, with those in charge, and is stored for them', async () => {
    const { backend, place } = open('/newCase?patient=1')
    expect(await screen.findByText('王子涵')).toBeVisible()
    await fillVision()
    expect(await screen.findByText(/6 岁参考值 0.7/)).toBeVisible()
    await put('右眼裸眼视力', '4.8')
    save()
    await waitFor(() => {
      expect(backend.callsOf('case', 'create')).toHaveLength(1)
    })
    expect(backend.callsOf('case', 'create')[0]?.body).toMatchObject({
      patient: 1,
      doctor: 2,
      nakedRight: '0.6',
      correctedLeft: '0.6',
      amblyopiaTypeLeft: 'senior',
    })
    await waitFor(() => {
      expect(place().pathname).toMatch(/^\/case\/\d+\/show$/)
    })
  })

  it('takes those in charge of another patient when that one is chosen, and of the first one none', async () => {
    const { backend, user } = open('/newCase?patient=1')
    await waitFor(async () => {
      expect(await input('主治医生')).toHaveValue('周医生')
    })
    await user.click(screen.getByText('更换患者'))
    await waitFor(async () => {
      expect(await input('主治医生')).toHaveValue('')
    })
    await user.click(await input('按姓名、账号或拼音查找患者'))
    await user.click((await screen.findAllByRole('option')).find(option => option.textContent.startsWith('孙悦然'))!)
    await waitFor(async () => {
      expect(await input('训练师')).toHaveValue('吴老师')
    })
    await fillVision()
    save()
    await waitFor(() => {
      expect(backend.callsOf('case', 'create')).toHaveLength(1)
    })
    expect(backend.callsOf('case', 'create')[0]?.body).toMatchObject({ patient: 5, trainer: 3 })
    expect(backend.callsOf('case', 'create')[0]?.body['doctor'] ?? null).toBeNull()
  })

  it('has those in charge also where the patient is known already, as on coming back', async () => {
    const { user } = open('/newCase?patient=1')
    await waitFor(async () => {
      expect(await input('主治医生')).toHaveValue('周医生')
    })
    await user.click(screen.getByText('离开'))
    await user.click(await screen.findByText('去建病例'))
    await waitFor(async () => {
      expect(await input('主治医生')).toHaveValue('周医生')
    })
  })

  it('leads to the case that the patient has already', async () => {
    open('/newCase?patient=4')
    expect((await screen.findByText('打开病例')).getAttribute('href')).toBe('/case/9/show')
  })

  it('makes the patient along with it, once, and keeps them where the case is refused', async () => {
    const { backend } = open()
    let refusals = 0
    backend.on('case', 'create', () =>
      refusals++ === 0 ? backend.problem(400, 'invalid', '有误', { number: '病例号已存在' }) : undefined,
    )
    fireEvent.click(await screen.findByText('新建患者'))
    save()
    const name = await input('姓名')
    await waitFor(() => {
      expect(name).toHaveFocus()
    })
    expect(errorOf(name)).toMatch(/.不能为空$/)
    expect(errorOf(await input('右眼裸眼视力'))).toMatch(/.不能为空$/)
    expect(backend.callsOf('patient', 'create')).toEqual([])

    await put('姓名', '新来的')
    await choose('性别', '男')
    await put('出生日期', '2021-06-01')
    await put('手机号', '13812345678')
    await put('监护人姓名', '王芳')
    await put('知情同意日期', '2026-01-01')
    await choose('所属机构', '同仁医院')
    await fillVision()
    await put('病例号', 'HZ1')
    await choose('主治医生', '周医生')
    save()
    await waitFor(async () => {
      expect(errorOf(await input('病例号'))).toBe('病例号已存在')
    })
    expect(backend.callsOf('patient', 'create')).toHaveLength(1)
    expect(await screen.findByText('新来的')).toBeVisible()
    await put('病例号', 'HZ2')
    save()
    await waitFor(() => {
      expect(backend.callsOf('case', 'create')).toHaveLength(2)
    })
    expect(backend.callsOf('patient', 'create')).toHaveLength(1)
    expect(backend.callsOf('case', 'create')[1]?.body).toMatchObject({ patient: 6, number: 'HZ2' })
  })
})
