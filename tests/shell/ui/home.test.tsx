import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { homeParts } from '../../../resources/index.ts'
import { HomePage } from '../../../src/shell/layout/HomePage.tsx'
import { offeredParts } from '../../../src/shell/layout/home/arrangement.ts'
import { OwnDrafts } from '../../../src/system/OwnDrafts.tsx'
import { drafts } from '../../../src/shell/drafts/index.ts'
import { inFrame } from './inFrame.tsx'
import '../../../src/capabilities.ts'

vi.useFakeTimers({ now: Date.parse('2026-03-02T04:00:00Z'), toFake: ['Date'] })

const nurse = [
  'patient:list',
  'patient:get',
  'followUp:list',
  'case:list',
  'consumeRecord:list',
  'attendance:list',
  'reexamination:list',
]

type View = { id: number; version: number; title: string; state: object; own: boolean; isDefault: boolean }

/** A server that counts the same everywhere and keeps how the page was arranged. */
const open = (permissions: readonly string[], kept: View[] = []) =>
  inFrame(<HomePage />, {
    permissions,
    answer: (path, asked) => {
      if (path === 'api/savedView/page') return kept
      if (path === 'api/savedView') {
        kept.push({ id: 5, version: 1, own: true, isDefault: true, ...(asked as { title: string; state: object }) })
        return Response.json({ id: 5, version: 1 }, { status: 201 })
      }
      if (path === 'api/savedView/5') {
        if (asked['state']) kept[0] = { ...kept[0]!, version: 2, state: asked['state'] }
        else kept.length = 0
        return { id: 5, version: 2 }
      }
      if (path === 'api/savedView/default') return { done: true }
      if (path === 'api/users')
        return { content: [{ id: 7, name: '陈子涵', createdAt: '2026-03-01T01:30:00Z' }], totalElements: 12 }
      if (path === 'api/sysNotice') return { content: [], totalElements: 0 }
      if (path === 'api/attendance' || path === 'api/reexamination' || path === 'api/followUp')
        return Response.json([], { headers: { 'Content-Range': `x 0-0/${path === 'api/attendance' ? 4 : 0}` } })
      return path === 'api/patient/recent' ? [] : { content: [], totalElements: 0 }
    },
  })

const partsOnPage = (): (string | null)[] =>
  [...document.querySelectorAll('[data-part]')].map(part => part.getAttribute('data-part'))

it('shows each role the parts that it has the rights for, and no others', () => {
  const names = (...rights: readonly string[]) => offeredParts(new Set(rights)).map(({ name }) => name)
  expect(names()).toEqual(['notices', 'whatsNew', 'banners', 'ownDrafts'])
  expect(names(...nurse)).toEqual([
    'dueReexaminations',
    'absentPatients',
    'dueSoon',
    'lowTimes',
    'dueFollowUps',
    'newPatients',
    'recentPatients',
    'owedTimes',
    'notices',
    'whatsNew',
    'banners',
    'ownDrafts',
  ])
  expect(names('refundRequest:list')).not.toContain('refundReviews')
  expect(names('refundRequest:list', 'refundRequest:agree')).toContain('refundReviews')
  expect(names('*').toSorted()).toEqual(Object.keys(homeParts).toSorted())
})

it('tells how much waits, asks for each part once, and leads to the list by the filter that was counted', async () => {
  const { sent } = open(nurse)
  const link = await screen.findByRole('link', { name: '7～30 天未训练、未随访（4）' })
  const address = new URL(link.getAttribute('href')!, 'https://x.test')
  const filter = JSON.parse(address.searchParams.get('filter')!) as Record<string, string>
  expect([address.pathname, filter]).toEqual(['/attendance', { absent: '7,30', followedUp: 'false' }])
  await waitFor(() =>
    expect(
      sent.filter(call =>
        /^api\/(users|caseInfo|followUp|attendance|reexamination|sysNotice|patient\/recent|hospital\/consumeRecord)/.test(
          call,
        ),
      ).length,
    ).toBe(8),
  )
  const asked = sent.find(call => call.startsWith('api/attendance'))!
  expect(JSON.parse(new URLSearchParams(asked.split('?')[1]).get('filter')!)).toEqual(filter)
  expect(sent.filter((call, at) => sent.indexOf(call) !== at)).toEqual([])
  expect(partsOnPage().toSorted()).toEqual(
    offeredParts(new Set(nurse))
      .flatMap(({ name, one }) => (one.spare ? [] : [name]))
      .toSorted(),
  )
})

it('is arranged by keys, kept by the server, and given up again', async () => {
  const kept: View[] = []
  const { user } = open(nurse, kept)
  await screen.findByRole('link', { name: '剩余不超过 3 次的患者（12）' })
  await user.click(screen.getByRole('button', { name: '调整首页' }))
  const dialog = await screen.findByRole('dialog', { name: '调整首页' })
  await user.click(within(dialog).getByRole('checkbox', { name: '欠次的训练' }))
  within(dialog).getByRole('button', { name: '下移：7～30 天未训练、未随访' }).focus()
  await user.keyboard('{Enter}{Enter}')
  expect(within(dialog).getByRole('status')).toHaveTextContent('“7～30 天未训练、未随访”已移到第 3 位，共 4 项')
  await user.click(within(dialog).getByRole('button', { name: '保存' }))
  await waitFor(() => expect(partsOnPage().slice(1, 4)).toEqual(['lowTimes', 'absentPatients', 'dueReexaminations']))
  expect(kept).toEqual([
    expect.objectContaining({
      page: 'home',
      title: '首页',
      state: expect.objectContaining({ hidden: expect.arrayContaining(['owedTimes', 'dueSoon']) as string[] }),
    }),
  ])

  await user.click(screen.getByRole('button', { name: '调整首页' }))
  await user.click(await screen.findByRole('button', { name: '恢复默认' }))
  await waitFor(() => expect(partsOnPage().slice(1, 3)).toEqual(['absentPatients', 'lowTimes']))
  expect(kept).toEqual([])
})

it('begins as it was shared with the role, and shows what came later beside what was chosen', async () => {
  open(nurse, [
    {
      id: 3,
      version: 1,
      title: '护士首页',
      own: false,
      isDefault: true,
      state: {
        shown: ['notices', 'dueSoon', 'refundReviews', 'gone'],
        hidden: Object.keys(homeParts).filter(name => !['notices', 'dueSoon', 'lowTimes'].includes(name)),
      },
    },
  ])
  await waitFor(() => expect(partsOnPage()).toEqual(['dueSoon', 'lowTimes', 'notices']))
})

it('names what was left unsaved, the newest first, and leads back to it', async () => {
  drafts.unlock(async () => undefined)
  drafts.keep({ path: '/patient/create', values: { name: '王' } })
  drafts.keep({ path: '/patient/7#refund', values: { name: '李' } })
  drafts.keep({ path: '/nowhere/else', values: { name: '李' } })
  inFrame(<OwnDrafts />, { permissions: ['patient:create', 'patient:update'] })
  expect((await screen.findAllByRole('link')).map(link => link.getAttribute('href')).toSorted()).toEqual([
    '/patient/7#refund',
    '/patient/create',
  ])
  expect(screen.getByRole('link', { name: /新建患者/ })).toBeInTheDocument()
})

it('tells apart what was left unsaved of several tabs of one page, and of several questions', async () => {
  drafts.unlock(async () => undefined)
  for (const path of [
    '/globalSetting#siteSetting',
    '/globalSetting#configSetting',
    '/patient#disable:7',
    '/patient#disable:8',
    '/patient#disable:7,8',
    '/patient/7',
  ])
    drafts.keep({ path, values: { name: '王' } })
  inFrame(<OwnDrafts />, { permissions: ['*'] })
  await waitFor(() =>
    expect(
      screen
        .getAllByRole('link')
        .map(link => link.querySelector('span')?.textContent)
        .toSorted(),
    ).toEqual([
      '全局设置 · 业务设置',
      '全局设置 · 站点设置',
      '患者 #7 · 冻结',
      '患者 #8 · 冻结',
      '患者 · 冻结',
      '编辑 患者 #7',
    ]),
  )
})
