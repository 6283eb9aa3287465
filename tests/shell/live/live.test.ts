import { beforeEach, describe, expect, it, vi } from 'vitest'
import { keepConnected } from '../../../src/shell/live/connection.ts'
import { pauseBefore } from '../../../src/shell/live/pauseBefore.ts'
import { readMessage } from '../../../src/shell/live/readMessage.ts'
import { createTopics } from '../../../src/shell/live/topics.ts'
import type { Topics } from '../../../src/shell/live/topics.ts'
import { FakeWorld } from './fakeWorld.ts'

let world: FakeWorld
let live: Topics
let heard: string[]
let ended: ReturnType<typeof vi.fn<() => void>>
let stop: () => void

beforeEach(() => {
  world = new FakeWorld()
  live = createTopics()
  heard = []
  for (const topic of ['notice', 'menu', 'session', 'site'] as const) live.on(topic, () => heard.push(topic))
  ended = vi.fn<() => void>()
  stop = keepConnected(world, { tell: live.tell, ended })
})

describe('the live connection of a page', () => {
  it('says who it is in its first message, and tells what it hears', () => {
    world.advance(700)
    world.socket.welcome()
    expect(world.socket.sent).toEqual([{ token: 'token', age: 700 }])
    world.socket.says({ topic: 'notice' })
    world.advance(0)
    expect(heard).toEqual(['notice'])
  })

  it('tells a topic once that was said several times in one moment, a little later than others may', () => {
    world.chance = 0.5
    world.socket.welcome()
    world.socket.says({ topic: 'notice' })
    world.socket.says({ topic: 'notice' })
    world.advance(199)
    expect(heard).toEqual([])
    world.advance(1)
    expect(heard).toEqual(['notice'])
  })

  it('survives what it does not understand, and listeners that fail', () => {
    const complaint = vi.spyOn(console, 'error').mockReturnValue(undefined)
    const failing = live.on('menu', () => {
      throw new Error('of a listener')
    })
    live.on('menu', () => heard.push('menu again'))
    world.socket.welcome()
    for (const data of ['', 'x', '{', 'null', '[]', '{"topic":"gossip"}', '{"topic":{}}', 7, new ArrayBuffer(2)])
      world.socket.onmessage?.({ data })
    world.socket.says({ topic: 'menu' })
    world.advance(0)
    expect(heard).toEqual(['menu', 'menu again'])
    expect(complaint).toHaveBeenCalledOnce()
    failing()
    complaint.mockRestore()
  })

  it('does not tell whoever has stopped listening', () => {
    const listener = vi.fn()
    live.on('site', listener)()
    world.socket.welcome()
    world.socket.says({ topic: 'site' })
    world.advance(0)
    expect(listener).not.toHaveBeenCalled()
  })

  it('comes back after it was lost, and catches up with everything', () => {
    world.socket.welcome()
    world.socket.ends()
    world.advance(999)
    expect(world.sockets).toHaveLength(1)
    world.advance(1)
    expect(world.sockets).toHaveLength(2)
    expect(heard).toEqual([])
    world.socket.welcome()
    world.advance(0)
    expect(heard).toEqual(['notice', 'menu', 'session', 'site'])
  })

  it('waits longer after each attempt in vain, and begins anew after a success', () => {
    const pauses = [1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000]
    for (const [made, pause] of pauses.entries()) {
      world.socket.ends()
      world.advance(pause - 1)
      expect(world.sockets).toHaveLength(made + 1)
      world.advance(1)
      expect(world.sockets).toHaveLength(made + 2)
    }
    world.socket.welcome()
    world.socket.ends()
    world.advance(1_000)
    expect(world.sockets).toHaveLength(pauses.length + 2)
  })

  it('is given up where the host has fallen silent, and kept where there are beats', () => {
    world.socket.welcome()
    world.advance(60_000)
    world.socket.says({ beat: true })
    world.advance(74_999)
    expect(world.socket.isClosed).toBe(false)
    world.advance(1)
    expect(world.socket.isClosed).toBe(true)
    world.advance(1_000)
    expect(world.sockets).toHaveLength(2)
  })

  it('rests while nobody is there, and comes back at once with whoever does', () => {
    world.socket.welcome()
    world.setHere(false)
    expect(world.socket.isClosed).toBe(true)
    world.advance(600_000)
    expect(world.sockets).toHaveLength(1)
    world.setHere(true)
    expect(world.sockets).toHaveLength(2)
    world.socket.welcome()
    world.advance(0)
    expect(heard).toContain('notice')
  })

  it('does not hurry where there are too many already', () => {
    world.socket.ends(4429)
    world.advance(59_999)
    expect(world.sockets).toHaveLength(1)
    world.advance(1)
    expect(world.sockets).toHaveLength(2)
  })

  it.each([4401, 4444, 4445])(
    'asks what became of a session that ended with %i, and tries again only with another',
    code => {
      world.socket.welcome()
      world.socket.ends(code)
      expect(ended).toHaveBeenCalledOnce()
      world.advance(600_000)
      world.setHere(true)
      expect(world.sockets).toHaveLength(1)
      world.given = 'another'
      world.setHere(true)
      expect(world.sockets).toHaveLength(2)
    },
  )

  it('is not opened without a token, and not again once it was stopped', () => {
    stop()
    expect(world.socket.isClosed).toBe(true)
    world.advance(600_000)
    world.setHere(true)
    expect(world.sockets).toHaveLength(1)
    world.given = undefined
    keepConnected(world, { tell: live.tell, ended })
    expect(world.sockets).toHaveLength(1)
  })
})

describe('the pause before another attempt', () => {
  it('is by chance up to half of it less', () => {
    expect(pauseBefore(2, 0)).toBe(4_000)
    expect(pauseBefore(2, 1)).toBe(2_000)
    expect(pauseBefore(500, 0)).toBe(60_000)
  })
})

describe('a message', () => {
  it('is what it is known as, and nothing else', () => {
    expect(readMessage('{"topic":"notice","operators":[7]}')).toEqual({ topic: 'notice' })
    expect(readMessage('{"ready":true}')).toEqual({ ready: true })
    expect(readMessage('{"ready":1}')).toBeUndefined()
  })
})
