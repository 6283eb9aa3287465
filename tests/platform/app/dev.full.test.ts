import { spawn, spawnSync } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '../../support/browser.ts'
import { quickest } from '../../support/database.ts'
import type { TestDatabase } from '../../support/database.ts'
import { freePort } from '../../support/serve.ts'
import { LivePage } from '../live/page.ts'
import { eventually } from '../../support/eventually.ts'
import { entityOf } from '../../../scripts/newResource/entity.ts'
import { parse } from '../../../scripts/newResource/parse.ts'

/** A copy of the sources that may be edited; pages are left out, so that nothing is built for them. */
const folder = mkdtempSync(join(tmpdir(), 'back-office-dev-'))
let child: ChildProcess
let database: TestDatabase
let url = ''
let printed = ''
let token = ''
let browser: Browser
let brokenStart: { readonly printed: string; readonly overlay: string; readonly api: Response }
let page: Page
const help = join(folder, 'resources/content/help.ts')
/** What a page shows over everything; empty where nothing is wrong. */
const overlay = () => page.evaluate(() => document.querySelector('vite-error-overlay')?.shadowRoot?.textContent ?? '')

/**
 * A first start with a mistake, which is mended while it waits. That it follows shows that files are watched, which
 * begins some time after the start.
 */
const startsBroken = async (): Promise<void> => {
  await eventually(() => expect(printed).toContain('The host starts once this is mended.'), 90_000)
  await page.goto(url)
  await eventually(async () => expect(await overlay()).toContain('The host starts once this is mended.'))
  brokenStart = { printed, overlay: await overlay(), api: await fetch(`${url}/api/sysHelp`) }
  writeFileSync(help, readFileSync(help, 'utf8').replace("label: 'title'", "label: 'name'"))
}

beforeAll(async () => {
  for (const name of [
    'resources',
    'i18n',
    'domain',
    'generator',
    'server',
    'scripts',
    'src/shell/layout/moreIcons.tsx',
    'package.json',
    '.oxfmtrc.json',
    'tsconfig.json',
  ])
    cpSync(name, join(folder, name), { recursive: true })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'dir')
  writeFileSync(
    join(folder, 'vite.config.ts'),
    'export default { cacheDir: ".vite", optimizeDeps: { noDiscovery: true } }\n',
  )
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>page</title>')
  writeFileSync(help, readFileSync(help, 'utf8').replace("label: 'name'", "label: 'title'"))
  database = await quickest.open()
  const port = await freePort()
  url = `http://127.0.0.1:${port}`
  child = spawn(process.execPath, ['--import', 'tsx', 'scripts/dev.ts'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'development',
      VITEST: '',
      PORT: String(port),
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: database.url ?? '',
      SAMPLE_DATA: '20',
      LOG_LEVEL: 'error',
    },
  })
  for (const stream of [child.stdout!, child.stderr!])
    stream.on('data', chunk => {
      printed += String(chunk)
    })
  browser = await launchBrowser()
  page = await browser.newPage()
  await startsBroken()
  await eventually(() => expect(printed).toContain(url), 180_000)
  const reply = await fetch(`${url}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: 'vision-demo' }),
  })
  token = ((await reply.json()) as { token: string }).token
}, 240_000)
afterAll(async () => {
  await browser.close()
  child.kill('SIGKILL')
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

const read = (path: string) => fetch(url + path, { headers: { authorization: `Bearer ${token}` } })
const edit = (path: string, change: (source: string) => string) =>
  writeFileSync(join(folder, path), change(readFileSync(join(folder, path), 'utf8')))
const lineOf = (path: string, text: string): number =>
  readFileSync(join(folder, path), 'utf8')
    .split('\n')
    .findIndex(line => line.includes(text)) + 1
const patience = 60_000

describe('development', () => {
  it('waits at a first start with a mistake, says it and its line in the terminal, on the page and to calls, and starts once it is mended', async () => {
    const line = lineOf('resources/content/help.ts', "label: 'name'")
    const mistake = 'R007 help.label: there is no field title'
    for (const told of [brokenStart.printed, brokenStart.overlay]) {
      expect(told).toContain(mistake)
      expect(told).toContain(`resources/content/help.ts:${line}:3`)
    }
    expect(brokenStart.api.status).toBe(503)
    expect(await brokenStart.api.json()).toMatchObject({
      code: 'unavailable',
      message: expect.stringContaining(mistake) as string,
    })
    await eventually(async () => expect(await overlay()).toBe(''), patience)
  }, 60_000)

  it('has the live connection, beside that of the hot replacement', async () => {
    const page = await LivePage.of(url, token)
    await page.close()
  })

  it('names the texts that a new field has none of, and follows it then: route and table, with the same session and process', async () => {
    edit('resources/patients/patient.ts', source =>
      source.replace('    remark: longText(),', '    remark: longText(),\n    nickname: text({ max: 25 }),'),
    )
    await eventually(
      () => expect(printed).toContain('R239 patient.fields.nickname: the texts of patient have no fields.nickname'),
      patience,
    )
    for (const [language, called] of [
      ['zh', '昵称'],
      ['en', 'Nickname'],
    ])
      edit(`i18n/${language}/patients/patient.ts`, source =>
        source.replace('    remark:', `    nickname: '${called}',\n    remark:`),
      )
    await eventually(
      async () =>
        expect(await (await read('/api/users?size=1')).json()).toMatchObject({ content: [{ nickname: null }] }),
      patience,
    )
    expect(printed).toContain('addColumn patient.nickname')
  }, 60_000)

  it('goes on as it was when a descriptor is wrong, says where over the page, and takes it away once it is mended', async () => {
    const before = readFileSync(help, 'utf8')
    edit('resources/content/help.ts', source => source.replace("label: 'name'", "label: 'title'"))
    await eventually(() => expect(printed).toContain('The API goes on as it was before the edit.'), patience)
    await eventually(
      async () =>
        expect(await overlay()).toMatch(
          /R007 help\.label: there is no field title[^]*resources\/content\/help\.ts:\d+:3[^]*The API goes on as it was/,
        ),
      patience,
    )
    await page.reload()
    await eventually(async () => expect(await overlay()).toContain('R007'), patience)
    expect((await read('/api/sysHelp')).status).toBe(200)
    writeFileSync(help, before)
    await eventually(
      () =>
        expect(printed.lastIndexOf('The API follows the edit.')).toBeGreaterThan(printed.indexOf('The API goes on')),
      patience,
    )
    await eventually(async () => expect(await overlay()).toBe(''), patience)
  }, 90_000)

  it("says a failed statement with its SQL, its column and the line of one's own that ran it, in the terminal and in the reply", async () => {
    const handlers = 'server/content/notice.ts'
    const before = readFileSync(join(folder, handlers), 'utf8')
    const follows = printed.split('The API follows the edit.').length
    edit(handlers, source =>
      source.replace(
        '    const reader = caller(context)\n',
        "    await context.db.insertInto('help').values({ name: null } as never).execute()\n    const reader = caller(context)\n",
      ),
    )
    const line = lineOf(handlers, "insertInto('help')")
    expect(line).toBeGreaterThan(0)
    await eventually(() => expect(printed.split('The API follows the edit.').length).toBeGreaterThan(follows), patience)
    const reply = await read('/api/sysNotice')
    expect(reply.status).toBe(500)
    const { detail } = (await reply.json()) as { detail: string }
    await eventually(() => expect(printed).toContain('DatabaseError'), patience)
    for (const told of [detail, printed]) {
      expect(told).toContain('insert into "help"')
      expect(told).toContain('DatabaseError 23502')
      expect(told).toMatch(/field: help\.fields\.name \(resources\/content\/help\.ts:\d+:\d+\)/)
      expect(told).toContain(`at: ${handlers}:${line}:`)
    }
    writeFileSync(join(folder, handlers), before)
    await eventually(
      () => expect(printed.split('The API follows the edit.').length).toBeGreaterThan(follows + 1),
      patience,
    )
  }, 90_000)

  it('serves a new resource, with its menu entry', async () => {
    const command = spawn(
      process.execPath,
      [
        '--import',
        'tsx',
        'scripts/newResource.ts',
        'trainingRoom',
        '--fields',
        'name:text! hospital:ref!',
        '--zh',
        '训练室',
      ],
      { cwd: folder },
    )
    expect(await once(command, 'exit')).toEqual([0, null])
    await eventually(async () => expect((await read('/api/trainingRoom')).status).toBe(200), patience)
    expect(JSON.stringify(await (await read('/api/menus/build')).json())).toContain('trainingRoom')
  }, 60_000)

  it('shows what an entity of the page would change, writes it for its own page alone, and serves it', async () => {
    const entity = entityOf(
      parse(
        [
          'trainingDesk',
          '--fields',
          'name:text! size:choice=small,large',
          '--zh',
          '训练台, size=规格, size.small=小, size.large=大',
        ],
        { capabilities: ['patients'], resources: [], roles: [], hasIcon: () => true },
      ),
    )
    const ask = (what: string, origin: string) =>
      fetch(`${url}/__generator/${what}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin },
        body: JSON.stringify(entity),
      })
    expect((await ask('write', 'http://elsewhere.example')).status).toBe(403)
    const looked = (await (await ask('look', url)).json()) as { file: string; before: string | null }[]
    expect(looked.map(({ file, before }) => [file, before === null])).toEqual([
      ['resources/patients/trainingDesk.ts', true],
      ['i18n/zh/patients/trainingDesk.ts', true],
      ['i18n/en/patients/trainingDesk.ts', true],
      ['resources/patients/index.ts', false],
      ['i18n/zh/patients/index.ts', false],
      ['i18n/zh/patients/guides.ts', false],
      ['i18n/en/patients/index.ts', false],
      ['i18n/en/patients/guides.ts', false],
      ['src/shell/layout/moreIcons.tsx', false],
    ])
    expect((await read('/api/trainingDesk')).status).toBe(404)
    expect((await ask('write', url)).status).toBe(200)
    await eventually(async () => expect((await read('/api/trainingDesk')).status).toBe(200), patience)
    expect(JSON.stringify(await (await read('/api/menus/build')).json())).toContain('trainingDesk')
  }, 60_000)

  it('lays out all that its commands and pages write as the formatter does', () => {
    const written = ['zh', 'en'].flatMap(language =>
      ['index.ts', 'guides.ts', 'trainingDesk.ts'].map(file => `i18n/${language}/patients/${file}`),
    )
    const files = [
      ...written,
      'resources/patients/index.ts',
      'resources/patients/trainingDesk.ts',
      'src/shell/layout/moreIcons.tsx',
    ]
    const { status, stdout } = spawnSync(process.execPath, ['node_modules/oxfmt/bin/oxfmt', '--check', ...files], {
      cwd: folder,
      encoding: 'utf8',
    })
    expect({ status, stdout }).toMatchObject({ status: 0 })
  })

  it('ends when it is told to', async () => {
    child.kill('SIGTERM')
    expect(await once(child, 'exit')).toEqual([0, null])
  }, 30_000)
})
