import '@testing-library/jest-dom/vitest'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import polyglotI18nProvider from 'ra-i18n-polyglot'
import { I18nContextProvider } from 'react-admin'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import en from '../../../i18n/en/shell/browser.ts'
import zh from '../../../i18n/zh/shell/browser.ts'
import { createConnection } from '../../../src/shell/connection/createConnection.ts'
import { OfflineBanner } from '../../../src/shell/layout/OfflineBanner.tsx'

const setUp = () => {
  const server = { alive: true }
  const probe = vi.fn(async () => server.alive)
  const connection = createConnection({ probe, delays: [1_000, 2_000] })
  const told = vi.fn()
  connection.subscribe(told)
  return { server, probe, connection, told }
}
const pass = (milliseconds = 0) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('a connection', () => {
  it('is not lost by a call that failed, as long as there is a sign of life', async () => {
    const { connection, probe, told } = setUp()
    connection.heard(0)
    connection.heard(503)
    await pass()
    expect([connection.isLost(), probe.mock.calls.length, told.mock.calls.length]).toEqual([false, 1, 0])
  })

  it.each([0, 502, 503, 504])('is lost where a call ended with %i and no sign of life came', async status => {
    const { server, connection, told } = setUp()
    server.alive = false
    connection.heard(status)
    await pass()
    expect([connection.isLost(), told.mock.calls.length]).toEqual([true, 1])
  })

  it.each([200, 400, 401, 404, 444, 500])('is proven by an answer: %i', async status => {
    const { server, connection, probe } = setUp()
    connection.heard(status)
    expect(probe).not.toHaveBeenCalled()
    server.alive = false
    connection.heard(0)
    await pass()
    connection.heard(status)
    expect(connection.isLost()).toBe(false)
  })

  it('is looked at again where a sign of life came though the browser has no network, until it has or there is none', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const { server, connection, probe } = setUp()
    const stop = connection.watch()
    await pass()
    expect([connection.isLost(), probe.mock.calls.length]).toEqual([false, 1])
    server.alive = false
    await pass(1_000)
    expect([connection.isLost(), probe.mock.calls.length]).toEqual([true, 2])
    server.alive = true
    online.mockReturnValue(true)
    await pass(1_000)
    expect([connection.isLost(), probe.mock.calls.length]).toEqual([false, 3])
    await pass(60_000)
    expect(probe).toHaveBeenCalledTimes(3)
    stop()
    online.mockRestore()
  })

  it('is looked for again and again, a little later each time, and told when it is back', async () => {
    const { server, connection, probe, told } = setUp()
    server.alive = false
    connection.heard(0)
    await pass()
    const back = vi.fn()
    void connection.restored().then(back)
    for (const [milliseconds, looks] of [
      [999, 1],
      [1, 2],
      [1_999, 2],
      [1, 3],
      [2_000, 4],
    ] as const) {
      await pass(milliseconds)
      expect(probe).toHaveBeenCalledTimes(looks)
    }
    expect(back).not.toHaveBeenCalled()
    server.alive = true
    await pass(2_000)
    expect([connection.isLost(), told.mock.calls.length, back.mock.calls.length]).toEqual([false, 2, 1])
    await pass(60_000)
    expect(probe).toHaveBeenCalledTimes(5)
    await expect(connection.restored()).resolves.toBeUndefined()
  })

  it("is lost at the browser's word, and looked for at its word", async () => {
    const { server, connection, probe } = setUp()
    const stop = connection.watch()
    server.alive = false
    window.dispatchEvent(new Event('offline'))
    expect(connection.isLost()).toBe(true)
    await pass()
    server.alive = true
    window.dispatchEvent(new Event('online'))
    await pass()
    expect([connection.isLost(), probe.mock.calls.length]).toEqual([false, 2])
    stop()
    window.dispatchEvent(new Event('offline'))
    expect(connection.isLost()).toBe(false)
  })
})

describe('the banner', () => {
  it.each([
    ['zh', zh, '网络连接已断开，您填写的内容会保留。', '立即重试'],
    ['en', en, 'No connection; what you typed is kept.', 'Try now'],
  ] as const)(
    'says in %s that the connection is lost, and looks for it on demand',
    async (language, texts, lost, again) => {
      const { server, connection } = setUp()
      render(
        <I18nContextProvider value={polyglotI18nProvider(() => texts, language, [])}>
          <OfflineBanner connection={connection} />
        </I18nContextProvider>,
      )
      await pass()
      expect(screen.getByRole('status')).toBeEmptyDOMElement()
      server.alive = false
      connection.heard(0)
      await pass()
      expect(screen.getByRole('status')).toHaveTextContent(lost)
      server.alive = true
      fireEvent.click(screen.getByRole('button', { name: again }))
      await pass()
      expect(screen.getByRole('status')).toBeEmptyDOMElement()
    },
  )
})
