import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { isFull } from '../support/full.ts'
import { openPostOffice, withPostOffice } from '../support/postOffice.ts'
import type { PostOffice } from '../support/postOffice.ts'
import { startServer } from '../support/server.ts'
import type { RunningServer } from '../support/server.ts'
import { visit } from './operator.ts'
import { isAt } from './settled.ts'

type Row = Readonly<Record<string, unknown>>

describe('signing in, in a real browser', () => {
  let server: RunningServer
  let browser: Browser
  let post: PostOffice
  let admin: string
  let role: number

  const api = async (line: string, body?: Row): Promise<Row> => {
    const [method, path] = line.split(' ') as [string, string]
    const reply = await fetch(`${server.url}/${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', Language: 'en', Authorization: `Bearer ${admin}` },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    if (!reply.ok) throw new Error(`${line}: ${reply.status} ${await reply.text()}`)
    return (await reply.json()) as Row
  }

  let serial = 0
  /** A new operator with the one-time password that was sent to them. */
  const operator = async (roles: readonly number[] = [role], isReachedBy: 'phone' | 'email' = 'phone') => {
    serial += 1
    const [username, email] = [`newcomer${serial}`, `newcomer${serial}@vision.example`]
    const phone = isReachedBy === 'phone' ? `1391111000${serial}` : ''
    const { id } = await api('POST api/operator', {
      username,
      name: `Newcomer ${serial}`,
      phone: phone || null,
      email,
      hospital: 1,
      roles,
      dataScope: 'own',
    })
    return { id, username, phone, email, password: await post.next(/password is (\w+)\./) }
  }

  const settleIn = async ({
    username,
    password,
  }: {
    readonly username: string
    readonly password: string
  }): Promise<void> => {
    const send = async (path: string, body: Row, token = ''): Promise<Row> => {
      const reply = await fetch(`${server.url}/${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
        body: JSON.stringify(body),
      })
      expect(reply.status).toBe(200)
      return (await reply.json()) as Row
    }
    const { token } = await send('auth/login', { username, password })
    await send(
      'api/users/updatePass/',
      { oldPassword: password, newPassword: 'grey heron 47', again: 'grey heron 47' },
      String(token),
    )
  }

  const fill = async (page: Page, values: Readonly<Record<string, string>>): Promise<void> => {
    for (const [name, value] of Object.entries(values)) await page.locator(`input[name=${name}]`).fill(value)
    await page.keyboard.press('Enter')
  }

  beforeAll(async () => {
    ;[server, browser, post] = await Promise.all([startServer(withPostOffice), launchBrowser(), openPostOffice()])
    await post.serve(server.url)
    const reply = await fetch(`${server.url}/auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ username: 'admin', password: 'vision-demo' }),
    })
    admin = String(((await reply.json()) as Row)['token'])
    const roles = (await api('GET api/roles/tree')) as unknown as { id: number; label: string }[]
    role = roles.find(({ label }) => label === 'Doctor')!.id
  }, 120_000)
  afterAll(async () => {
    await browser?.close()
    expect(await server?.stop()).toBe(0)
    await post?.close()
  })

  const lasting = [
    ['a day where that is wished', true],
    ['until the browser closes', false],
  ] as const
  it.each(isFull ? lasting : lasting.slice(0, 1))('by password is kept %s', async (_, remember) => {
    const { context, page, complaints } = await visit(browser, server)
    await page.goto(`${server.url}/patient?page=1`)
    await isAt(page, `/login?redirect=${encodeURIComponent('/patient?page=1')}`)
    // The form came with the document, so that it is there before any script.
    expect(await (await context.request.get(`${server.url}/login`)).text()).toMatch(
      /<html lang="en">[^]*<input id="username"/,
    )
    if (remember) await page.getByLabel('Remember me (1 day)').check()
    await fill(page, { username: 'staff', password: 'vision-demo' })
    await isAt(page, '/patient?page=1')
    await page.getByRole('heading', { level: 1 }).waitFor()
    const kept = (await context.cookies()).find(({ name }) => name === 'Admin-Token')!
    const lasts = kept.expires - Date.now() / 1000
    expect(remember ? lasts > 86_300 && lasts <= 86_400 : kept.expires === -1).toBe(true)
    await page.goto(`${server.url}/login?redirect=%2Fnotice`)
    await isAt(page, '/notice')
    expect(complaints).toEqual([])
    await context.close()
  })

  it.runIf(isFull).each([
    ['login', false],
    ['before', false],
    ['first', true],
    ['start', true],
  ])('loses nothing that is typed while %s has not come', async (file, isShown) => {
    const { page, context } = await visit(browser, server)
    let letGo = (): void => undefined
    const held = new Promise<void>(resolve => {
      letGo = resolve
    })
    await page.route(`**/assets/${file}-*.js`, async route => {
      await held
      await route.continue()
    })
    await page.goto(`${server.url}/login`, { waitUntil: 'commit' })
    const username = page.locator('input[name=username]')
    await username.waitFor({ state: isShown ? 'visible' : 'attached' })
    // What holds keys and clicks comes with what shows the page.
    expect(await username.isVisible()).toBe(isShown)
    if (!isShown) letGo()
    await username.waitFor()
    await expect.poll(() => username.evaluate(input => input === document.activeElement)).toBe(true)
    await page.keyboard.type('staff')
    await fill(page, { password: 'vision-demo' })
    letGo()
    await isAt(page, /^\/(?:\?|$)/)
    await context.close()
  })

  it('with a one-time password leads to a page that replaces it, and then to where one wanted to go', async () => {
    const { username, password } = await operator()
    const { context, page, complaints } = await visit(browser, server)
    await page.goto(`${server.url}/login?redirect=%2Fpatient`)
    await fill(page, { username, password })
    await isAt(page, '/user/updatePass?redirect=%2Fpatient')
    await page.getByRole('heading', { level: 1, name: 'Choose a new password' }).waitFor()
    await page.goto(`${server.url}/notice`)
    await isAt(page, '/user/updatePass?redirect=%2Fnotice')
    await page.getByLabel('One-time password').waitFor()
    expect(await page.getByRole('dialog').or(page.getByRole('alertdialog')).count()).toBe(0)
    await fill(page, { oldPassword: password, newPassword: username, again: username })
    await page.getByText('The password must not contain the username, name, mobile or email', { exact: true }).waitFor()
    await fill(page, { newPassword: 'my own words', again: 'my own words' })
    await isAt(page, '/notice')
    await page.getByRole('navigation', { name: 'Main menu' }).waitFor()
    expect(complaints.filter(text => !/status of 40[03]/.test(text))).toEqual([])
    await context.close()
  })

  it.runIf(isFull)('by a code to the phone', async () => {
    const { phone, username, password } = await operator()
    const { context, page } = await visit(browser, server)
    await page.goto(`${server.url}/login?mode=phone`)
    await page.getByLabel('Mobile number').fill(phone)
    await page.getByRole('button', { name: 'Get a code' }).click()
    await page.getByText('If an account has this number').waitFor()
    await page.reload()
    await page.getByRole('button', { name: /^Again in \d+ s$/ }).waitFor()
    await fill(page, { phone, code: await post.next(/sign in is (\d{6})/) })
    await isAt(page, '/user/updatePass?redirect=%2F')
    await page.getByText(`${username}`).or(page.getByLabel('One-time password')).first().waitFor()
    await fill(page, { oldPassword: password, newPassword: 'my own words', again: 'my own words' })
    await isAt(page, '/')
    await context.close()
  })

  it.runIf(isFull).each(['email', 'phone'] as const)('with a password that was found by %s', async channel => {
    const account = await operator([role], channel)
    // Who has come with what was mailed there has shown that they read it.
    if (channel === 'email') await settleIn(account)
    const { context, page, complaints } = await visit(browser, server, { language: 'zh' })
    await page.goto(`${server.url}/login`)
    await page.getByRole('link', { name: '忘记密码？' }).click()
    if (channel === 'email') await page.getByLabel('邮箱验证').check()
    await page.locator('input[name=target]').fill(account[channel])
    await page.getByRole('button', { name: '获取验证码' }).click()
    await page.getByText('验证码已经发出').waitFor()
    await fill(page, {
      code: await post.next(/找回密码验证码是 (\d{6})/),
      newPassword: 'found again',
      again: 'found again',
    })
    await page.getByText('新密码已设置，请使用新密码登录').waitFor()
    expect(await page.locator('input[name=username]').inputValue()).toBe(account[channel])
    await fill(page, { password: 'found again' })
    await isAt(page, '/')
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(complaints).toEqual([])
    await context.close()
  })

  it('leads to this site alone, and shows home to who may do nothing', async () => {
    const { id } = await api('POST api/roles', { name: '无权限', nameEn: 'Nothing' })
    const { username, phone } = await operator([Number(id)])
    await api('POST api/code/phone', { phone })
    await api('PUT api/findPass', {
      channel: 'phone',
      target: phone,
      code: await post.next(/new password is (\d{6})/),
      newPassword: 'found again',
      again: 'found again',
    })
    const { context, page } = await visit(browser, server)
    const visited: string[] = []
    page.on('request', request => {
      if (request.isNavigationRequest()) visited.push(new URL(request.url()).origin)
    })
    await page.goto(`${server.url}/login?redirect=${encodeURIComponent('//evil.example')}`)
    await fill(page, { username, password: 'found again' })
    await isAt(page, '/')
    await page.getByRole('heading', { level: 1 }).waitFor()
    // Who is signed in already is led on at once.
    for (const evil of [
      '/\\evil.example',
      'https://evil.example',
      'javascript:alert(1)',
      '/%09/evil.example',
      '/login?redirect=//evil.example',
    ]) {
      await page.goto(`${server.url}/login?redirect=${evil}`)
      await isAt(page, '/')
    }
    expect(new Set(visited)).toEqual(new Set([server.url]))
    await context.close()
  })

  it('is asked for, and nothing else, where the token is none or not valid any more', async () => {
    const tokens = ['forged-token', '%E0%A4%A', '', '%0Aevil', 'x'.repeat(3_000), '%E4%BD%A0']
    for (const token of isFull ? tokens : tokens.slice(0, 1)) {
      const { context, page, complaints } = await visit(browser, server)
      await context.addCookies([{ name: 'Admin-Token', value: token, url: server.url }])
      await page.goto(`${server.url}/patient`)
      await isAt(page, '/login?redirect=%2Fpatient')
      await page.locator('input[name=username]').waitFor()
      expect(
        complaints.filter(text => !/status of 401/.test(text)),
        token,
      ).toEqual([])
      await context.close()
    }
  })
})
