import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createPresence } from '../../../../src/shell/live/presence.ts'

let visible: 'visible' | 'hidden'
let online: boolean
let stop: (() => void) | undefined

beforeEach(() => {
  vi.useFakeTimers()
  ;[visible, online] = ['visible', true]
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visible)
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online)
})
afterEach(() => {
  stop?.()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const show = (state: 'visible' | 'hidden') => {
  visible = state
  document.dispatchEvent(new Event('visibilitychange'))
}

it('is away after a long time in the background, and here as soon as it is in front again', () => {
  const presence = createPresence(300_000)
  const listener = vi.fn()
  stop = presence.watch(listener)
  show('hidden')
  vi.advanceTimersByTime(299_999)
  expect([presence.isHere(), listener.mock.calls.length]).toEqual([true, 0])
  vi.advanceTimersByTime(1)
  expect([presence.isHere(), listener.mock.calls.length]).toEqual([false, 1])
  show('visible')
  expect([presence.isHere(), listener.mock.calls.length]).toEqual([true, 2])
})

it('is not away for a short look elsewhere', () => {
  const presence = createPresence(300_000)
  stop = presence.watch(() => undefined)
  show('hidden')
  vi.advanceTimersByTime(200_000)
  show('visible')
  vi.advanceTimersByTime(200_000)
  expect(presence.isHere()).toBe(true)
})

it('goes and comes with the network', () => {
  const presence = createPresence()
  const seen: boolean[] = []
  stop = presence.watch(() => seen.push(presence.isHere()))
  online = false
  window.dispatchEvent(new Event('offline'))
  online = true
  window.dispatchEvent(new Event('online'))
  expect(seen).toEqual([false, true])
  stop()
  window.dispatchEvent(new Event('offline'))
  expect(seen).toHaveLength(2)
})
