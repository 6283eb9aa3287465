import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { get } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { Line } from './Line.ts'
import { freePort } from '../../support/serve.ts'

const folder = mkdtempSync(join(tmpdir(), 'back-office-stop-'))
let port = 0
let printed = ''
let child: ReturnType<typeof spawn>

const start = async (environment: Record<string, string>): Promise<void> => {
  port = await freePort()
  child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    env: { ...process.env, NODE_ENV: 'test', PORT: String(port), DATA_DIR: folder, DATABASE_URL: '', ...environment }, stdio: ['ignore', 'pipe', 'pipe'],
  })
  child.stdout!.on('data', chunk => { printed += String(chunk) })
  child.stderr!.on('data', chunk => { printed += String(chunk) })
  await vi.waitFor(() => expect(printed).toContain(`http://127.0.0.1:${port}`), { timeout: 150_000, interval: 100 })
}

beforeAll(() => start({ SAMPLE_DATA: '100' }), 160_000)
afterAll(() => {
  child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

const call = async (path: string, headers: Record<string, string>): Promise<IncomingMessage> => {
  const [response] = await once(get(`http://127.0.0.1:${port}${path}`, { headers }), 'response') as [IncomingMessage]
  return response
}

describe('the running host', () => {
  it('tells its sample accounts, and nobody a password twice', () => {
    expect(printed).toContain('Sample accounts: admin, staff')
    expect(printed).not.toContain('One-time password')
  })

  it('finishes an export that is under way when it is told to stop, then ends well', async () => {
    const signedIn = await fetch(`http://127.0.0.1:${port}/auth/login`, {
      method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ username: 'admin', password: 'vision-demo' }),
    })
    const { token } = await signedIn.json() as { token: string }
    const authorization = `Bearer ${token}`
    const list = await fetch(`http://127.0.0.1:${port}/api/gameRecord?range=[0,1]`, { headers: { authorization } })
    const exercises = Number(list.headers.get('content-range')!.split('/')[1])
    expect(exercises).toBeGreaterThan(2_000)
    const response = await call('/api/gameRecord/export', { authorization })
    await once(response, 'readable')
    const kept = await Line.open(`http://127.0.0.1:${port}`)
    const silent = await Line.open(`http://127.0.0.1:${port}`)
    const ask = (path: string) => kept.say(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`)
    expect(await ask('/health').hears(/"up"/)).toMatch(/connection: keep-alive/i)
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await expect.poll(() => printed).toContain('"msg":"stopping"')
    // Who keeps a connection is answered once more, and told to make another one elsewhere; balancers are told as well.
    kept.heard = ''
    ask('/ready')
    expect(await kept.ended).toMatch(/^HTTP\/1.1 503 [^]*connection: close[^]*"stopping"/i)
    await silent.ended
    await expect(fetch(`http://127.0.0.1:${port}/health`)).rejects.toThrow()

    // Together: a chunk may end between the two characters that end a line.
    let exported = ''
    for await (const chunk of response.setEncoding('utf8')) exported += chunk
    expect(exported.split('\r\n').length - 1).toBe(exercises + 1)
    expect(await ended).toEqual([0, null])
    expect(printed.indexOf('"msg":"exported"')).toBeGreaterThan(printed.indexOf('"msg":"stopping"'))
    expect(printed).toContain('"inTime":true')
  }, 60_000)

  it('reports all bad settings at once and ends with 1', async () => {
    printed = ''
    child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], { env: { ...process.env, PORT: 'x', SAMPLE_DATA: 'many' }, stdio: ['ignore', 'pipe', 'pipe'] })
    child.stderr!.on('data', chunk => { printed += String(chunk) })
    expect(await once(child, 'exit')).toEqual([1, null])
    expect(printed).toMatch(/PORT must be .*\n.*SAMPLE_DATA must be/)
    expect(printed).not.toContain('    at ')
  })
})
