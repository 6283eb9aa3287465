import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetIdle, idleLimit, watchIdle } from '../../../src/shell/auth/idle.ts'

const minute = 60_000

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-01T09:00:00Z') })
  localStorage.clear()
})
afterEach(() => vi.useRealTimers())

const watch = () => {
  const onIdle = vi.fn()
  return { onIdle, stop: watchIdle(onIdle) }
}
const press = (): void => {
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }))
}

describe('a page without operation', () => {
  it('is given up after more than fifteen minutes, once', () => {
    const { onIdle } = watch()
    vi.advanceTimersByTime(idleLimit)
    expect(onIdle).not.toHaveBeenCalled()
    vi.advanceTimersByTime(minute)
    expect(onIdle).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(60 * minute)
    expect(onIdle).toHaveBeenCalledTimes(1)
  })

  it('stays while it is operated', () => {
    const { onIdle, stop } = watch()
    for (let i = 0; i < 6; i += 1) {
      vi.advanceTimersByTime(10 * minute)
      press()
    }
    expect(onIdle).not.toHaveBeenCalled()
    vi.advanceTimersByTime(16 * minute)
    expect(onIdle).toHaveBeenCalledTimes(1)
    stop()
  })

  it('stays while another page of this browser is operated', () => {
    const { onIdle, stop } = watch()
    vi.advanceTimersByTime(14 * minute)
    localStorage.setItem('lastOperation', String(Date.now()))
    vi.advanceTimersByTime(14 * minute)
    expect(onIdle).not.toHaveBeenCalled()
    stop()
  })

  it('does not count the time before it was opened', () => {
    localStorage.setItem('lastOperation', String(Date.now() - 60 * minute))
    const { onIdle, stop } = watch()
    vi.advanceTimersByTime(minute)
    expect(onIdle).not.toHaveBeenCalled()
    stop()
  })

  it('is not saved by the key that wakes it too late', () => {
    const { onIdle } = watch()
    vi.setSystemTime(Date.now() + 60 * minute)
    press()
    vi.advanceTimersByTime(minute)
    expect(onIdle).toHaveBeenCalledTimes(1)
  })

  it('is left alone when nobody watches any more', () => {
    const { onIdle, stop } = watch()
    stop()
    vi.advanceTimersByTime(60 * minute)
    expect(onIdle).not.toHaveBeenCalled()
  })

  it('is given up as soon as a computer wakes that slept too long, before anybody can go on', () => {
    const { onIdle } = watch()
    vi.setSystemTime(Date.now() + 60 * minute)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(onIdle).toHaveBeenCalledTimes(1)
  })

  it('is given up in time where the clock was set back', () => {
    const { onIdle } = watch()
    vi.setSystemTime(Date.now() - 24 * 60 * minute)
    vi.advanceTimersByTime(14 * minute)
    expect(onIdle).not.toHaveBeenCalled()
    press()
    vi.advanceTimersByTime(14 * minute)
    expect(onIdle).not.toHaveBeenCalled()
    vi.advanceTimersByTime(2 * minute)
    expect(onIdle).toHaveBeenCalledTimes(1)
  })

  it('says so in every page at once, and in one that is opened meanwhile, until somebody signs in', async () => {
    const [one, other] = [watch(), watch()]
    vi.setSystemTime(Date.now() + 16 * minute)
    window.dispatchEvent(new StorageEvent('storage', { key: 'idleSince' }))
    expect([one.onIdle.mock.calls.length, other.onIdle.mock.calls.length]).toEqual([1, 1])
    const later = watch()
    await Promise.resolve()
    expect(later.onIdle).toHaveBeenCalledTimes(1)
    forgetIdle()
    const fresh = watch()
    await Promise.resolve()
    vi.advanceTimersByTime(minute)
    expect(fresh.onIdle).not.toHaveBeenCalled()
    fresh.stop()
  })

  it('is given up by a browser that keeps nothing, too', () => {
    const denied = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    const { onIdle } = watch()
    press()
    vi.advanceTimersByTime(idleLimit + minute)
    expect(onIdle).toHaveBeenCalledTimes(1)
    denied.mockRestore()
  })
})
