import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const server = new URL('../../server/', import.meta.url)

/** What a request says of the address that it came to: whoever sends it may write there what they like. */
const toldAddress =
  /headers(?:\.host\b|\[['"]host['"]\])|\brequest\.(?:host|hostname|protocol)\b|x-forwarded-(?:host|proto)|:authority/i

it('knows what it looks for', () => {
  for (const text of [
    'request.headers.host',
    "headers['host']",
    'request.hostname',
    "headers['x-forwarded-host']",
    'request.protocol',
  ])
    expect(text).toMatch(toldAddress)
  for (const text of ['request.hosts', 'call.host.publicUrl', 'new URL(url).hostname', 'x-forwarded-for'])
    expect(text).not.toMatch(toldAddress)
})

it('no part of the server believes a request which address the product has: PUBLIC_URL says it', () => {
  const files = readdirSync(server, { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.ts'))
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter(file => toldAddress.test(readFileSync(new URL(file, server), 'utf8')))).toEqual([])
})
