import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/**
 * What pages know to be no end of the session, or what no page ever calls: tokens of other systems, devices, guardians,
 * pages of other places.
 */
const known = new Set(['demo', 'reauthenticate', 'notForTokens', 'tokenLooksOnly', 'foreignPage', 'first', 'forbidden'])
const clients = /^(training|wechat)\//

// The specification has 403 mean that the session is over. What somebody may not do because of how things stand is a
// conflict: 409.
const found = (text: string): string[] =>
  [...text.matchAll(/new Problem\(403, ('?)(\w+)\1/g)].map(([, , code]) => code!)

it('no page takes a refusal for the end of its session', () => {
  const files = readdirSync('server', { recursive: true, encoding: 'utf8' })
    .map(path => path.replaceAll('\\', '/'))
    .filter(path => path.endsWith('.ts'))
  expect(files.length).toBeGreaterThan(300)
  expect(
    files
      .filter(path => !clients.test(path))
      .flatMap(path =>
        found(readFileSync(`server/${path}`, 'utf8'))
          .filter(code => !known.has(code))
          .map(code => `${path}: ${code}`),
      ),
  ).toEqual([])
})

it('a refusal of its own would be found', () => {
  expect(found("throw new Problem(403, 'notAuthor')")).toEqual(['notAuthor'])
  expect(found('throw new Problem(403, code)')).toEqual(['code'])
})
