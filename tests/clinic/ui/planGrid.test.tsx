import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { comparePlans } from '../../../domain/planMinutes.ts'
import '../../../src/capabilities.ts'
import { ChangesTable } from '../../../src/clinic/plan/ChangesTable.tsx'
import { createBackend, sampleOf } from '../../core/ui/backend.ts'
import { input } from '../../core/ui/dom.ts'
import { renderPage } from '../../core/ui/renderPage.tsx'
import { patient as patientResource } from '../../../resources/patients/patient.ts'
import { treatmentPlan } from '../../../resources/clinic/treatmentPlan.ts'

const option = (id: number, label: string, type: number, eyes: string, deleted = false) => ({
  id,
  label,
  name: label,
  nameEn: label,
  type,
  typeLabel: '',
  eyes,
  deleted,
})
const cell = (name: string) => screen.getByLabelText(new RegExp(`^${name}，每天分钟数`))

/** The grid and the current plan are there; what pages load later takes its time on a busy machine. */
const begun = () =>
  waitFor(
    () => {
      expect(cell('描图，右眼')).toHaveValue('15')
    },
    { timeout: 45_000 },
  )

const projects = [
  option(1, '描图', 1, 'right,left'),
  option(2, '走迷宫', 1, 'right,left,turn'),
  option(3, '融合', 2, 'both'),
  option(4, '旧项目', 2, 'both', true),
]

const open = () => {
  const plan = {
    ...sampleOf(treatmentPlan, 7),
    patient: 1,
    edition: 3,
    current: true,
    startsOn: '2026-01-05',
    endedOn: null,
    items: [{ project: 1, eye: 'right', minutes: 15 }],
    minutes: 15,
  }
  const backend = createBackend({ treatmentPlan: [plan] })
  backend.on('project', 'options', () => ({ json: projects }))
  backend.on('projectType', 'options', () => ({
    json: [
      { id: 2, label: '双眼' },
      { id: 1, label: '单眼' },
    ],
  }))
  return {
    backend,
    ...renderPage({ backend, at: `/treatmentPlan/create?source=${encodeURIComponent('{"patient":1}')}` }),
  }
}

it('the plan’s grid begins with the current plan, moves by keys, sums the day, and saves the next edition', async () => {
  const { backend, user } = open()
  await begun()
  expect(screen.getByText(/当前方案为第 3 版/)).toBeInTheDocument()
  // Types in their order; only cells that a project has; nothing of what is deleted.
  expect(screen.getAllByRole('rowheader').map(one => one.textContent)).toEqual([
    '双眼',
    '融合',
    '单眼',
    '描图',
    '走迷宫',
    '合计',
  ])
  expect(screen.queryByLabelText(/^描图，双眼同时/)).toBeNull()
  expect(screen.getAllByLabelText(/，每天分钟数/)).toHaveLength(6)

  await user.click(cell('描图，右眼'))
  await user.keyboard('{Enter}120{ArrowRight}２0{ArrowRight}a5')
  expect(cell('走迷宫，右眼')).toHaveValue('120')
  expect(cell('走迷宫，左眼')).toHaveValue('20')
  expect(cell('走迷宫，双眼交替')).toHaveValue('5')
  expect(cell('走迷宫，右眼')).toHaveAccessibleName(/原未设置/)
  expect(screen.getByText('每天共 160 分钟，超过 120 分钟，请确认患儿能够完成')).toBeInTheDocument()
  await user.clear(cell('描图，右眼'))
  expect(cell('描图，右眼')).toHaveAccessibleName(/原为 15 分钟/)

  await user.click(screen.getByRole('button', { name: '保存第 4 版' }))
  await waitFor(() => {
    expect(backend.calls.find(call => call.action === 'create')?.body).toMatchObject({
      patient: 1,
      replaces: 7,
      items: [
        { project: 2, eye: 'right', minutes: 120 },
        { project: 2, eye: 'left', minutes: 20 },
        { project: 2, eye: 'turn', minutes: 5 },
      ],
    })
  })
})

it('an empty plan is refused, and whoever is second is told and may go on from the new edition', async () => {
  const { backend, user } = open()
  await begun()
  await user.click(screen.getByRole('button', { name: '清空' }))
  await user.click(screen.getByRole('button', { name: '保存第 4 版' }))
  expect((await screen.findAllByText('治疗方案不能为空'))[0]).toBeInTheDocument()
  await user.type(cell('融合，双眼同时'), '10')
  backend.tables.set(
    'treatmentPlan',
    backend.tables.get('treatmentPlan')!.map(plan => ({
      ...plan,
      id: 8,
      edition: 4,
      createdByLabel: '李医生（li）',
      createdAt: '2026-02-03T04:05:00.000Z',
    })),
  )
  backend.on('treatmentPlan', 'create', () => ({
    status: 409,
    json: { status: 409, code: 'planChanged', message: '方案已被他人更新', errors: { replaces: '方案已被他人更新' } },
  }))
  await user.click(screen.getByRole('button', { name: '保存第 4 版' }))
  await waitFor(() => {
    expect(backend.calls.some(call => call.action === 'create')).toBe(true)
  })
  expect(await screen.findByText('李医生（li）于 2026/02/03 12:05 保存了第 4 版，请核对后再保存。')).toBeInTheDocument()
  await user.click(await screen.findByText('与新的一版比较'))
  await waitFor(() => {
    expect(screen.queryByText('与新的一版比较')).toBeNull()
  })
  expect(cell('融合，双眼同时')).toHaveValue('10')
})

it('a template is looked at before it is taken; what cannot be set now is left out', async () => {
  const { backend, user } = open()
  backend.on('planTemplate', 'list', () => ({
    json: [
      {
        id: 5,
        version: 1,
        name: '基础方案',
        hospitals: null,
        remark: null,
        deleted: false,
        items: [
          { project: 1, eye: 'right', minutes: 20 },
          { project: 4, eye: 'both', minutes: 5 },
        ],
      },
    ],
    headers: { 'Content-Range': 'planTemplate 0-0/1' },
  }))
  await begun()
  await user.click(screen.getByRole('button', { name: '复制方案' }))
  const dialog = await screen.findByRole('dialog', { name: '复制自' })
  await user.click(within(dialog).getByRole('combobox'))
  await user.click(await screen.findByRole('option', { name: '基础方案' }))
  expect(await within(dialog).findByText('以下项目已删除或不能这样设置，不会复制：旧项目')).toBeInTheDocument()
  expect(within(dialog).getByText('调整').parentElement).toHaveTextContent('调整 +5')
  await user.click(within(dialog).getByRole('button', { name: '采用' }))
  await waitFor(() => {
    expect(cell('描图，右眼')).toHaveValue('20')
  })
})

it('follows the patient: what nobody typed is replaced, what was typed is asked about, and nothing is saved before the current plan is known', async () => {
  const plan = (id: number, patient: number, minutes: number) => ({
    ...sampleOf(treatmentPlan, id),
    patient,
    edition: id,
    current: true,
    startsOn: '2026-01-05',
    endedOn: null,
    items: [{ project: 1, eye: 'right', minutes }],
    minutes,
  })
  const child = (id: number, name: string) => ({ ...sampleOf(patientResource, id), name, type: 'ordinary' })
  const backend = createBackend({
    treatmentPlan: [plan(7, 1, 15), plan(8, 2, 30), plan(9, 3, 45)],
    patient: [child(1, '甲一'), child(2, '乙二'), child(3, '丙三')],
  })
  backend.on('project', 'options', () => ({ json: projects }))
  backend.on('projectType', 'options', () => ({ json: [{ id: 1, label: '单眼' }] }))
  let isDown = false
  backend.on('treatmentPlan', 'list', ({ query }) => {
    const { patient } = JSON.parse(query['filter'] ?? '{}') as { patient?: number }
    if (isDown) return backend.problem(400, 'invalid', '暂时读不到')
    const found = [...backend.tables.get('treatmentPlan')!].filter(row => row['patient'] === patient)
    return { json: found, headers: { 'Content-Range': `treatmentPlan 0-0/${found.length}` } }
  })
  const { user } = renderPage({ backend, at: `/treatmentPlan/create?source=${encodeURIComponent('{"patient":1}')}` })
  const choose = async (name: string) => {
    await user.click(await input('患者'))
    await user.click(await screen.findByText(new RegExp(`^${name}`), { selector: '[role="option"]' }))
  }
  await begun()
  await choose('乙二')
  await waitFor(() => {
    expect(cell('描图，右眼')).toHaveValue('30')
  })
  await user.clear(cell('描图，右眼'))
  await user.type(cell('描图，右眼'), '20')
  isDown = true
  await choose('丙三')
  await user.click(await screen.findByRole('button', { name: '保存' }))
  expect((await screen.findAllByText('还没有读到该患者的当前方案，请稍候或重试'))[0]).toBeInTheDocument()
  isDown = false
  await user.click(screen.getByRole('button', { name: '重试' }))
  expect(await screen.findByText('格子里的分钟数是为另一位患者填写的。')).toBeInTheDocument()
  await user.click(await screen.findByRole('button', { name: '保存第 10 版' }))
  expect((await screen.findAllByText('请先决定是否沿用为另一位患者填写的分钟数'))[0]).toBeInTheDocument()
  expect(backend.callsOf('treatmentPlan', 'create')).toEqual([])
  await user.click(screen.getByRole('button', { name: '沿用所填内容' }))
  await user.click(screen.getByRole('button', { name: '保存第 10 版' }))
  await waitFor(() => {
    expect(backend.callsOf('treatmentPlan', 'create')[0]?.body).toMatchObject({
      patient: 3,
      replaces: 9,
      items: [{ project: 1, eye: 'right', minutes: 20 }],
    })
  })
})

it('what changed is shown alone beside the totals of the whole plans', async () => {
  const groups = [
    {
      id: 1,
      label: '单眼',
      projects: [
        { id: 1, label: '描图', type: 1, typeLabel: '单眼', eyes: ['right', 'left'] as const, deleted: false },
      ],
    },
  ]
  const changes = comparePlans(
    [
      { project: 1, eye: 'right', minutes: 15 },
      { project: 1, eye: 'left', minutes: 10 },
    ],
    [
      { project: 1, eye: 'right', minutes: 15 },
      { project: 1, eye: 'left', minutes: 20 },
    ],
  )
  renderPage({
    backend: createBackend(),
    at: '/changes',
    pages: { '/changes': <ChangesTable groups={groups} changes={changes} before="前" after="后" onlyChanges /> },
  })
  await screen.findByText('描图')
  expect(screen.getAllByRole('rowheader')).toHaveLength(2)
  expect(screen.getAllByRole('row').at(-1)).toHaveTextContent('合计2535+10')
})

it('the case stands beside the grid; minutes for the eye that its recommendation leaves out are told, and saved nevertheless', async () => {
  const { backend, user } = open()
  const examination = {
    id: 1,
    nakedRight: '0.1',
    nakedLeft: '0.8',
    correctedRight: '0.2',
    correctedLeft: '0.8',
    staff: null,
  }
  backend.on('patient', 'overview', () => ({
    json: {
      seesCases: true,
      case: 9,
      number: 'HZ-9',
      recommendation: '健眼遮盖',
      occlusion: null,
      trainingFrequencyLabel: '每天 2 次',
      reexamineOn: null,
      glasses: null,
      prescriptionCount: null,
      records: [
        { ...examination, examinedOn: '2026-01-01' },
        { ...examination, id: 2, examinedOn: '2026-02-01', correctedRight: '0.4' },
      ],
    },
  }))
  await begun()
  const panel = await screen.findByRole('region', { name: '病例（2026/02/01 检查）' })
  expect(
    within(panel)
      .getAllByRole('row')
      .slice(1)
      .map(row => row.textContent),
  ).toEqual([
    '矫正视力0.4（4.6）0.8（4.9）',
    '裸眼视力0.1（4.0）0.8（4.9）',
    '弱视程度中度轻度',
    '与 2026/01/01 相比进步 2 行没有变化',
  ])
  expect(panel).toHaveTextContent('只训练右眼')
  expect(panel).toHaveTextContent('健眼遮盖')
  expect(screen.queryByText(/方案中仍有分钟数/)).toBeNull()

  await user.type(cell('描图，左眼'), '5')
  await user.type(cell('融合，双眼同时'), '10')
  expect(
    await screen.findByText(
      '病例建议：只训练右眼。方案中仍有分钟数用于左眼：左眼 5 分钟、双眼同时 10 分钟。可以保存，请先确认。',
    ),
  ).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: '保存第 4 版' }))
  await waitFor(() => {
    expect(backend.callsOf('treatmentPlan', 'create')).toHaveLength(1)
  })
})

it('what a copied plan has for the eye that the recommendation leaves out is told before it is taken', async () => {
  const { backend, user } = open()
  backend.on('patient', 'overview', () => ({
    json: {
      seesCases: true,
      case: 9,
      number: 'HZ-9',
      records: [
        {
          id: 1,
          examinedOn: '2026-02-01',
          nakedRight: '0.8',
          nakedLeft: '0.1',
          correctedRight: '0.8',
          correctedLeft: '0.2',
          staff: null,
        },
      ],
    },
  }))
  backend.on('planTemplate', 'list', () => ({
    json: [
      {
        id: 5,
        version: 1,
        name: '基础方案',
        hospitals: null,
        remark: null,
        deleted: false,
        items: [{ project: 1, eye: 'right', minutes: 20 }],
      },
    ],
    headers: { 'Content-Range': 'planTemplate 0-0/1' },
  }))
  await begun()
  await user.click(screen.getByRole('button', { name: '复制方案' }))
  const dialog = await screen.findByRole('dialog', { name: '复制自' })
  await user.click(within(dialog).getByRole('combobox'))
  await user.click(await screen.findByRole('option', { name: '基础方案' }))
  expect(
    await within(dialog).findByText(/病例建议：只训练左眼。方案中仍有分钟数用于右眼：右眼 20 分钟/),
  ).toBeInTheDocument()
})
