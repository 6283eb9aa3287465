import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { get } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Line } from '../platform/app/Line.ts'
import { startServer } from '../support/server.ts'
import type { RunningServer } from '../support/server.ts'

let server: RunningServer
beforeAll(async () => {
  server = await startServer()
}, 120_000)
afterAll(() => server.stop())

const call = async (path: string, headers: Record<string, string>): Promise<IncomingMessage> => {
  const [response] = (await once(get(`${server.url}${path}`, { headers }), 'response')) as [IncomingMessage]
  return response
}

describe('the running host', () => {
  it('tells its sample accounts, and nobody a password twice', () => {
    expect(server.output()).toContain('Sample accounts: admin, staff')
    expect(server.output()).not.toContain('One-time password')
  })

  it('finishes an export that is under way when it is told to stop, then ends well', async () => {
    const signedIn = await fetch(`${server.url}/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'admin', password: 'vision-demo' }),
    })
    const { token } = (await signedIn.json()) as { token: string }
    const authorization = `Bearer ${token}`
    const list = await fetch(`${server.url}/api/gameRecord?range=[0,1]`, { headers: { authorization } })
    const exercises = Number(list.headers.get('content-range')!.split('/')[1])
    expect(exercises).toBeGreaterThan(2_000)
    const response = await call('/api/gameRecord/export', { authorization })
    await once(response, 'readable')
    const kept = await Line.open(server.url)
    const silent = await Line.open(server.url)
    const ask = (path: string) => kept.say(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`)
    expect(await ask('/health').hears(/"up"/)).toMatch(/connection: keep-alive/i)
    const ended = server.stop()
    await expect.poll(() => server.output()).toContain('"msg":"stopping"')
    // Who keeps a connection is answered once more, and told to make another one elsewhere; balancers are told as well.
    kept.heard = ''
    ask('/ready')
    expect(await kept.ended).toMatch(/^HTTP\/1.1 503 [^]*connection: close[^]*"stopping"/i)
    await silent.ended
    await expect(fetch(`${server.url}/health`)).rejects.toThrow()

    // Together: a chunk may end between the two characters that end a line.
    let exported = ''
    for await (const chunk of response.setEncoding('utf8')) exported += chunk
    expect(exported.split('\r\n').length - 1).toBe(exercises + 1)
    expect(await ended).toBe(0)
    expect(server.output().indexOf('"msg":"exported"')).toBeGreaterThan(server.output().indexOf('"msg":"stopping"'))
    expect(server.output()).toContain('"inTime":true')
  })

  it('reports all bad settings at once and ends with 1', async () => {
    let printed = ''
    const child = spawn(process.execPath, ['dist/server/main.js'], {
      env: { ...process.env, PORT: 'x', SAMPLE_DATA: 'many' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    child.stderr.on('data', chunk => {
      printed += String(chunk)
    })
    expect(await once(child, 'exit')).toEqual([1, null])
    expect(printed).toMatch(/PORT must be .*\n.*SAMPLE_DATA must be/)
    expect(printed).not.toContain('    at ')
  })
})
