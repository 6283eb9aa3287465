import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { freePort } from '../../support/serve.ts'
import { LivePage } from '../live/page.ts'

/** A copy of the sources that may be edited; pages are left out, so that nothing is built for them. */
const folder = mkdtempSync(join(tmpdir(), 'back-office-dev-'))
let child: ChildProcess
let url = ''
let printed = ''
let token = ''

beforeAll(async () => {
  for (const name of ['resources', 'i18n', 'domain', 'server', 'scripts', 'package.json', 'tsconfig.json']) cpSync(name, join(folder, name), { recursive: true })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'dir')
  writeFileSync(join(folder, 'vite.config.ts'), 'export default { cacheDir: ".vite", optimizeDeps: { noDiscovery: true } }\n')
  const port = await freePort()
  url = `http://127.0.0.1:${port}`
  child = spawn(process.execPath, ['--import', 'tsx', 'scripts/dev.ts'], {
    cwd: folder, stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'development', VITEST: '', PORT: String(port), DATA_DIR: join(folder, 'data'), DATABASE_URL: '', SAMPLE_DATA: '20', LOG_LEVEL: 'error' },
  })
  for (const stream of [child.stdout!, child.stderr!]) stream.on('data', chunk => { printed += String(chunk) })
  await vi.waitFor(() => expect(printed).toContain(url), { timeout: 90_000, interval: 100 })
  const reply = await fetch(`${url}/auth/login`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ username: 'admin', password: 'vision-demo' }) })
  token = (await reply.json() as { token: string }).token
}, 100_000)
afterAll(() => {
  child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

const read = (path: string) => fetch(url + path, { headers: { authorization: `Bearer ${token}` } })
const edit = (path: string, change: (source: string) => string) => writeFileSync(join(folder, path), change(readFileSync(join(folder, path), 'utf8')))
const patience = { timeout: 40_000, interval: 100 }

describe('development', () => {
  it('has the live connection, beside that of the hot replacement', async () => {
    const page = await LivePage.of(url, token)
    await page.close()
  })

  it('follows a new field: route and table, with the same session and process', async () => {
    edit('resources/patients/patient.ts', source => source.replace('    remark: longText(),', '    remark: longText(),\n    nickname: text({ max: 25 }),'))
    await vi.waitFor(async () => expect(await (await read('/api/users?size=1')).json()).toMatchObject({ content: [{ nickname: null }] }), patience)
    expect(printed).toContain('addColumn patient.nickname')
  }, 60_000)

  it('goes on as it was when a descriptor is wrong, and says where', async () => {
    const before = readFileSync(join(folder, 'resources/content/help.ts'), 'utf8')
    edit('resources/content/help.ts', source => source.replace("label: 'name'", "label: 'title'"))
    await vi.waitFor(() => expect(printed).toContain('The API goes on as it was before the edit.'), patience)
    expect(printed).toContain('help.label: there is no field title')
    expect((await read('/api/sysHelp')).status).toBe(200)
    writeFileSync(join(folder, 'resources/content/help.ts'), before)
    await vi.waitFor(() => expect(printed.lastIndexOf('The API follows the edit.')).toBeGreaterThan(printed.indexOf('The API goes on')), patience)
  }, 60_000)

  it('serves a new resource, with its menu entry', async () => {
    const command = spawn(process.execPath, ['--import', 'tsx', 'scripts/newResource.ts', 'trainingRoom', '--fields', 'name:text! hospital:ref!'], { cwd: folder })
    expect(await once(command, 'exit')).toEqual([0, null])
    await vi.waitFor(async () => expect((await read('/api/trainingRoom')).status).toBe(200), patience)
    expect(JSON.stringify(await (await read('/api/menus/build')).json())).toContain('trainingRoom')
  }, 60_000)

  it('ends when it is told to', async () => {
    child.kill('SIGTERM')
    expect(await once(child, 'exit')).toEqual([0, null])
  }, 30_000)
})
