import { createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openRedis } from '../../../server/platform/redis/openRedis.ts'
import type { Redis } from '../../../server/platform/redis/openRedis.ts'
import { describeRedis, startRedis } from '../../support/redisServer.ts'
import type { RedisServer } from '../../support/redisServer.ts'
import { eventually } from '../../support/eventually.ts'

const told = (): { readonly lines: string[]; readonly log: Parameters<typeof openRedis>[0]['log'] } => {
  const lines: string[] = []
  const add = (_details: object, message: string): void => {
    lines.push(message)
  }
  return { lines, log: { info: add, warn: add, error: add } }
}
const open = (url: string, log = told().log): Promise<Redis> =>
  openRedis({ url, prefix: 'test:', log, pause: 50, patience: 200 })
const until = (check: () => void): Promise<void> => eventually(check)

describe('an address of Redis', () => {
  const another = async (answer: (socket: Socket) => void): Promise<{ readonly url: string; close(): void }> => {
    const server = createServer(socket => {
      socket.on('error', () => undefined)
      answer(socket)
    })
    await new Promise<void>(resolve => {
      server.listen(0, '127.0.0.1', resolve)
    })
    return { url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() }
  }

  it.each<[string, (socket: Socket) => void]>([
    ['that answers as a web server', socket => socket.on('data', () => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'))],
    ['that speaks first, as a mail server', socket => socket.write('220 mail.example ESMTP\r\n')],
    ['that hangs up', socket => socket.on('data', () => socket.destroy())],
  ])('%s is refused in a sentence', async (_kind, answer) => {
    const server = await another(answer)
    await expect(open(server.url)).rejects.toThrow('REDIS_URL: what answers there is no Redis')
    server.close()
  })
})

describeRedis('Redis', () => {
  let server: RedisServer
  beforeAll(async () => {
    server = await startRedis()
  })
  afterAll(() => server.stop())

  it('that goes away is told once, asked in vain without a failure, and used again by itself', async () => {
    const { lines, log } = told()
    const redis = await open(server.url, log)
    expect(await redis.ask(client => client.set('test:a', 'b'))).toBe('OK')
    await server.stop()
    await until(() => expect(redis.isUp()).toBe(false))
    expect(await redis.ask(client => client.get('test:a'))).toBeUndefined()
    await server.start()
    await until(() => expect(redis.isUp()).toBe(true))
    expect(await redis.ask(client => client.get('test:a'))).toBeNull()
    expect(lines.slice(0, 3)).toEqual([
      'Redis is there',
      'Redis is away: this host goes on in memory',
      'Redis is there',
    ])
    await redis.close()
  })

  it('is heard again after it was away, by whoever listened before', async () => {
    const redis = await open(server.url)
    const heard: string[] = []
    await redis.subscribe('news', payload => {
      heard.push(payload)
    })
    await server.stop()
    await until(() => expect(redis.isUp()).toBe(false))
    await server.start()
    await until(() => expect(redis.isUp()).toBe(true))
    // The subscription comes back a moment after the connection.
    await eventually(async () => {
      await redis.ask(client => client.publish('test:news', 'one'))
      expect(heard).toContain('one')
    })
    await redis.close()
  })

  it('that is there and does not answer is given up in time, and left alone for a while', async () => {
    const redis = await open(server.url)
    server.freeze()
    expect(await redis.ask(client => client.get('test:a'))).toBeUndefined()
    expect(redis.isUp()).toBe(false)
    server.thaw()
    await until(() => expect(redis.isUp()).toBe(true))
    await redis.close()
  })

  it('that is not there at the start is waited for', async () => {
    await server.stop()
    const { lines, log } = told()
    const redis = await open(server.url, log)
    expect(redis.isUp()).toBe(false)
    expect(lines).toEqual(['Redis does not answer: this host goes on in memory until it does'])
    await server.start()
    await until(() => expect(redis.isUp()).toBe(true))
    await redis.close()
  })

  it('that wants a password is refused without it, and with another one', async () => {
    const guarded = await startRedis('--requirepass', 'a-long-secret')
    await expect(open(guarded.url)).rejects.toThrow('REDIS_URL: the server wants another user or password')
    await expect(open(guarded.url.replace('//', '//:wrong@'))).rejects.toThrow(
      'REDIS_URL: the server wants another user or password',
    )
    const redis = await open(guarded.url.replace('//', '//:a-long-secret@'))
    expect(redis.isUp()).toBe(true)
    await redis.close()
    await guarded.stop()
  })

  it('that is a replica is refused: it takes no changes', async () => {
    const replica = await startRedis('--replicaof', '127.0.0.1', '1')
    await expect(open(replica.url)).rejects.toThrow('REDIS_URL names a replica')
    await replica.stop()
  })
})
