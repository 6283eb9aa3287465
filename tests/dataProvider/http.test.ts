import { afterEach, describe, expect, it, vi } from 'vitest'
import { createDataProvider, HttpError } from '../../dataProvider/index.ts'
import { listOf, withAnswers } from './provider.ts'
import type { Answer } from './fakeFetch.ts'

const get = (answer: Answer, options = {}) => withAnswers(() => answer, options).provider.getOne('patient', { id: 1 })
const failure = (promise: Promise<unknown>): Promise<HttpError> =>
  promise.then(
    () => {
      throw new Error('it went through')
    },
    (error: unknown) => error as HttpError,
  )

afterEach(() => {
  vi.useRealTimers()
})

describe('headers', () => {
  it('carry the token only where there is one, and the language', async () => {
    const tokens = ['t1', undefined, '']
    const { provider, sent } = withAnswers(() => ({ json: { id: 1 } }), {
      token: () => tokens[sent.length],
      language: () => (sent.length === 0 ? 'zh' : 'en'),
    })
    for (const id of [1, 2, 3]) await provider.getOne('patient', { id })
    expect(sent.map(one => one.headers['authorization'])).toEqual(['Bearer t1', undefined, undefined])
    expect(sent.map(one => one.headers['language'])).toEqual(['cn', 'en', 'en'])
  })
  it('say JSON only where there is a body', async () => {
    const { provider, sent } = withAnswers(() => ({ json: { id: 1 } }))
    await provider.getOne('patient', { id: 1 })
    await provider.create('patient', { data: {} })
    await provider.delete('patient', { id: 1 })
    await provider.delete('userHelp', { id: 1 })
    await provider.act('patient', 'recover', { id: 1 })
    expect(sent.map(one => [one.method, one.headers['content-type']])).toEqual([
      ['GET', undefined],
      ['POST', 'application/json'],
      ['DELETE', undefined],
      ['DELETE', undefined],
      ['PUT', 'application/json'],
    ])
  })
})

it('what changes something is finished by the browser where its page is left, unless it is long: a browser takes 64 kB of that in all', async () => {
  const kept: (readonly [string | undefined, boolean | undefined])[] = []
  const fetch = async (_: string, init?: RequestInit) => {
    kept.push([init?.method, init?.keepalive])
    return Response.json({ id: 1 })
  }
  const provider = createDataProvider({ fetch, token: () => undefined, language: () => 'zh' })
  await provider.getOne('patient', { id: 1 })
  await provider.create('patient', { data: { name: '小明' } })
  await provider.create('patient', { data: { remark: '长'.repeat(5_000) } })
  await provider.delete('patient', { id: 1 })
  expect(kept).toEqual([
    ['GET', undefined],
    ['POST', true],
    ['POST', undefined],
    ['DELETE', true],
  ])
})

describe('the host', () => {
  it.each([
    ['https://a.test', 'https://a.test/api/user/1'],
    ['https://a.test/', 'https://a.test/api/user/1'],
    ['/under', '/under/api/user/1'],
    [undefined, '/api/user/1'],
  ])('%s', async (host, url) => {
    const urls: string[] = []
    const fetch = async (input: string) => {
      urls.push(input)
      return Response.json({ id: 1 })
    }
    await createDataProvider({ fetch, host, token: () => undefined, language: () => 'zh' }).getOne('patient', { id: 1 })
    expect(urls).toEqual([url])
  })
})

describe('a call that takes the password again', () => {
  const challenge: Answer = {
    status: 403,
    json: { status: 403, code: 'reauthenticate', message: '此操作需要用您的密码确认', purpose: 'configSetting.update' },
  }
  const update = (reauthenticate?: (purpose: string) => Promise<string | undefined>, late?: Answer) => {
    const heard: number[] = []
    const { provider, sent } = withAnswers(
      ({ headers }) =>
        headers['reauthentication'] === 'proof-1' ? (late ?? { json: { id: 1, version: 2 } }) : challenge,
      {
        onStatus: status => {
          heard.push(status)
        },
        ...(reauthenticate ? { reauthenticate } : {}),
      },
    )
    return {
      sent,
      heard,
      done: provider.update('configSetting', {
        id: 1,
        data: { smtpHost: 'mail.example.com' },
        previousData: { id: 1 },
      }),
    }
  }

  it('is sent once more with what shows who one is, and nobody hears that it was refused at first', async () => {
    const asked: string[] = []
    const { sent, heard, done } = update(async purpose => {
      asked.push(purpose)
      return 'proof-1'
    })
    expect((await done).data).toMatchObject({ id: 1, version: 2 })
    expect([asked, heard]).toEqual([['configSetting.update'], [200]])
    expect(sent.map(({ line, body, headers }) => [line, body, headers['reauthentication']])).toEqual([
      ['PUT api/configSetting', { smtpHost: 'mail.example.com' }, undefined],
      ['PUT api/configSetting', { smtpHost: 'mail.example.com' }, 'proof-1'],
    ])
  })

  it('is refused where they would not, where nobody can be asked, and where it does not help: never asked twice', async () => {
    let asked = 0
    for (const reauthenticate of [
      async () => {
        asked += 1
        return undefined
      },
      undefined,
      async () => {
        asked += 1
        return 'of another session'
      },
    ]) {
      const error = await failure(update(reauthenticate).done)
      expect([error.status, error.code]).toEqual([403, 'reauthenticate'])
    }
    expect(asked).toBe(2)
  })
})

describe('errors of the server', () => {
  it.each([400, 401, 403, 404, 409, 413, 422, 429, 444, 445, 500, 503])(
    '%i becomes an HttpError with its text, code and body',
    async status => {
      const body = { status, code: 'stale', timestamp: '2026-03-01T00:00:00Z', message: '记录已被他人修改' }
      const error = await failure(get({ status, json: body }))
      expect(error).toBeInstanceOf(HttpError)
      expect(error).toMatchObject({ status, message: body.message, code: 'stale', body })
      expect(Object.hasOwn(error, 'body')).toBe(true)
      expect(error.body.errors).toBeUndefined()
    },
  )
  it('name fields as react-admin reads them, without empty texts, and the whole at the root', async () => {
    const error = await failure(
      get({
        status: 400,
        json: { message: '有误', errors: { mobile: '已存在', name: null, 'rows.0.minutes': '太大', hospital: '' } },
      }),
    )
    expect(error.body.errors).toEqual({ mobile: '已存在', 'rows.0.minutes': '太大', root: { serverError: '有误' } })
  })
  it.each<[string, Answer]>([
    ['HTML', { text: '<html><body>Bad Gateway</body></html>' }],
    ['nothing', { text: '' }],
    ['a list', { json: [] }],
    ['no message', { json: { code: 'x' } }],
    ['null', { json: null }],
  ])('still have a text where the body is %s', async (_, answer) => {
    expect(await failure(get({ ...answer, status: 502 }))).toMatchObject({
      status: 502,
      message: 'errors.unreadable',
      code: 'unreadable',
    })
  })
  it('take redirects and other odd statuses for failures', async () => {
    expect(await failure(get({ status: 300, json: {} }))).toMatchObject({ status: 300 })
  })
  it('refuse a good status with a body that is no JSON', async () => {
    expect(await failure(get({ text: '<html>' }))).toMatchObject({ status: 200, code: 'unreadable' })
  })
  it('read { status: 0, msg } as a refusal, but not a record that happens to have these fields', async () => {
    expect(await failure(get({ json: { status: 0, msg: '网站已关闭' } }))).toMatchObject({
      message: '网站已关闭',
      code: 'refused',
    })
    expect(await get({ json: { id: 1, status: 0, msg: 'x' } })).toEqual({ data: { id: 1, status: 0, msg: 'x' } })
  })
})

describe('the network', () => {
  it('that is down is an HttpError of status 0 that keeps its cause', async () => {
    const cause = new TypeError('fetch failed')
    const error = await failure(
      withAnswers(() => {
        throw cause
      }).provider.getOne('patient', { id: 1 }),
    )
    expect(error).toMatchObject({ status: 0, code: 'network', message: 'errors.network', cause })
  })
  it('that breaks within the body is the same', async () => {
    const broken = () =>
      new Response(new ReadableStream({ start: controller => controller.error(new TypeError('terminated')) }))
    const provider = createDataProvider({ fetch: async () => broken(), token: () => undefined, language: () => 'zh' })
    expect(await failure(provider.getOne('patient', { id: 1 }))).toMatchObject({ status: 0, code: 'network' })
  })
  it('that never answers times out, even where fetch ignores its signal', async () => {
    vi.useFakeTimers()
    const { provider, sent } = withAnswers(() => new Promise<Answer>(() => {}), { timeout: 1000 })
    const waiting = failure(provider.getOne('patient', { id: 1 }))
    await vi.advanceTimersByTimeAsync(999)
    expect(sent[0]!.signal!.aborted).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(await waiting).toMatchObject({ status: 0, code: 'timeout', message: 'errors.timeout' })
    expect(sent[0]!.signal!.aborted).toBe(true)
  })
  it('waits 1,000,000 ms where nothing else is said', async () => {
    vi.useFakeTimers()
    const waiting = failure(withAnswers(() => new Promise<Answer>(() => {})).provider.getOne('patient', { id: 1 }))
    let done = false
    void waiting.then(() => {
      done = true
    })
    await vi.advanceTimersByTimeAsync(999_999)
    expect(done).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(await waiting).toMatchObject({ code: 'timeout' })
  })
  it('leaves no timer behind', async () => {
    vi.useFakeTimers()
    await get({ json: { id: 1 } })
    await failure(get({ status: 500, json: {} }))
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('aborting', () => {
  const reads = [
    ['getList', (signal: AbortSignal) => ['patient', { signal }]],
    ['getOne', (signal: AbortSignal) => ['patient', { id: 1, signal }]],
    ['getMany', (signal: AbortSignal) => ['patient', { ids: [1], signal }]],
    [
      'getManyReference',
      (signal: AbortSignal) => [
        'patient',
        {
          target: 'hospital',
          id: 1,
          pagination: { page: 1, perPage: 1 },
          sort: { field: 'id', order: 'ASC' },
          filter: {},
          signal,
        },
      ],
    ],
  ] as const

  it.each(reads)('%s rejects with an AbortError and ends the request', async (method, parameters) => {
    const statuses: number[] = []
    const { provider, sent } = withAnswers(() => new Promise<Answer>(() => {}), {
      onStatus: status => statuses.push(status),
    })
    const controller = new AbortController()
    const call = provider[method] as (...given: unknown[]) => Promise<unknown>
    const waiting = failure(call(...parameters(controller.signal)))
    await new Promise(resolve => setImmediate(resolve))
    controller.abort()
    expect(await waiting).toMatchObject({ name: 'AbortError' })
    expect(sent[0]!.signal!.aborted).toBe(true)
    expect(statuses).toEqual([])
  })
  it('sends nothing where it is aborted already', async () => {
    const { provider, sent } = withAnswers(() => listOf([]))
    expect(await failure(provider.getList('userHelp', { signal: AbortSignal.abort() }))).toMatchObject({
      name: 'AbortError',
    })
    expect(sent).toHaveLength(0)
  })
  it('is announced to react-admin', () => {
    expect(withAnswers(() => listOf([])).provider.supportAbortSignal).toBe(true)
  })
})

describe('onStatus', () => {
  it('is told of every answer and failure', async () => {
    const told: [number, string | undefined][] = []
    const answers: (() => Answer)[] = [
      () => ({ json: { id: 1 } }),
      () => ({ status: 444, json: { message: '已在其他地方登录' } }),
      () => {
        throw new TypeError()
      },
    ]
    const { provider, sent } = withAnswers(() => answers[sent.length - 1]!(), {
      onStatus: (status, error) => told.push([status, error?.message]),
    })
    for (const id of [1, 2, 3]) await provider.getOne('patient', { id }).catch(() => undefined)
    expect(told).toEqual([
      [200, undefined],
      [444, '已在其他地方登录'],
      [0, 'errors.network'],
    ])
  })
})
