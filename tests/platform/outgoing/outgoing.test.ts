import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { networkInterfaces } from 'node:os'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openOutgoing, UnreachableAddressError } from '../../../server/platform/outgoing/openOutgoing.ts'
import { reachOf } from '../../../server/platform/outgoing/reach.ts'

const post = { method: 'POST', headers: { 'Content-Type': 'text/plain' }, body: 'hello', timeout: 2000 } as const

describe('the reach of outgoing calls', () => {
  const reach = reachOf([])

  it.each([
    '127.0.0.1',
    '127.9.9.9',
    '::1',
    '0.0.0.0',
    '::',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '100.100.100.200',
    '198.18.0.1',
    '192.0.0.192',
    '224.0.0.1',
    '255.255.255.255',
    '240.0.0.1',
    'fe80::1',
    'fc00::1',
    'fd00:ec2::254',
    'ff02::1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '::ffff:a9fe:a9fe',
    '64:ff9b::7f00:1',
    '64:ff9b::a9fe:a9fe',
    '2002:7f00:1::',
    '2001::1',
    '168.63.129.16',
    '::127.0.0.1',
    '',
    'office.example',
    '999.1.1.1',
  ])('leaves out %s', address => expect(reach.mayConnect(address)).toBe(false))

  it.each(['8.8.8.8', '114.114.114.114', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '::ffff:8.8.8.8'])(
    'takes in %s',
    address => expect(reach.mayConnect(address)).toBe(true),
  )

  it('leaves out whatever this machine answers to, and what shares a network with it', () => {
    const own = Object.values(networkInterfaces())
      .flatMap(addresses => addresses ?? [])
      .map(({ address }) => address)
    expect(own.length).toBeGreaterThan(0)
    for (const address of own) expect(reach.mayConnect(address), address).toBe(false)
  })

  it('takes in the networks that the environment names, and no more', () => {
    const inside = reachOf(['10.1.0.0/16', 'fd00:1::/64'])
    expect(
      ['10.1.2.3', '::ffff:10.1.2.3', 'fd00:1::7', '8.8.8.8', '10.2.0.1', '127.0.0.1', 'fd00:2::7'].map(
        inside.mayConnect,
      ),
    ).toEqual([true, true, true, true, false, false, false])
  })

  it('tells of what is typed only what can be told without asking anybody', () => {
    expect(
      ['mail.example.com', '8.8.8.8', 'localhost', 'LOCALHOST.', 'a.localhost', '127.0.0.1', '[::1]', '10.0.0.1'].map(
        reach.mayName,
      ),
    ).toEqual([true, true, false, false, false, false, false, false])
    expect(reachOf(['127.0.0.0/8']).mayName('localhost')).toBe(true)
  })
})

describe('outgoing calls', () => {
  const heard: string[] = []
  const server = createServer((request, response) => {
    heard.push(request.url ?? '')
    if (request.url === '/away') response.writeHead(302, { location: '/inside' }).end()
    else if (request.url === '/silent') return
    else if (request.url === '/endless') response.end('x'.repeat(2_000_000))
    else response.end('taken')
  })
  let port = 0
  const outgoing = openOutgoing([])
  const inside = openOutgoing(['127.0.0.0/8'])
  beforeAll(async () => {
    await new Promise<void>(resolve => {
      server.listen(0, '127.0.0.1', resolve)
    })
    port = (server.address() as AddressInfo).port
  })
  afterAll(async () => {
    server.closeAllConnections()
    await new Promise(resolve => {
      server.close(resolve)
    })
  })
  afterEach(() => {
    heard.length = 0
  })

  it.each(['127.0.0.1', 'localhost', '127.1', '2130706433', '0x7f000001', '[::1]', '[::ffff:127.0.0.1]', '0'])(
    'never open a connection to this machine by the name of %s',
    async host => {
      await expect(outgoing.request(`http://${host}:${port}/inside`, post)).rejects.toThrow(UnreachableAddressError)
      await expect(outgoing.request(`https://${host}:${port}/inside`, post)).rejects.toThrow(UnreachableAddressError)
      await expect(outgoing.connect(host, port, AbortSignal.timeout(2000))).rejects.toThrow(UnreachableAddressError)
      expect(heard).toEqual([])
    },
  )

  it('go to the address that was looked at, whatever the name says a moment later', async () => {
    const asked: string[] = []
    // A name that leads to where calls may go when it is asked for first, and elsewhere from then on.
    const rebound = openOutgoing(['127.0.0.1/32'], (_host, _options, callback) => {
      asked.push(asked.length === 0 ? '127.0.0.1' : '127.0.0.2')
      callback(null, [{ address: asked.at(-1)!, family: 4 }])
    })
    expect(await rebound.request(`http://rebinding.example:${port}/inside`, post)).toMatchObject({ status: 200 })
    expect(asked).toEqual(['127.0.0.1'])
    await expect(rebound.request(`http://rebinding.example:${port}/inside`, post)).rejects.toThrow(
      UnreachableAddressError,
    )
    expect(heard).toEqual(['/inside'])
  })

  it('take no name that leads inside as well', async () => {
    const mixed = openOutgoing(['127.0.0.1/32'], (_host, _options, callback) =>
      callback(null, [
        { address: '127.0.0.1', family: 4 },
        { address: '127.0.0.2', family: 4 },
      ]),
    )
    await expect(mixed.request(`http://mixed.example:${port}/inside`, post)).rejects.toThrow(UnreachableAddressError)
    expect(heard).toEqual([])
  })

  it('reach this machine where the environment says so, and follow nothing', async () => {
    expect(await inside.request(`http://localhost:${port}/inside`, post)).toEqual({ status: 200, text: 'taken' })
    expect(await inside.request(`http://127.0.0.1:${port}/away`, post)).toMatchObject({ status: 302 })
    expect(heard).toEqual(['/inside', '/away'])
  })

  it('end after their time, and with an answer that is too long', async () => {
    await expect(inside.request(`http://127.0.0.1:${port}/silent`, { ...post, timeout: 100 })).rejects.toMatchObject({
      name: 'TimeoutError',
    })
    await expect(inside.request(`http://127.0.0.1:${port}/endless`, post)).rejects.toThrow('too long')
  })
})
