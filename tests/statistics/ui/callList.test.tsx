import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { resources } from '../../../resources/index.ts'
import { askedIn, before, countsOf, goingOn, passed } from '../../../src/statistics/callList/callList.ts'
import { callListPath, mostCalled } from '../../../src/statistics/callList/callListPath.ts'
import { CallListPage } from '../../../src/statistics/callList/CallListPage.tsx'
import { RemindersPage } from '../../../src/statistics/reminders/RemindersPage.tsx'
import { sampleOf } from '../../core/ui/backend.ts'
import { inFrame } from '../../shell/ui/inFrame.tsx'
import '../../../src/capabilities.ts'

const asked = (address: string) => askedIn(new URLSearchParams(address.slice(address.indexOf('?'))))

describe('a list of children to call', () => {
  it('stands in its address, each child once and no more than one address holds', () => {
    expect(asked(callListPath('attendance', [3, 1, 3]))).toEqual({
      list: 'attendance',
      patients: [3, 1],
      at: 0,
      done: {},
    })
    const many = callListPath(
      'reexamination',
      Array.from({ length: 5000 }, (_, at) => 9_000_000 + at),
    )
    expect(many.length).toBeLessThan(2000)
    expect(asked(many)?.patients).toHaveLength(mostCalled)
  })

  it.each(['?list=patient&patients=1', '?list=attendance', '?list=attendance&patients=x,-1,0', ''])(
    'is none where the address says %s',
    address => {
      expect(asked(address)).toBeUndefined()
    },
  )

  it('goes on where it was left, and begins anew for other children', () => {
    const begun = asked(callListPath('attendance', [1, 2, 3]))!
    const on = passed(passed(begun, 'saved'), 'skipped')
    expect([on.at, countsOf(on)]).toEqual([2, { saved: 1, skipped: 1 }])
    expect(goingOn(begun, on)).toBe(on)
    expect(goingOn(undefined, on)).toBe(on)
    expect(goingOn(asked(callListPath('attendance', [1, 2])), on)).toMatchObject({ at: 0, patients: [1, 2] })
    expect(goingOn(undefined, null)).toBeUndefined()
  })

  it('remembers that a child was followed up although it is passed again', () => {
    const on = passed(before(passed(asked(callListPath('attendance', [1]))!, 'saved')), 'skipped')
    expect(countsOf(on)).toEqual({ saved: 1, skipped: 0 })
  })
})

describe('working through it', () => {
  const children = new Map([
    [1, '王子涵'],
    [2, '李一诺'],
    [3, '张宇轩'],
  ])
  const open = (at = callListPath('attendance', [1, 2, 3]), stored: Promise<void> = Promise.resolve()) => {
    const written: Record<string, unknown>[] = []
    const view = inFrame(<CallListPage />, {
      at,
      permissions: ['patient:get', 'patient:contact', 'followUp:list', 'followUp:create', 'case:get'],
      answer(path, body) {
        const child = Number(/^api\/user\/(\d+)$/.exec(path)?.[1])
        if (child)
          return { ...sampleOf(resources.patient, child), name: children.get(child), type: 'ordinary', deleted: false }
        if (path.startsWith('api/patient/overview/'))
          return { seesCases: true, case: 9, reexamineOn: '2026-02-20', records: [] }
        if (path === 'api/sysDictByGroup')
          return [{ value: 'willResume', label: '近期恢复训练', labelEn: 'Will train again soon', enabled: true }]
        if (path !== 'api/followUp') return undefined
        if (body['content'] === undefined) return Response.json([], { headers: { 'Content-Range': 'followUp */0' } })
        written.push(body)
        return stored.then(() => Response.json({ ...body, id: written.length, version: 1 }, { status: 201 }))
      },
    })
    return { ...view, written }
  }
  const turnOf = (name: string) => screen.findByRole('heading', { level: 2, name })

  it('saves what was said and goes on to the next child, by one key', async () => {
    const { user, written } = open()
    await turnOf('王子涵')
    expect(screen.getByText('第 1 位，共 3 位')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: '保存并处理下一位' })).toBeInTheDocument()
    await user.type(await screen.findByRole('textbox', { name: /随访内容/ }), '下周恢复训练')
    await user.keyboard('{Control>}{Enter}{/Control}')
    await turnOf('李一诺')
    expect(written).toMatchObject([{ patient: 1, content: '下周恢复训练', channel: 'phone' }])
    expect(screen.getByText('已随访 1 位，已跳过 0 位')).toBeInTheDocument()
    expect(await screen.findByRole('textbox', { name: /随访内容/ })).toHaveValue('')
  })

  it('has the cursor where what was said is typed, child after child, in the form of whose name it is', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query === '(pointer: fine)',
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }))
    try {
      const { user, written } = open()
      for (const [patient, name] of [...children].slice(0, 2)) {
        await turnOf(name)
        const form = within(await screen.findByRole('group', { name }))
        await waitFor(() => expect(form.getByRole('textbox', { name: /随访内容/ })).toHaveFocus())
        await user.keyboard('下周恢复训练{Control>}{Enter}{/Control}')
        await waitFor(() => expect(written.at(-1)).toMatchObject({ patient, content: '下周恢复训练' }))
      }
    } finally {
      vi.unstubAllGlobals()
    }
  })

  it('passes nobody while what was said of them is stored', async () => {
    let answer = (): void => undefined
    const { user, written } = open(
      callListPath('attendance', [1, 2, 3]),
      new Promise(resolve => {
        answer = resolve
      }),
    )
    await turnOf('王子涵')
    await user.type(await screen.findByRole('textbox', { name: /随访内容/ }), '下周恢复训练')
    await user.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(written).toHaveLength(1))
    await user.keyboard('{Alt>}[KeyN]{/Alt}')
    expect(screen.getByRole('button', { name: '跳过' })).toBeDisabled()
    answer()
    await turnOf('李一诺')
    expect(screen.getByText('已随访 1 位，已跳过 0 位')).toBeInTheDocument()
    await user.keyboard('{Alt>}[KeyP]{/Alt}')
    await turnOf('王子涵')
    expect(await screen.findByRole('textbox', { name: /随访内容/ })).toHaveValue('')
  })

  it('keeps a child whose follow-up was refused, and what was typed', async () => {
    const { user, written } = open()
    await turnOf('王子涵')
    await user.click(await screen.findByRole('textbox', { name: /随访内容/ }))
    await user.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(screen.getAllByText(/不能为空$/).length).toBeGreaterThan(0))
    expect(written).toEqual([])
    expect(screen.getByText('第 1 位，共 3 位')).toBeInTheDocument()
  })

  it('skips and steps back by keys, and loses nothing that was typed for a child', async () => {
    const { user } = open()
    await turnOf('王子涵')
    await user.type(await screen.findByRole('textbox', { name: /随访内容/ }), '写了一半')
    await user.keyboard('{Alt>}[KeyN]{/Alt}')
    await turnOf('李一诺')
    expect(await screen.findByRole('textbox', { name: /随访内容/ })).toHaveValue('')
    await user.keyboard('{Alt>}[KeyP]{/Alt}')
    await turnOf('王子涵')
    expect(await screen.findByRole('textbox', { name: /随访内容/ })).toHaveValue('写了一半')
  })

  it('says when it is through, and what came of it', async () => {
    const { user, place } = open(callListPath('attendance', [3]))
    await turnOf('张宇轩')
    await user.click(screen.getByRole('button', { name: '跳过' }))
    expect(await screen.findByText('已全部处理完。')).toBeInTheDocument()
    expect(screen.getByText('已随访 0 位，已跳过 1 位')).toBeInTheDocument()
    await waitFor(() => expect(place()).toBe('/callList'))
  })

  it('goes on past a child who cannot be read any more', async () => {
    const { user } = open(callListPath('attendance', [404, 2]))
    children.delete(404)
    await screen.findByText('第 1 位，共 2 位')
    await user.keyboard('{Alt>}[KeyN]{/Alt}')
    await turnOf('李一诺')
  })

  it('leads to the lists where nobody is to be called', async () => {
    open('/callList?list=nonsense&patients=1')
    expect(await screen.findByRole('link', { name: '训练出勤' })).toHaveAttribute('href', '/attendance')
    expect(screen.getByRole('link', { name: '复查跟踪' })).toHaveAttribute('href', '/reexamination')
  })
})

describe('reminders on paper', () => {
  it('ask for those that are still to come, one letter a child, in the order in which they were chosen', async () => {
    const rows = [
      {
        id: 5,
        patient: 1,
        patientLabel: '王子涵',
        hospitalLabel: '市一医院',
        examinedOn: '2025-12-01',
        dueOn: '2026-03-01',
      },
      {
        id: 6,
        patient: 2,
        patientLabel: '李一诺',
        hospitalLabel: '市一医院',
        examinedOn: '2025-12-01',
        hospitalPhone: '021-64370045',
        dueOn: '2999-03-01',
      },
    ]
    const { sent } = inFrame(<RemindersPage />, {
      at: '/reexaminationReminder?patients=2,1',
      permissions: ['reexamination:list'],
      answer: path =>
        path.startsWith('api/reexamination')
          ? Response.json(rows, { headers: { 'Content-Range': 'reexamination 0-1/2' } })
          : undefined,
    })
    const letter = await screen.findByRole('article', { name: '王子涵' })
    expect(within(letter).getByText(/建议的复查日期 2026\/03\/01 已过/)).toBeInTheDocument()
    expect(
      within(screen.getByRole('article', { name: '李一诺' })).getByText(/建议在 2999\/03\/01 前后复查/),
    ).toBeInTheDocument()
    expect(screen.getAllByText(/预约电话/).map(one => one.textContent)).toEqual(['预约电话：021-64370045'])
    const filter = JSON.parse(
      new URLSearchParams(sent.find(path => path.startsWith('api/reexamination'))!.split('?')[1]).get('filter')!,
    ) as object
    expect(filter).toEqual({ patient: [2, 1], state: ['planned', 'due', 'overdue'] })
    expect(screen.getAllByRole('article').map(one => one.getAttribute('aria-label'))).toEqual(['李一诺', '王子涵'])
  })
})
