import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readIdentityNumber } from '../../../domain/identityNumber.ts'
import { patterns } from '../../../resources/core/types/text/patterns.ts'
import { registerSecurity } from '../../../server/app/security.ts'
import { readSettings } from '../../../server/settings.ts'
import { openTestApp } from './app.ts'
import type { TestApp } from './app.ts'

const folder = mkdtempSync(join(tmpdir(), 'back-office-pages-'))
const styles = 'p { color: teal }'
const readiness = { stopping: false }
let host: TestApp
let token: string

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<p>pages</p>')
  writeFileSync(join(folder, 'login.html'), '<p>sign in</p>')
  writeFileSync(join(folder, 'login.en.html'), '<p>sign in, with its form</p>')
  writeFileSync(join(folder, 'other.html'), `<style>${styles}</style><p>other</p>`)
  writeFileSync(join(folder, 'assets', 'main-1a2b.js'), 'let page')
  writeFileSync(join(folder, 'assets', 'main-1a2b.js.br'), brotliCompressSync('let page'))
  writeFileSync(join(folder, 'assets', 'main-1a2b.js.gz'), gzipSync('let page'))
  host = await openTestApp({ pages: folder, readiness, isSample: false })
  token = await host.signIn('admin')
})
afterAll(async () => {
  await host.close()
  rmSync(folder, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}) => host.app.inject({ method: 'GET', url, headers })
const signedIn = () => ({ authorization: `Bearer ${token}` })

describe('pages', () => {
  it.each(['/', '/patient', '/patient/12?tab=1', '/business/patient/'])(
    'serves the back-office at %s, never from a cache',
    async url => {
      const reply = await get(url)
      expect(reply).toMatchObject({ statusCode: 200, body: '<p>pages</p>' })
      expect(reply.headers['cache-control']).toBe('no-cache')
      expect(reply.headers['content-type']).toContain('text/html')
    },
  )

  it.each(['/login', '/login/', '/login?redirect=%2Fpatient'])('serves the sign-in page at %s', async url => {
    expect((await get(url)).body).toBe('<p>sign in</p>')
  })

  it('serves the sign-in page with its form in the language of the browser, unless another form is asked for', async () => {
    const english = { cookie: 'other=1; lang=en' }
    expect(await get('/login?redirect=%2F', english)).toMatchObject({
      body: '<p>sign in, with its form</p>',
      headers: { vary: expect.stringContaining('Cookie') },
    })
    expect((await get('/login?mode=phone', english)).body).toBe('<p>sign in</p>')
  })

  it('serves hashed files for ever, compressed beforehand', async () => {
    const reply = await get('/assets/main-1a2b.js', { 'accept-encoding': 'br, gzip' })
    expect(reply.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect((await get('/assets/main-1a2b.js')).body).toBe('let page')
  })

  it.each([
    '/assets/gone.js',
    '/..%2f..%2fpackage.json',
    '/%2e%2e/package.json',
    '/.env',
    '/.git/config',
    '/patient.php',
    '//',
    '//patient',
    '/patient//1',
    '//example.com/%2e%2e',
    '/%00',
    '/patient%00',
    '/patient%0d%0aset-cookie:x',
    '/%',
    '/%E0%A4%A',
    '/%ff',
    '/patient%5c..',
    `/${'a'.repeat(12_000)}`,
    `/${'%00'.repeat(900)}`,
  ])('has nothing at %s, and says so with a page to who opened it, and in words to programs', async url => {
    const opened = await get(`${url}?a=%`, { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' })
    expect(opened).toMatchObject({
      statusCode: 404,
      body: '<p>pages</p>',
      headers: { 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' },
    })
    const program = await get(url, { language: 'en' })
    expect(program.headers['content-security-policy']).toBeDefined()
    expect(program.json()).toEqual({
      status: 404,
      code: 'noRoute',
      timestamp: expect.any(String),
      message: expect.any(String),
    })
  })

  it.each([
    '/api/nothing',
    '/auth/nothing',
    '/api',
    '/api/%',
    '/api/user/%E0%A4%A',
    '/api//users',
    '/docs/nothing.css',
  ])('answers %s as an unknown call, whoever asks', async url => {
    expect((await get(url, { ...signedIn(), language: 'en', accept: 'text/html' })).json()).toMatchObject({
      status: 404,
      code: 'noRoute',
    })
  })

  it.each([
    ['DELETE', '/api/users', 'GET, POST, PUT'],
    ['GET', '/api/users/recover/7?x=1', 'PUT'],
    ['POST', '/api/user/7/', 'GET'],
    ['PUT', '/auth/login', 'POST'],
  ] as const)('answers %s %s with the methods that it knows', async (method, url, allow) => {
    const reply = await host.app.inject({ method, url, headers: { language: 'en' } })
    expect(reply.headers['allow']).toBe(allow)
    expect(reply.json()).toMatchObject({
      status: 405,
      code: 'methodNotAllowed',
      message: 'The call does not support this method',
    })
  })

  it('sends security headers everywhere', async () => {
    for (const url of ['/', '/patient', '/login', '/api/site', '/api/users', '/docs/json', '/assets/gone.js']) {
      const { headers } = await get(url)
      expect(headers, url).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'same-origin',
        'content-security-policy': expect.any(String),
      })
    }
  })

  it.each(['/', '/patient', '/login', '/docs', '/assets/gone.js'])(
    'tells what the page of %s may never ask for',
    async url => {
      expect((await get(url)).headers['permissions-policy']).toMatch(/^[a-z-]+=\(\)(?:, [a-z-]+=\(\))*$/)
    },
  )

  it.each(['/api/site', '/api/users', '/api/nothing', '/auth/info', '/health', '/docs/../api/users'])(
    'lets the data of %s load nothing where it is opened as a page, and says no more of that',
    async url => {
      const { headers } = await get(url)
      expect(headers['content-security-policy']).toBe("default-src 'none';frame-ancestors 'none'")
      expect(headers).not.toHaveProperty('permissions-policy')
    },
  )

  it.each(['identity', 'br', 'gzip'])(
    'tells the policies of documents with no script of a page, nor its like, coded as %s',
    async coding => {
      const reply = await get('/assets/main-1a2b.js', { 'accept-encoding': coding })
      expect(reply.headers['content-encoding'] ?? 'identity').toBe(coding)
      expect(reply.headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
      })
      expect(reply.headers).not.toHaveProperty('content-security-policy')
      expect(JSON.stringify(reply.headers).length).toBeLessThan(600)
    },
  )

  it('let no style in but files and what the build wrote into the documents', async () => {
    const policy = new Map(
      String((await get('/')).headers['content-security-policy'])
        .split(';')
        .map(one => [one.split(' ')[0], one.split(' ').slice(1)]),
    )
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
    expect(policy.get('script-src')).toEqual(["'self'"])
    expect(policy.get('style-src')).toEqual(["'self'", hash(''), hash(styles)])
  })

  it.each([
    ['', '', undefined],
    ['https://office.example', '', 'max-age=31536000'],
    ['https://office.example', 'off', 'max-age=0'],
    ['https://office.example', 'subdomains', 'max-age=31536000; includeSubDomains'],
    ['https://office.example', 'preload', 'max-age=63072000; includeSubDomains; preload'],
  ])('say at %j with HSTS=%s how browsers come back', async (PUBLIC_URL, HSTS, header) => {
    const other = Fastify()
    registerSecurity(other, readSettings({ PUBLIC_URL, HSTS }))
    expect((await other.inject('/')).headers['strict-transport-security']).toBe(header)
  })
})

describe('health', () => {
  it('says that the process runs and can work', async () => {
    expect((await get('/health')).json()).toEqual({ status: 'up' })
    expect((await get('/ready')).json()).toEqual({ status: 'ready' })
  })

  it('is not ready while it stops', async () => {
    readiness.stopping = true
    expect((await get('/ready')).statusCode).toBe(503)
    expect((await get('/health')).statusCode).toBe(200)
    readiness.stopping = false
  })
})

describe('requests', () => {
  it("carry an id, the caller's where it is a sane one", async () => {
    expect((await get('/health', { 'x-request-id': 'proxy-1234.5678' })).headers['x-request-id']).toBe(
      'proxy-1234.5678',
    )
    expect((await get('/health', { 'x-request-id': 'bad id\u00e9' })).headers['x-request-id']).toMatch(
      /^[0-9a-f-]{36}$/,
    )
    expect((await get('/health', { 'x-request-id': 'x'.repeat(65) })).headers['x-request-id']).toMatch(
      /^[0-9a-f-]{36}$/,
    )
  })

  it('are answered for one caller and moment only', async () => {
    expect((await get('/api/users', signedIn())).headers['cache-control']).toBe('no-store')
  })

  it('have no HEAD where a GET changes state', async () => {
    expect(
      (await host.app.inject({ method: 'HEAD', url: '/api/users/disable/1', headers: signedIn() })).statusCode,
    ).toBe(405)
  })

  it.each([
    ['en', 'is not valid JSON'],
    ['cn', 'JSON'],
  ])('with broken JSON are refused in %s', async (language, text) => {
    const reply = await host.app.inject({
      method: 'POST',
      url: '/auth/login',
      headers: { 'content-type': 'application/json', language },
      payload: '{"username": "王小',
    })
    expect(reply.json()).toMatchObject({ status: 400, code: 'brokenJson', message: expect.stringContaining(text) })
  })

  it('with a body over the limit are refused', async () => {
    const reply = await host.app.inject({
      method: 'POST',
      url: '/auth/login',
      payload: { username: 'x'.repeat(1_100_000) },
      headers: { language: 'en' },
    })
    expect(reply.json()).toMatchObject({ status: 413, code: 'tooLarge' })
  })

  it('are answered whatever the trailing slash', async () => {
    expect((await get('/api/users/', signedIn())).statusCode).toBe(200)
  })

  it('that are too many are slowed down', async () => {
    const limited = await openTestApp({ rateLimit: 3 })
    const codes = []
    for (let i = 0; i < 5; i += 1)
      codes.push((await limited.app.inject({ url: '/api/site', headers: { language: 'en' } })).statusCode)
    expect(codes).toEqual([200, 200, 200, 429, 429])
    expect((await limited.app.inject({ url: '/api/site', headers: { language: 'en' } })).json()).toMatchObject({
      code: 'tooManyRequests',
    })
    await limited.close()
  })
})

describe('API document', () => {
  it('is for administrators where no sample is in use', async () => {
    expect((await get('/openapi.json')).statusCode).toBe(401)
    expect((await get('/docs')).statusCode).toBe(401)
    expect((await get('/openapi.json', { authorization: `Bearer ${await host.signIn('doctor')}` })).statusCode).toBe(
      403,
    )
    expect((await get('/openapi.json', signedIn())).json()).toMatchObject({ openapi: '3.1.0' })
    expect((await get('/docs', { cookie: `lang=en; Admin-Token=${token}` })).body).toContain(
      '/docs/swagger-ui-bundle.js',
    )
  })

  it('does not take the cookie for anything else', async () => {
    expect((await get('/api/users', { cookie: `Admin-Token=${token}` })).statusCode).toBe(401)
  })
})

describe('log', () => {
  it('tells route, status, operator and request, and nothing that is personal or secret', async () => {
    const { lines } = host
    const before = lines.length
    const name = '欧阳记录'
    const idNumber = patterns.idNumber.sample(77)
    const patient = {
      name,
      ...readIdentityNumber(idNumber),
      guardianName: '王芳',
      consentOn: '2024-01-02',
      mobile: '13912345678',
      idNumber,
      hospital: 7,
      validUntil: '2099-01-01',
      address: '长安街一号',
    }
    const made = await host.app.inject({
      method: 'POST',
      url: '/api/users',
      headers: { ...signedIn(), 'x-request-id': 'log-test-0001' },
      payload: patient,
    })
    const again = await host.app.inject({ method: 'POST', url: '/api/users', headers: signedIn(), payload: patient })
    await get(`/api/users?q=${encodeURIComponent(name)}&mobile=13912345678`, signedIn())
    await get(`/api/users/export?q=${encodeURIComponent(name)}`, signedIn())
    await host.app.inject({
      method: 'POST',
      url: '/auth/login',
      payload: { username: 'nobody-here', password: 'a-very-secret-password' },
    })
    await host.app.inject({
      method: 'POST',
      url: '/api/users',
      headers: { ...signedIn(), 'content-type': 'application/json' },
      payload: '{"name": "欧阳记录", "mobile": 139',
    })
    expect([made.statusCode, again.statusCode]).toEqual([201, 400])

    const written = lines.slice(before)
    const entries = written.map(line => JSON.parse(line) as Record<string, unknown>)
    expect(entries).toContainEqual(
      expect.objectContaining({
        request: 'log-test-0001',
        method: 'POST',
        route: '/api/users',
        status: 201,
        operator: expect.any(Number),
      }),
    )
    expect(entries).toContainEqual(
      expect.objectContaining({ msg: 'exported', resource: 'patient', filters: ['q'], rows: 1 }),
    )
    for (const secret of [
      name,
      encodeURIComponent(name),
      '13912345678',
      idNumber,
      '长安街',
      token,
      'a-very-secret-password',
      'vision-demo',
      'nobody-here',
    ]) {
      expect(written.filter(line => line.includes(secret))).toEqual([])
    }
  })
})
