import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { checkDigit } from '../../../domain/identityNumber.ts'
import { resources } from '../../../resources/index.ts'
import type { AnyResource } from '../../../resources/core/index.ts'
import { createBackend, sampleOf } from '../../core/ui/backend.ts'
import { errorOf, input } from '../../core/ui/dom.ts'
import { renderPage } from '../../core/ui/renderPage.tsx'
import { setSettings } from '../../../src/shell/installation/settings.ts'

const patient: AnyResource = resources.patient
const identity = (first17: string): string => first17 + checkDigit(first17)
const person = {
  ...sampleOf(patient, 1),
  name: '王子涵',
  gender: 'female',
  birthday: '2018-03-01',
  idNumber: null,
  consentOn: '2024-01-01',
  validUntil: '2030-01-01',
}

const create = () => {
  const backend = createBackend()
  return { backend, ...renderPage({ backend, at: '/patient/create' }) }
}
const edit = () => {
  const backend = createBackend({ patient: [person] })
  return { backend, ...renderPage({ backend, at: '/patient/1' }) }
}
const put = async (label: string, value: string) => fireEvent.change(await input(label), { target: { value } })
const save = () => fireEvent.click(screen.getByText('保存', { selector: 'button' }))

describe('the form of a patient', () => {
  it('takes date of birth and gender from the identity number, and again from another one', async () => {
    create()
    await put('身份证号', identity('11010120170203123'))
    await waitFor(async () => {
      expect(await input('出生日期')).toHaveValue('2017-02-03')
    })
    await put('身份证号', identity('11010120160405124'))
    await waitFor(async () => {
      expect(await input('出生日期')).toHaveValue('2016-04-05')
    })
    await waitFor(async () => {
      expect(await input('性别')).toHaveTextContent('女')
    })
    expect(screen.queryByText(/^采用/)).toBeNull()
  })

  it('leaves what was typed otherwise, says so, and offers what the identity number tells', async () => {
    const { backend } = edit()
    await put('身份证号', identity('11010120170203124'))
    await waitFor(async () => {
      expect(errorOf(await input('出生日期'))).toContain('2017/02/03')
    })
    expect(await input('出生日期')).toHaveValue('2018-03-01')
    fireEvent.click(screen.getByText(/^采用.*2017\/02\/03/))
    await waitFor(async () => {
      expect(await input('出生日期')).toHaveValue('2017-02-03')
    })
    save()
    await waitFor(() => {
      expect(backend.callsOf('patient', 'update')[0]?.body).toMatchObject({ birthday: '2017-02-03' })
    })
  })

  it('asks for the ID number where the settings want one', async () => {
    setSettings(['configSetting.idNumberRequired'])
    try {
      create()
      await put('姓名', '李雷')
      fireEvent.click(await screen.findByRole('button', { name: '保存' }))
      const idNumber = await screen.findByRole('textbox', { name: /身份证号/ })
      await waitFor(() => {
        expect(errorOf(idNumber)).toBe('身份证号不能为空')
      })
    } finally {
      setSettings([])
    }
  })

  it('tells as soon as a mobile is whole that somebody has it, and asks once', async () => {
    const { backend } = create()
    backend.on('patient', 'checkMobile', ({ body }) => ({ json: { taken: body['mobile'] === '13800001111' } }))
    await put('手机号', '1380000111')
    fireEvent.blur(await input('手机号'))
    await put('手机号', '13800001111')
    await waitFor(async () => {
      expect(errorOf(await input('手机号'))).toContain('手机号已注册')
    })
    fireEvent.blur(await input('手机号'))
    await put('手机号', '13800002222')
    await waitFor(async () => {
      expect(errorOf(await input('手机号'))).not.toContain('已注册')
    })
    await waitFor(() => {
      expect(backend.callsOf('patient', 'checkMobile').map(({ body }) => body['mobile'])).toEqual([
        '13800001111',
        '13800002222',
      ])
    })
  })

  it('is not saved while a code that was sent is neither entered nor given up', async () => {
    const { backend } = edit()
    backend.on('patient', 'sendCode', () => ({ json: { sent: true, wait: 60 } }))
    backend.on('patient', 'verifyMobile', ({ body }) =>
      body['code'] === '123456' ? { json: {} } : backend.problem(400, 'invalid', '内容有误', { code: '验证码不正确' }),
    )
    await put('手机号', '13800003333')
    fireEvent.click(await screen.findByText('发送验证码', { selector: 'button' }))
    await input('验证码')
    save()
    await waitFor(async () => {
      expect(errorOf(await input('验证码'))).toContain('验证码不能为空')
    })
    await put('验证码', '654321')
    await waitFor(async () => {
      expect(errorOf(await input('验证码'))).toContain('验证码不正确')
    })
    expect(backend.callsOf('patient', 'update')).toEqual([])
    await put('验证码', '123456')
    await screen.findByText('手机号已验证')
    save()
    await waitFor(() => {
      expect(backend.callsOf('patient', 'update')[0]?.body).toEqual({ id: 1, version: 1, mobile: '13800003333' })
    })
  })
})

describe('the preview of a transfer', () => {
  it('says of several patients who cannot go, and moves the rest as it was seen', async () => {
    const backend = createBackend({ patient: [person, { ...person, id: 2, name: '李明' }] })
    backend.on('patient', 'transferPreview', ({ id }) =>
      id === 2
        ? backend.problem(400, 'invalid', '内容有误', { hospital: '已在该机构' })
        : {
            json: {
              effects: [{ effect: 'moves', subject: 'resources.case.name', count: 2, names: null }],
              previewToken: 'as seen',
            },
          },
    )
    const { user } = renderPage({ backend, at: '/patient' })
    for (const box of await screen.findAllByRole('checkbox', { name: /王子涵|李明/ })) await user.click(box)
    await user.click(await within(await screen.findByRole('toolbar')).findByText('更多操作'))
    fireEvent.click(await screen.findByRole('menuitem', { name: '转机构' }))
    await user.click(await input('转入机构'))
    await user.click((await screen.findAllByRole('option'))[0]!)
    expect(await screen.findByText('李明：不能执行。已在该机构')).toBeVisible()
    expect(screen.getByText('随患者转入：病例 2 条')).toBeVisible()
    await put('原因', '搬家')
    fireEvent.click(screen.getByText('转机构', { selector: '[role="dialog"] button' }))
    await waitFor(() => {
      expect(backend.callsOf('patient', 'transfer').map(({ id, body }) => [id, body['previewToken']])).toEqual([
        [1, 'as seen'],
      ])
    })
  })
})
