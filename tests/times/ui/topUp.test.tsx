import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { TopUpPage } from '../../../src/times/topUp/TopUpPage.tsx'
import { drafts, unlockDrafts } from '../../../src/shell/drafts/drafts.ts'
import { resources } from '../../../resources/index.ts'
import { createBackend, sampleOf } from '../../core/ui/backend.ts'
import type { Backend } from '../../core/ui/backend.ts'
import { errorOf, input, valueOf } from '../../core/ui/dom.ts'
import { renderPage } from '../../core/ui/renderPage.tsx'

const part = {
  hospital: 3,
  name: '杭州明目',
  patients: 2,
  times: 120,
  giveTimes: 0,
  source: 'platform',
  left: 500,
  missing: 0,
}
const included = [
  { id: 1, account: 'HZ0001', name: '王一' },
  { id: 2, account: 'HZ0002', name: '王二' },
]
/** What is offered: the packages first, then any other number. */
const offers = (backend: Backend, ...options: readonly (readonly [option: string, label: string])[]): void => {
  backend.on('priceOption', 'options', () => ({
    json: options.map(([option, label], at) => ({ id: at + 1, option, label, labelEn: option, offered: true })),
  }))
}
const everything = [
  ['package30', '30 次套餐'],
  ['package60', '60 次套餐'],
  ['package90', '90 次套餐'],
  ['other', '其他次数'],
] as const

const leftOut = [{ id: 9, account: 'HZ0009', name: '李小明', reason: 'demo' }]

/** One patient is topped up by 30 times for ¥50. */
const answerOnePatient = (backend: Backend): void => {
  backend.on('recharge', 'topUpPreview', () => ({
    json: {
      count: 1,
      times: 30,
      giveTimes: 0,
      amount: 5_000,
      missing: 0,
      leftOut: [],
      previewToken: 'one',
      included: included.slice(0, 1),
      parts: [{ ...part, patients: 1, times: 30, each: 5_000, amount: 5_000 }],
    },
  }))
  backend.on('recharge', 'topUp', () => ({
    json: { batch: 'C1', recharge: 5, count: 1, times: 30, amount: 5_000, leftOut: [] },
  }))
}

it('patients are topped up as it was looked at: a price that changed since is seen first', async () => {
  const backend = createBackend()
  offers(backend, ...everything)
  let each = 5_000
  backend.on('recharge', 'topUpPreview', ({ body }) => ({
    json: {
      count: 2,
      times: 2 * Number(body['times']),
      giveTimes: 0,
      amount: 2 * each,
      missing: 0,
      leftOut,
      previewToken: 'one and two',
      included,
      parts: [{ ...part, each, amount: 2 * each }],
    },
  }))
  backend.on('recharge', 'topUp', ({ body }) => {
    if (body['expectedAmount'] === 2 * each && each === 6_000)
      return {
        json: {
          batch: 'C1',
          recharge: null,
          count: 2,
          times: 120,
          giveTimes: 0,
          amount: 12_000,
          leftOut: [{ id: 9, account: 'HZ0009', reason: 'demo' }],
        },
      }
    each = 6_000
    return backend.problem(409, 'priceChanged', '价格已经变化')
  })
  const { user } = renderPage({
    backend,
    at: '/topUp?patients=1,2,9',
    pages: { '/topUp': <TopUpPage /> },
    keeps: path => path === '/topUp',
  })

  // Who gets nothing whatever is asked for is told before anything is typed.
  expect(await screen.findByText(/李小明/)).toBeVisible()
  const times = await input('充值次数')
  await user.clear(times)
  await user.type(times, '-1')
  await user.click(screen.getByRole('button', { name: '下一步：核对' }))
  await waitFor(() => {
    expect(errorOf(times)).not.toBe('')
  })
  expect(backend.callsOf('recharge', 'topUpPreview')).toHaveLength(1)
  await user.click(await screen.findByRole('button', { name: '60 次套餐' }))
  await user.click(screen.getByRole('button', { name: '下一步：核对' }))

  const back = await screen.findByRole('button', { name: '返回修改' })
  expect(screen.getByText(/李小明/)).toHaveTextContent('李小明 · HZ0009 · 演示账号不能充值')
  await user.click(back)
  await waitFor(async () => {
    expect(await input('充值次数')).toHaveValue('60')
  })
  await user.click(screen.getByRole('button', { name: '下一步：核对' }))
  await user.click(await screen.findByRole('button', { name: '确认充值：2 位患者，合计 ¥100.00' }))
  expect(await screen.findByText('价格已经变化')).toBeVisible()
  await user.click(await screen.findByRole('button', { name: '确认充值：2 位患者，合计 ¥120.00' }))
  expect(await screen.findByRole('heading', { name: '充值完成：2 位患者，合计 ¥120.00' })).toBeVisible()
  expect(backend.callsOf('recharge', 'topUp').map(({ body }) => body)).toMatchObject([
    {
      userIds: [1, 2, 9],
      rechargeType: 'ordinary',
      times: 60,
      payStatus: 'paid',
      expectedAmount: 10_000,
      previewToken: 'one and two',
    },
    { userIds: [1, 2, 9], times: 60, expectedAmount: 12_000 },
  ])
})

it('what was typed for some is not offered for others, and a lifetime leaves it as it was', async () => {
  const backend = createBackend()
  offers(backend, ...everything)
  backend.on('recharge', 'topUpPreview', () => ({
    json: {
      count: 1,
      times: 1,
      giveTimes: 0,
      amount: 0,
      missing: 0,
      included: [],
      leftOut: [],
      previewToken: 'one',
      parts: [],
    },
  }))
  backend.on('dict', 'byGroup', () => ({
    json: [
      ['ordinary', '普通'],
      ['lifetime', '终身'],
    ].map(([value, label]) => ({ value, label, labelEn: value, enabled: true })),
  }))
  const open = (patient: number) =>
    renderPage({ backend, at: `/topUp?patients=${patient}`, pages: { '/topUp': <TopUpPage /> } })
  const choose = async (user: ReturnType<typeof open>['user'], type: string) => {
    await user.click(screen.getByLabelText(/^充值类型/))
    await user.click(await screen.findByText(type, { selector: '[role="option"]' }))
  }
  const { user } = open(1)
  await user.click(await screen.findByRole('button', { name: '90 次套餐' }))
  await choose(user, '终身')
  await waitFor(() => {
    expect(screen.queryByLabelText(/^充值次数/)).toBeNull()
  })
  await choose(user, '普通')
  expect(await input('充值次数')).toHaveValue('90')
  drafts.flush()
  expect(drafts.typed('/topUp')?.values).toMatchObject({ times: 90 })
  cleanup()
  unlockDrafts('f'.repeat(64))
  await drafts.ready()
  open(2)
  expect(await input('充值次数')).toHaveValue('30')
  await waitFor(() => {
    expect(drafts.left('/topUp')).toHaveLength(1)
  })
  expect(screen.queryByText(/尚未保存/)).toBeNull()
  cleanup()
  open(1)
  expect(await screen.findByText(/尚未保存/)).toBeVisible()
})

it('offers the packages that are sold, as they are called and in their order; no other number where none is', async () => {
  const backend = createBackend()
  answerOnePatient(backend)
  offers(backend, ['package90', '年度套餐'], ['package60', '60 次套餐'])
  const { user } = renderPage({ backend, at: '/topUp?patients=1', pages: { '/topUp': <TopUpPage /> } })
  const year = await screen.findByRole('button', { name: '年度套餐' })
  expect(within(screen.getByRole('group', { name: '常用次数' })).getAllByRole('button')).toEqual([
    year,
    screen.getByRole('button', { name: '60 次套餐' }),
  ])
  await waitFor(() => {
    expect(year).toHaveAttribute('aria-pressed', 'true')
  })
  expect(screen.queryByLabelText(/^充值次数/)).toBeNull()
  await user.click(screen.getByRole('button', { name: '下一步：核对' }))
  await screen.findByRole('button', { name: '返回修改' })
  expect(backend.callsOf('recharge', 'topUpPreview').at(-1)?.body).toMatchObject({ times: 90 })
})

it('after one patient come the receipt, the patient and the next one', async () => {
  const backend = createBackend()
  answerOnePatient(backend)
  const { user } = renderPage({ backend, at: '/topUp?patients=1', pages: { '/topUp': <TopUpPage /> } })
  await user.click(await screen.findByRole('button', { name: '下一步：核对' }))
  await user.click(await screen.findByRole('button', { name: '确认充值：1 位患者，合计 ¥50.00' }))
  expect(await screen.findByRole('link', { name: '查看充值单' })).toHaveAttribute('href', '/recharge/5/show')
  expect(screen.getByRole('link', { name: '回到患者' })).toHaveAttribute('href', '/patient/1/show')
  expect(screen.getByRole('link', { name: '下一位患者' })).toHaveAttribute('href', '/patient')
})

it('who cannot be found, or may not be seen, is told with the reason instead of a form', async () => {
  const backend = createBackend()
  backend.on('recharge', 'topUpPreview', () => ({
    json: {
      count: 0,
      times: 0,
      giveTimes: 0,
      amount: 0,
      missing: 0,
      parts: [],
      leftOut: [{ id: 999_999, account: null, name: null, reason: 'unknown' }],
    },
  }))
  backend.on('patient', 'get', () => backend.problem(404, 'notFound', '记录不存在'))
  renderPage({ backend, at: '/topUp?patients=999999', pages: { '/topUp': <TopUpPage /> } })
  expect(await screen.findByText('编号 999999 · 不存在，或不在您的数据范围内')).toBeVisible()
  expect(screen.getByText('没有可以充值的患者')).toBeVisible()
  expect(screen.getByRole('link', { name: '前往患者列表' })).toHaveAttribute('href', '/patient')
  expect(screen.queryByRole('button', { name: '下一步：核对' })).toBeNull()
})

it('what is not paid yet says so before and after, asks for no channel, and begins with the doctor of the patient', async () => {
  const backend = createBackend({
    patient: [{ ...sampleOf(resources.patient, 1), name: '王一', account: 'HZ0001', hospital: 3, doctor: 2 }],
    doctor: [{ ...sampleOf(resources.doctor, 2), id: 2, name: '周医生', occupation: 'doctor', hospital: 3 }],
  })
  answerOnePatient(backend)
  const { user } = renderPage({ backend, at: '/topUp?patients=1', pages: { '/topUp': <TopUpPage /> } })
  await waitFor(async () => {
    expect(await input('开单医生')).toHaveValue('周医生')
  })
  await user.click(screen.getByLabelText(/^支付状态/))
  await user.click(await screen.findByText('未支付', { selector: '[role="option"]' }))
  await waitFor(() => {
    expect(screen.queryByLabelText(/^支付渠道/)).toBeNull()
  })
  await user.type(await input('备注'), '下周来付')
  await user.click(screen.getByRole('button', { name: '下一步：核对' }))
  const confirm = await screen.findByRole('button', { name: '确认充值：1 位患者，合计 ¥50.00' })
  const isTold = async () => {
    expect(await valueOf('支付状态')).toHaveTextContent('未支付')
    expect(await valueOf('开单医生')).toHaveTextContent('周医生')
    expect(await valueOf('备注')).toHaveTextContent('下周来付')
    expect(screen.getByText(/^尚未支付/)).toBeVisible()
    expect(document.querySelector('main')).not.toHaveTextContent('支付渠道')
  }
  await isTold()
  expect(screen.getAllByText(/王一/)).toHaveLength(1)
  await user.click(confirm)
  await screen.findByRole('heading', { name: '充值完成：1 位患者，合计 ¥50.00' })
  await isTold()
  expect(backend.callsOf('recharge', 'topUp')[0]?.body).toMatchObject({
    payStatus: 'unpaid',
    channel: null,
    doctorId: 2,
  })
})
