import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import errors from '../../i18n/zh/core/errors.ts'
import notices from '../../i18n/zh/core/notices.ts'
import validation from '../../i18n/zh/core/validation.ts'
import { capabilities } from '../../resources/index.ts'
import type { Capability } from '../../resources/core/capability.ts'

/** What sources name in quotes, by itself or at the end of a path. */
const named = new Set(
  ['server', 'resources', 'dataProvider', 'domain', 'generator', 'src'].flatMap(folder =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(file => /\.tsx?$/.test(file))
      .flatMap(file => [...readFileSync(`${folder}/${file}`, 'utf8').matchAll(/(?<=['.`])\w+(?=['`])/g)].map(String)),
  ),
)

/** Texts by key that sources name, and those that they put together or that earlier versions wrote. */
const catalogues = {
  notices: { texts: notices, composed: ['asWritten'] },
  // resources/core/takenMessage.ts
  validation: {
    texts: validation,
    composed: ['linked', 'registered', 'unique'].flatMap(kind => [`${kind}By`, `${kind}Elsewhere`]),
  },
  // waitText of server/core/throttle.ts
  errors: { texts: errors, composed: ['tooManyTries', 'tooManyMessages', 'askedTooOften'].map(key => `${key}Seconds`) },
}

it.each(Object.entries(catalogues))(
  'i18n/{zh,en}/core/%s.ts has no text that nobody says: one of what was taken out goes with it',
  (_, { texts, composed }) => {
    const left = Object.keys(texts).filter(key => !named.has(key) && !composed.includes(key))
    expect(left, left.join()).toEqual([])
  },
)

it.each(Object.entries<Capability>(capabilities))(
  'resources/%s/index.ts has nothing to show, to set up or to lead to of which nothing is left',
  (_, capability) => {
    const parts = (['home', 'setUp', 'reports', 'aliases'] as const).filter(name => capability[name] !== undefined)
    expect(parts.filter(name => Object.keys(capability[name] ?? {}).length === 0)).toEqual([])
  },
)
