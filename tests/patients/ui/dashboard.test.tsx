import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { homeParts, resources } from '../../../resources/index.ts'
import { FollowUpsCard } from '../../../src/patients/cards/FollowUpsCard.tsx'
import { RowsCard } from '../../../src/shell/layout/home/RowsCard.tsx'
import { PatientDashboard } from '../../../src/patients/PatientDashboard.tsx'
import { sampleOf } from '../../core/ui/backend.ts'
import { inFrame } from '../../shell/ui/inFrame.tsx'
import '../../../src/capabilities.ts'

vi.useFakeTimers({ now: Date.parse('2026-03-02T04:00:00Z'), toFake: ['Date'] })

const patient = {
  ...sampleOf(resources.patient, 1),
  name: '王子涵',
  birthday: '2018-03-04',
  times: 12,
  type: 'ordinary',
  origin: 'operator',
  doctor: 3,
  doctorLabel: '周医生',
}
const clinical = {
  seesCases: true,
  case: 9,
  number: 'HZ1',
  reexamineOn: '2026-02-20',
  glasses: '全天戴镜',
  occlusion: null,
  recommendation: null,
  trainingFrequencyLabel: '每天 2 次',
  prescriptionCount: null,
  records: [
    {
      id: 1,
      examinedOn: '2025-06-01',
      nakedRight: '0.1',
      nakedLeft: '0.6',
      correctedRight: '0.2',
      correctedLeft: '0.9',
      staff: '周医生',
    },
    {
      id: 2,
      examinedOn: '2026-01-10',
      nakedRight: '0.2',
      nakedLeft: '0.6',
      correctedRight: '0.6',
      correctedLeft: '1',
      staff: '周医生 · 李护士',
    },
  ],
}
const nothing = { ...clinical, case: null, reexamineOn: null, glasses: null, records: [] }

// The plan asks for itself, and is held by its own tests.
const clinician = ['patient:get', 'case:get', 'case:create', 'caseRecord:get', 'caseRecord:list']

const open = (
  overview: object,
  {
    record = patient,
    permissions = clinician,
    language = 'zh' as 'zh' | 'en',
  }: { record?: typeof patient; permissions?: string[]; language?: 'zh' | 'en' } = {},
) =>
  inFrame(<PatientDashboard record={record} />, {
    permissions,
    language,
    answer: path => (path === 'api/patient/overview/1' ? overview : undefined),
  })

const card = async (name: string) => screen.findByRole('region', { name })
const lineOf = (region: HTMLElement, label: string) =>
  within(region).getByText(label, { selector: 'dt' }).nextElementSibling

describe('the dashboard of a patient', () => {
  it('says from one answer how the child is doing', async () => {
    const { sent } = open(clinical)
    const effect = await card('弱视程度与疗效')
    expect(lineOf(effect, '右眼')).toHaveTextContent('0.6（4.8）轻度')
    expect(lineOf(effect, '疗效（自 2025/06/01 起）')).toHaveTextContent('进步')
    expect(lineOf(effect, '训练建议')).toHaveTextContent('只训练右眼')
    const course = await card('视力变化')
    expect(
      within(course)
        .getAllByRole('row')
        .slice(1)
        .map(row => [...row.children].map(cell => cell.textContent)),
    ).toEqual([
      ['右眼', '0.2（4.3）', '0.6（4.8）', '进步 4 行'],
      ['左眼', '0.9（4.9）', '1（5.0）', '进步 1 行'],
    ])
    expect(within(course).getByRole('link', { name: '查看全部: 视力变化' })).toHaveAttribute('href', '/eyeChart?case=9')
    const visits = await card('最近检查（共 2 次）')
    expect(within(visits).getAllByRole('row')[1]).toHaveTextContent('2026/01/100.6（4.8）1（5.0）周医生 · 李护士')
    expect(within(visits).getByRole('link', { name: '2026/01/10' })).toHaveAttribute('href', '/caseRecord/2/show')
    expect(sent.filter(path => path.startsWith('api/'))).toEqual(['api/patient/overview/1'])
  })

  it('marks a re-examination that is overdue, and shows the training days that are left', async () => {
    open(clinical)
    const care = await card('复查与日常护理')
    expect(within(care).getByText('已逾期 10 天')).toBeInTheDocument()
    expect(within(care).getByText('全天戴镜')).toBeInTheDocument()
    expect(lineOf(await card('训练'), '剩余次数')).toHaveTextContent('12')
  })

  it('offers the next step where there is no case yet, to those who may take it', async () => {
    open(nothing)
    expect(await screen.findByRole('link', { name: '新建病例' })).toHaveAttribute('href', '/newCase?patient=1')
  })

  it('offers none for a demo patient', async () => {
    open(nothing, { record: { ...patient, type: 'demo' } })
    expect(await screen.findByText('演示患者和自助注册的患者不能新建病例')).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: '新建病例' })).not.toBeInTheDocument()
  })

  it('has no clinical cards for those who may not read cases', async () => {
    open({ ...nothing, seesCases: false }, { permissions: ['patient:get'], language: 'en' })
    await card('Training')
    await waitFor(() => {
      expect(screen.getByRole('region', { name: '王子涵' })).toBeInTheDocument()
    })
    expect(screen.queryByRole('region', { name: 'Course of vision' })).not.toBeInTheDocument()
    expect(screen.queryByText('No case yet')).not.toBeInTheDocument()
  })

  it('says that it could not be read, and leaves the rest of the page', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    inFrame(
      <>
        <PatientDashboard record={patient} />
        <p>资料</p>
      </>,
    )
    expect(await screen.findByRole('alert')).toHaveTextContent('重试')
    expect(screen.getByText('资料')).toBeInTheDocument()
  })
})

it('tells on the home page who should have come back by now', async () => {
  const { sent } = inFrame(<RowsCard name="dueReexaminations" one={homeParts.dueReexaminations} />, {
    answer: path =>
      path === 'api/reexamination'
        ? Response.json(
            [{ id: 9, patient: 1, patientLabel: '王子涵', hospitalLabel: '西湖医院', dueOn: '2026-02-20' }],
            { headers: { 'Content-Range': 'x 0-0/31' } },
          )
        : undefined,
  })
  expect(await screen.findByRole('heading', { name: '到期与逾期的复查（31）' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: /王子涵.*已逾期 10 天/ })).toHaveAttribute('href', '/patient/1/show')
  expect(decodeURIComponent(sent.at(-1)!)).toMatch(/\{"state":"due,overdue","dueOn":",\d{4}-\d\d-\d\d"\}/)
  expect(decodeURIComponent(sent.at(-1)!)).toContain('["dueOn","DESC"]')
})

describe('follow-ups on the page of a patient', () => {
  const one = {
    id: 7,
    number: 'P1-F2',
    patient: 1,
    patientLabel: '王子涵',
    at: '2026-02-20T02:00:00Z',
    channel: 'phone',
    content: '家长说下周恢复训练',
    result: 'willResume',
    resultLabel: '近期恢复训练',
    nextOn: '2026-02-27',
    outstanding: true,
    createdByLabel: '李护士（nurse）',
  }
  const listed = (rows: readonly object[]) => (path: string) =>
    path.startsWith('api/followUp')
      ? Response.json(rows, { headers: { 'Content-Range': `followUp 0-${rows.length}/${rows.length}` } })
      : undefined
  const cards = (rows: readonly object[], permissions: string[], record = patient) =>
    inFrame(<FollowUpsCard patient={record} overview={clinical} />, {
      permissions,
      language: 'zh',
      answer: listed(rows),
    })

  it('tell what was said last, and that the next one is overdue', async () => {
    cards([one], ['followUp:list', 'followUp:create'])
    const region = await card('随访（共 1 次）')
    expect(within(region).getByRole('link', { name: /家长说下周恢复训练/ })).toHaveAttribute('href', '/followUp/7/show')
    expect(region).toHaveTextContent('2026/02/20 10:00 · 电话 · 李护士（nurse） · 近期恢复训练')
    expect(within(region).getByText('已逾期 3 天')).toBeInTheDocument()
    expect(within(region).getByRole('link', { name: '新建随访' })).toHaveAttribute(
      'href',
      `/followUp/create?source=${encodeURIComponent('{"patient":1}')}`,
    )
  })

  it('offer no new one to whom it is not permitted, or of a demo patient', async () => {
    cards([], ['followUp:list'])
    expect(await screen.findByText('还没有随访记录')).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: '新建随访' })).toBeNull()
    cards([], ['followUp:list', 'followUp:create'], { ...patient, type: 'demo' })
    await waitFor(() => expect(screen.getAllByText('还没有随访记录')).toHaveLength(2))
    expect(screen.queryByRole('link', { name: '新建随访' })).toBeNull()
  })

  it('that are due stand on the home page, with the way to all of them', async () => {
    const { sent } = inFrame(<RowsCard name="dueFollowUps" one={homeParts.dueFollowUps} />, {
      permissions: ['followUp:list'],
      language: 'zh',
      answer: listed([one]),
    })
    const region = await card('待随访（1）')
    expect(within(region).getByRole('link', { name: /王子涵/ })).toHaveAttribute('href', '/patient/1/show')
    const asked = JSON.parse(
      new URLSearchParams(sent.find(path => path.startsWith('api/followUp'))!.split('?')[1]).get('filter')!,
    ) as object
    expect(asked).toEqual({ outstanding: 'true', nextOn: ',2026-03-02' })
  })
})
