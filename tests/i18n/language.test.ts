import { describe, expect, it } from 'vitest'
import { asLanguage, fromLanguageHeader, toLanguageHeader } from '../../i18n/index.ts'

describe('the language of a call', () => {
  it.each([
    ['en', 'en'],
    ['EN', 'en'],
    ['en-GB', 'en'],
    ['cn', 'zh'],
    ['', 'zh'],
    ['fr', 'zh'],
    [undefined, 'zh'],
    [['en'], 'zh'],
    ['english', 'zh'],
  ])('reads %j as %s', (header, language) => {
    expect(fromLanguageHeader(header)).toBe(language)
  })

  it('is spelled en or cn', () => {
    expect([toLanguageHeader('en'), toLanguageHeader('zh')]).toEqual(['en', 'cn'])
  })

  it('comes from a cookie only where that names a language', () => {
    expect(['zh', 'en', 'cn', '', undefined].map(asLanguage)).toEqual(['zh', 'en', undefined, undefined, undefined])
  })
})
