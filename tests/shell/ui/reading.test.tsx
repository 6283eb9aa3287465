import '@testing-library/jest-dom/vitest'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import polyglotI18nProvider from 'ra-i18n-polyglot'
import { AdminContext, memoryStore, Notification, TestMemoryRouter } from 'react-admin'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { replace } from '../../../i18n/filled.ts'
import { createDataProvider } from '../../../dataProvider/index.ts'
import en from '../../../i18n/en/shell/browser.ts'
import zh from '../../../i18n/zh/shell/browser.ts'
import { createQueryClient } from '../../../src/shell/app/queryClient.ts'
import { Notices } from '../../../src/content/home/Notices.tsx'
import { ReadingButtons } from '../../../src/shell/layout/reading/ReadingButtons.tsx'
import { live } from '../../../src/shell/live/index.ts'

const readBefore = 3
/** The server: announcements, newest first, all but the first three of them unread, and one entry of help. */
class Backend {
  readonly sent: string[] = []
  failing = false
  notices = Array.from({ length: 23 }, (_, at) => ({
    id: 23 - at,
    title: `公告 ${23 - at}`,
    content: `<p>内容 ${23 - at}</p><script>alert(1)</script>`,
    publishedAt: '2026-03-01T01:00:00Z',
    isNew: 23 - at > readBefore,
  }))

  readonly fetch = async (url: string, init?: RequestInit): Promise<Response> => {
    const { pathname, searchParams } = new URL(url)
    this.sent.push(`${init?.method ?? 'GET'} ${pathname}${init?.body ? ` ${String(init.body)}` : ''}`)
    if (this.failing) return Response.json({ status: 500, message: '服务器发生意外错误' }, { status: 500 })
    const page = Number(searchParams.get('page') ?? 0)
    const size = Number(searchParams.get('size') ?? 10)
    switch (pathname) {
      case '/api/sysNotice':
        return Response.json({
          content: this.notices.slice(page * size, (page + 1) * size),
          totalElements: this.notices.length,
        })
      case '/api/sysHelp':
        return Response.json({
          content: [
            {
              id: 1,
              name: '如何新建患者',
              nameEn: 'How to add a patient',
              content: '<p>点击新建</p>',
              contentEn: '<p>Choose Create</p>',
            },
            { id: 2, name: '导出数据', nameEn: null, content: '<p>点击导出</p>', contentEn: '' },
          ],
          totalElements: 2,
        })
      case '/api/mailbox':
        return Response.json({ content: this.letters, totalElements: this.letters.length })
      case '/api/mailbox/unread':
        return Response.json({ unread: this.letters.filter(one => one.isNew).length })
      case '/api/mailbox/read':
        return this.open()
      case '/api/users/unwatchNotice':
        return this.unwatch()
      case '/api/users/watchNotice':
        return this.watch(JSON.parse(String(init?.body)) as { watchNoticeIds: string })
      default:
        return Response.json({ username: 'wang', noticeCount: this.unread() })
    }
  }
  letters = [
    {
      id: 8,
      title: '盘点',
      content: '<p>请核对</p>',
      publishedAt: '2026-03-01T01:00:00Z',
      isNew: true,
      files: [
        { url: '/api/file/k/s', name: '清单.pdf' },
        { url: '/api/file/l/s', name: '说明.docx' },
      ],
    },
  ]
  open(): Response {
    this.letters = this.letters.map(one => ({ ...one, isNew: false }))
    return Response.json({ unread: 0, readAt: '2026-03-02T01:00:00Z' })
  }
  unread(): number {
    return this.notices.filter(one => one.isNew).length
  }
  readonly #marked = new Set<number>()
  unwatch(): Response {
    this.notices = this.notices.map(one => (this.#marked.has(one.id) ? { ...one, isNew: true } : one))
    return Response.json({ noticeCount: this.unread() })
  }
  watch({ watchNoticeIds }: { watchNoticeIds: string }): Response {
    for (const { id, isNew } of this.notices) if (isNew && watchNoticeIds === 'all') this.#marked.add(id)
    this.notices = this.notices.map(one =>
      watchNoticeIds === 'all' || watchNoticeIds.split(',').includes(String(one.id)) ? { ...one, isNew: false } : one,
    )
    return Response.json({ watchNoticeIds, noticeCount: this.unread(), readAt: '2026-03-02T01:00:00Z' })
  }
}

let backend: Backend
let complaint: ReturnType<typeof vi.spyOn>
beforeEach(() => {
  backend = new Backend()
  complaint = vi.spyOn(console, 'warn').mockReturnValue(undefined)
})
afterEach(() => {
  cleanup()
  complaint.mockRestore()
})

const open = (at = '/', locale: 'zh' | 'en' = 'zh') => {
  const authProvider = {
    login: async () => undefined,
    logout: async () => '/login',
    checkAuth: async () => undefined,
    checkError: async () => undefined,
    getPermissions: async () => new Set(['*']),
    getIdentity: async () => ({ id: 'wang', fullName: '王建国', noticeCount: backend.unread() }),
  }
  render(
    <TestMemoryRouter initialEntries={[at]}>
      <AdminContext
        dataProvider={createDataProvider({
          fetch: backend.fetch,
          host: 'https://api.test',
          token: () => 't',
          language: () => locale,
        })}
        authProvider={authProvider}
        i18nProvider={polyglotI18nProvider(() => (locale === 'en' ? en : zh), locale, [], {
          allowMissing: false,
          replace,
        })}
        store={memoryStore()}
        queryClient={createQueryClient()}
      >
        <ReadingButtons />
        <main>
          <Notices />
        </main>
        <Notification />
      </AdminContext>
    </TestMemoryRouter>,
  )
  return userEvent.setup({ delay: null })
}

const openDialog = async (
  user: ReturnType<typeof userEvent.setup>,
  button: RegExp,
  title: string,
): Promise<HTMLElement> => {
  await user.click(await screen.findByRole('button', { name: button }))
  return screen.findByRole('dialog', { name: title })
}
const rows = (dialog: HTMLElement) =>
  within(dialog)
    .queryAllByRole('button', { name: /^公告/ })
    .map(row => row.textContent)

describe('the announcements', () => {
  it('say how many are unread, and open in a dialog, ten on a page', async () => {
    const user = open()
    const dialog = await openDialog(user, /^通知公告，20 条未读$/, '通知公告')
    await waitFor(() => expect(rows(dialog)).toHaveLength(10))
    expect(within(dialog).getByText('共 23 条')).toBeInTheDocument()
    expect(rows(dialog)[0]).toContain('未读通知')
    expect(screen.getByRole('button', { name: /^通知公告，/ })).toHaveAttribute('aria-expanded', 'true')
  })

  it('are paged back and forth, and shown in other numbers', async () => {
    const user = open()
    const dialog = await openDialog(user, /^通知公告，/, '通知公告')
    await waitFor(() => expect(rows(dialog)).toHaveLength(10))
    const previous = within(dialog).getByRole('button', { name: zh.ra.navigation.previous })
    const next = within(dialog).getByRole('button', { name: zh.ra.navigation.next })
    expect(previous).toBeDisabled()
    await user.click(next)
    await user.click(next)
    await waitFor(() => expect(rows(dialog).map(row => row?.slice(0, 4))).toEqual(['公告 3', '公告 2', '公告 1']))
    expect(next).toBeDisabled()
    await user.selectOptions(within(dialog).getByRole('combobox'), '50')
    await waitFor(() => expect(rows(dialog)).toHaveLength(23))
    expect([...within(dialog).getByRole<HTMLSelectElement>('combobox').options].map(option => option.value)).toEqual([
      '10',
      '20',
      '50',
      '100',
    ])
    expect(backend.sent.filter(call => call.includes('sysNotice')).length).toBeGreaterThan(2)
  })

  it('are read once they are opened: in the dialog, on the home page, in the count and on the server', async () => {
    const user = open()
    const dialog = await openDialog(user, /^通知公告，20/, '通知公告')
    const row = await within(dialog).findByRole('button', { name: /^公告 23/ })
    await user.click(row)
    expect(await within(dialog).findByText('内容 23')).toBeInTheDocument()
    expect(document.querySelector('script')).toBeNull()
    expect(await screen.findByRole('button', { name: /^通知公告，19 条未读$/ })).toBeInTheDocument()
    for (const shown of screen.getAllByRole('button', { name: /^公告 23/ }))
      expect(shown).not.toHaveTextContent('未读通知')
    await waitFor(() =>
      expect(backend.sent).toContain('PUT /api/users/watchNotice {"username":"wang","watchNoticeIds":"23"}'),
    )
    // Opened a second time there is nothing to say.
    await user.click(row)
    await user.click(row)
    expect(backend.sent.filter(call => call.startsWith('PUT'))).toHaveLength(1)
  })

  it('are all read at once where that is wanted', async () => {
    const user = open()
    const dialog = await openDialog(user, /^通知公告，/, '通知公告')
    await user.click(await within(dialog).findByRole('button', { name: '全部标为已读' }))
    expect(await screen.findByRole('button', { name: '通知公告' })).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByText('未读通知')).not.toBeInTheDocument())
    await waitFor(() =>
      expect(backend.sent).toContain('PUT /api/users/watchNotice {"username":"wang","watchNoticeIds":"all"}'),
    )
  })

  it('that were all read by a slip are unread again', async () => {
    const user = open()
    const dialog = await openDialog(user, /^通知公告，/, '通知公告')
    await user.click(await within(dialog).findByRole('button', { name: '全部标为已读' }))
    const takeBack = await within(dialog).findByRole('button', { name: '撤销' })
    // By keys one goes on from where one is, there and back.
    expect(takeBack).toHaveFocus()
    // The second click of two on the button that stood there.
    fireEvent.click(takeBack, { detail: 2 })
    expect(takeBack).toBeInTheDocument()
    await user.click(takeBack)
    await waitFor(() =>
      expect(backend.sent).toContain('PUT /api/users/unwatchNotice {"readAt":"2026-03-02T01:00:00Z"}'),
    )
    expect(await screen.findByRole('button', { name: /^通知公告，20 条未读$/ })).toBeInTheDocument()
    expect(within(dialog).getByRole('button', { name: '全部标为已读' })).toHaveFocus()
    expect(within(dialog).queryByRole('button', { name: '撤销' })).toBeNull()
  })

  it('that arrive are counted and mentioned at once, and those that somebody withdrew are not', async () => {
    open()
    await screen.findByRole('button', { name: /^通知公告，20/ })
    backend.notices = [
      { id: 24, title: '公告 24', content: '<p>新</p>', publishedAt: '2026-03-02T01:00:00Z', isNew: true },
      ...backend.notices,
    ]
    live.tell('notice')
    expect(await screen.findByRole('button', { name: /^通知公告，21 条未读$/ })).toBeInTheDocument()
    expect(await screen.findByText('收到 1 条新的通知公告')).toBeInTheDocument()
    expect(await screen.findByRole('button', { name: /^公告 24/ })).toBeInTheDocument()
    backend.notices = backend.notices.slice(2)
    live.tell('notice')
    expect(await screen.findByRole('button', { name: /^通知公告，19 条未读$/ })).toBeInTheDocument()
    expect(screen.queryByText(/收到 -/)).not.toBeInTheDocument()
  })

  it('that cannot be fetched disturb nobody, and can be tried again', async () => {
    const user = open()
    await screen.findByRole('button', { name: /^通知公告，20/ })
    backend.failing = true
    const dialog = await openDialog(user, /^使用帮助$/, '使用帮助')
    expect(await within(dialog).findByText('内容未能加载')).toBeInTheDocument()
    expect(document.querySelector('.MuiSnackbar-root')).toBeNull()
    expect(complaint).toHaveBeenCalledWith('The usage help could not be fetched:', expect.anything())
    backend.failing = false
    await user.click(within(dialog).getByRole('button', { name: '重试' }))
    await user.click(await within(dialog).findByRole('button', { name: '如何新建患者' }))
    expect(await within(dialog).findByText('点击新建')).toBeInTheDocument()
  })

  it('are told in English to who reads English, or as they were written', async () => {
    const user = open('/', 'en')
    const dialog = await openDialog(user, /^Usage help$/, 'Usage help')
    await user.click(await within(dialog).findByRole('button', { name: 'How to add a patient' }))
    expect(await within(dialog).findByText('Choose Create')).toBeInTheDocument()
    await user.click(within(dialog).getByRole('button', { name: '导出数据' }))
    expect(await within(dialog).findByText('点击导出')).toBeInTheDocument()
    expect(within(dialog).queryByText('如何新建患者')).toBeNull()
  })

  it('say first what the page that is open is for, whether it is a list, a record or a report', async () => {
    for (const [at, heading, text] of [
      ['/patient/7/show', '患者', /^患者的档案。/],
      ['/growth', '同比与环比', /与上期、上年同期的比较/],
    ] as const) {
      const user = open(at)
      const dialog = await openDialog(user, /^使用帮助$/, '使用帮助')
      expect(await within(dialog).findByRole('heading', { level: 3, name: heading })).toBeVisible()
      expect(within(dialog).getByText(text)).toBeVisible()
      cleanup()
    }
    const user = open()
    const dialog = await openDialog(user, /^使用帮助$/, '使用帮助')
    await within(dialog).findByRole('button', { name: '如何新建患者' })
    expect(within(dialog).queryByText(/^患者的档案。/)).toBeNull()
  })

  it('are unread again where the server did not hear of it', async () => {
    const user = open()
    const dialog = await openDialog(user, /^通知公告，20/, '通知公告')
    const row = await within(dialog).findByRole('button', { name: /^公告 23/ })
    const { watch } = backend
    backend.watch = () => Response.json({ status: 500, message: '服务器发生意外错误' }, { status: 500 })
    await user.click(row)
    await waitFor(() => expect(row).toHaveTextContent('未读通知'))
    expect(await screen.findByRole('button', { name: /^通知公告，20/ })).toBeInTheDocument()
    backend.watch = watch
  })
})

describe('the inbox', () => {
  it('is counted, opened and read like the announcements, with the files of its letters, and loses what is withdrawn', async () => {
    const user = open()
    const dialog = await openDialog(user, /^收件箱，1 封未读$/, '收件箱')
    await user.click(await within(dialog).findByRole('button', { name: /^盘点.*未读$|^盘点未读/ }))
    expect(await within(dialog).findByText('请核对')).toBeInTheDocument()
    expect(within(dialog).getByRole('link', { name: '清单.pdf' })).toHaveAttribute('href', '/api/file/k/s')
    expect(within(dialog).getByRole('link', { name: '说明.docx' })).toHaveAttribute('href', '/api/file/l/s')
    expect(await screen.findByRole('button', { name: '收件箱' })).toBeInTheDocument()
    await waitFor(() => expect(backend.sent).toContain('PUT /api/mailbox/read {"ids":"8"}'))
    // The announcements are counted for themselves.
    expect(screen.getByRole('button', { name: '通知公告，20 条未读' })).toBeInTheDocument()
    backend.letters = []
    live.tell('mail')
    expect(await within(dialog).findByText('还没有收到站内信')).toBeInTheDocument()
  })
})

describe('the dialog', () => {
  it('takes the focus, gives it back, and closes with Escape', async () => {
    const user = open()
    const dialog = await openDialog(user, /^通知公告，/, '通知公告')
    expect(dialog).toHaveFocus()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(screen.getByRole('button', { name: /^通知公告，/ })).toHaveFocus()
  })

  it('is moved by the arrow keys, says where to, and stays within the window', async () => {
    const user = open()
    const dialog = await openDialog(user, /^通知公告，/, '通知公告')
    const place = () => dialog.style.transform
    const before = place()
    within(dialog).getByRole('button', { name: '移动窗口' }).focus()
    await user.keyboard('{ArrowRight}{ArrowDown}')
    expect(place()).not.toBe(before)
    expect(within(dialog).getByRole('status')).toHaveTextContent(/^窗口已移动：距左 \d+，距上 \d+$/)
    await user.keyboard('{Shift>}{ArrowLeft>30/}{ArrowUp>30/}{/Shift}')
    expect(place()).toBe('translate(0px, 0px)')
    await user.keyboard('{Home}')
    expect(place()).toBe(before)
  })

  it('leaves its buttons to be pressed, not dragged', async () => {
    const user = open()
    const dialog = await openDialog(user, /^通知公告，/, '通知公告')
    const before = dialog.style.transform
    fireEvent.pointerDown(within(dialog).getByRole('button', { name: '关闭' }), { button: 0, clientX: 5, clientY: 5 })
    fireEvent.pointerMove(dialog.querySelector('[data-drag-bar]')!, { clientX: 90, clientY: 90 })
    expect(dialog.style.transform).toBe(before)
  })
})
