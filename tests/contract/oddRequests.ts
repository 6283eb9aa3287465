import { describe, expect, it } from 'vitest'
import { spread } from '../support/full.ts'
import { oddValues } from '../support/oddValues.ts'
import { wrongIn } from './oddAnswers.ts'
import { bodied, formed, oddEvery, pathOf, some } from './operations.ts'
import type { Operation } from './operations.ts'
import type { World } from './world.ts'

/** Bodies that are no record, or more of one than any call needs. */
const bodies: readonly (readonly [string, string])[] = [
  ['nothing of JSON', '{"name": '],
  ['two documents', '{}{}'],
  ['a list', '[{}]'],
  ['a text', '"x"'],
  ['a number', '5'],
  ['null', 'null'],
  ['a prototype', '{"__proto__":{"name":"x"}}'],
  ['a constructor', '{"constructor":{"prototype":{"name":"x"}}}'],
  ['a hidden prototype', '{"a":{"\\u005f_proto__":{}}}'],
  ['names beyond number', `{${Array.from({ length: 5000 }, (_, at) => `"n${at}":0`).join(',')}}`],
  ['levels beyond number', `{"a":${'['.repeat(50_000)}${']'.repeat(50_000)}}`],
  ['a name twice', '{"name":{"toString":1},"name":[]}'],
  ['a name that is long', `{"${'n'.repeat(100_000)}":1}`],
  ['a byte order mark', '\uFEFF{}'],
  ['NUL', '{"a\\u0000b":1}\u0000'],
  ['half a character in a name', '{"\\ud800":1}'],
  ['names of objects', '{"toString":1,"valueOf":1,"then":1,"length":1,"__isYupRef":true}'],
]

const contentTypes: readonly string[] = [
  'application/json; charset=utf-16',
  'application/json;',
  'application/json; charset="',
  'text/plain',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  `multipart/form-data; boundary=${'b'.repeat(500)}`,
  'multipart/form-data; boundary="a\\"',
  'multipart/mixed; boundary=x',
  '*/*',
  '/',
  'constructor',
  `${'x'.repeat(2000)}/y`,
]

/** Headers that the host reads, each with what nobody would send. */
const headers: readonly Readonly<Record<string, string>>[] = [
  ...['__proto__', 'constructor', 'zh;q=1, en', 'x'.repeat(4000), ' '].map(text => ({ Language: text })),
  ...['', ' ', 'a b', 'x'.repeat(300), '{"a":1}', '__proto__'].map(text => ({ 'Idempotency-Key': text })),
  ...[
    'Bearer',
    'Bearer ',
    'Bearer a b',
    'Basic YTpi',
    `Bearer ${'x'.repeat(5000)}`,
    'Bearer __proto__',
    'Bearer %00',
    'bearer null',
  ].map(text => ({ Authorization: text })),
  ...['../../x', 'x'.repeat(500), '<script>'].map(text => ({ 'X-Request-Id': text })),
  ...['not an address', '::1, 10.0.0.1', '999.1.1.1', ',,,'].map(text => ({ 'X-Forwarded-For': text })),
  ...['*', 'gzip;q=x', 'br;q=0, *;q=0', 'x'.repeat(2000)].map(text => ({ 'Accept-Encoding': text })),
  { Range: 'bytes=9-1' },
  { 'If-None-Match': '"' },
  { Cookie: 'lang=__proto__; lang=%zz' },
  { Origin: 'null' },
  { Referer: 'javascript:1' },
  { 'User-Agent': 'x'.repeat(4000) },
  { Accept: 'application/xml' },
  { Upgrade: 'websocket', Connection: 'Upgrade' },
  { Expect: '100-continue' },
]

const crlf = '\r\n'
const part = (disposition: string, content: string, more = ''): string =>
  `--x${crlf}Content-Disposition: ${disposition}${crlf}${more}${crlf}${content}${crlf}`
const file = 'form-data; name="file"; filename="a.csv"'

/** Forms that no browser sends. */
const forms: readonly (readonly [string, string])[] = [
  ['is empty', ''],
  ['has no part', '--x--'],
  ['never ends', part(file, 'a,b')],
  ['begins in the middle', `${crlf}a${crlf}--x--`],
  ['has a part without a name', `${part('form-data', 'a')}--x--`],
  ['has a text where a file is asked', `${part('form-data; name="file"', 'a')}--x--`],
  ['has a file where none is asked', `${part('form-data; name="other"; filename="a"', 'a')}--x--`],
  ['has two files', `${part(file, 'a')}${part(file, 'b')}--x--`],
  ['names a prototype', `${part('form-data; name="__proto__"', 'a')}--x--`],
  ['names a prototype as a file', `${part('form-data; name="__proto__"; filename="a"', 'a')}--x--`],
  [
    'names a constructor',
    `${part('form-data; name="constructor"', 'a')}${part('form-data; name="toString"', 'a')}--x--`,
  ],
  ['names a list', `${part('form-data; name="file[]"; filename="a"', 'a')}--x--`],
  [
    'has texts beyond number',
    `${Array.from({ length: 200 }, (_, at) => part(`form-data; name="n${at}"`, 'a')).join('')}--x--`,
  ],
  ['has a name beyond length', `${part(`form-data; name="${'n'.repeat(5000)}"`, 'a')}--x--`],
  ['has an odd file name', `${part('form-data; name="file"; filename="../../etc/passwd\u0000.csv"', 'name')}--x--`],
  ['has an odd type', `${part(file, 'name', `Content-Type: ${'x'.repeat(500)}${crlf}`)}--x--`],
  ['has a file of nothing', `${part(file, '')}--x--`],
  ['has a file of NUL', `${part(file, '\u0000'.repeat(5000))}--x--`],
  ['has a file of quotes', `${part(file, '"'.repeat(9999))}--x--`],
  ['has a file of commas', `${part(file, ','.repeat(99_999))}--x--`],
  ['has a file of lines', `${part(file, `a${'\n'.repeat(30_000)}`)}--x--`],
  ['has a broken workbook', `${part(file, 'PK\u0003\u0004\u0000\u0000')}--x--`],
  ['is a form in a form', `${part(file, 'name', `Content-Type: multipart/mixed; boundary=x${crlf}`)}--x--`],
  ['has another encoding', `${part(file, 'bmFtZQ==', `Content-Transfer-Encoding: base64${crlf}`)}--x--`],
]

const pages: readonly string[] = [
  '/%ff',
  '/%25ff.js',
  '/..%2f..%2fetc/passwd',
  '//evil.example',
  '/login?mode=%ff',
  '/a%00.js',
  '/%E4%BD.png',
  `/${'a/'.repeat(2000)}`,
  '/api',
  '/api/',
  '/api//users',
  '/API/users',
  '/auth',
  '/docs/..%2f',
  '/ready?x[]=1',
  '/health/%00',
  '/openapi.json?__proto__=1',
  '/api/ws?token[]=1',
]

const authorised = async (world: World, { action }: Operation): Promise<Record<string, string>> =>
  action.by ? { Authorization: `Bearer ${await world.clientToken(action.by)}` } : {}

/** Whatever is no ordinary request: a clear answer, and never a failure of the server. */
export const oddRequests = (world: () => World): void => {
  describe.each(spread(bodied, oddEvery))('%s', (title, one) => {
    it('answers odd bodies', async () => {
      const path = pathOf(one, { id: 1, ...(await world().pathValues(one.resource, one.line)) })
      for (const [what, raw] of some(bodies, title.length)) {
        const reply = await world().request('admin', one.line.method, path, {
          raw,
          headers: await authorised(world(), one),
        })
        expect({ what, wrong: wrongIn(reply) }).toEqual({ what, wrong: undefined })
      }
    })

    it('answers odd headers', async () => {
      const path = pathOf(one, { id: 1, ...(await world().pathValues(one.resource, one.line)) })
      const own = await authorised(world(), one)
      for (const odd of some([...headers, ...contentTypes.map(type => ({ 'Content-Type': type }))], title.length)) {
        const reply = await world().request('admin', one.line.method, path, {
          raw: '{"noSuchField":1}',
          headers: { ...own, ...odd },
        })
        expect({ odd, wrong: wrongIn(reply) }).toEqual({ odd, wrong: undefined })
      }
    })
  })

  describe.each(formed)('%s', (_title, one) => {
    it.each(forms)('answers a form that %s', async (_what, raw) => {
      const reply = await world().request('admin', one.line.method, pathOf(one, {}), {
        raw,
        headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
      })
      expect(wrongIn(reply)).toBeUndefined()
    })

    it('answers odd documents in place of a form', async () => {
      for (const { title, json } of oddValues) {
        const reply = await world().request('admin', one.line.method, pathOf(one, {}), { raw: `{"file":${json}}` })
        expect({ title, wrong: wrongIn(reply), isTaken: reply.status < 400 }).toEqual({
          title,
          wrong: undefined,
          isTaken: false,
        })
      }
    })
  })

  it.each(pages)('an address like %s is answered', async path => {
    const reply = await world().request(null, 'GET', path)
    expect(reply.status).toBeLessThan(500)
  })
}
