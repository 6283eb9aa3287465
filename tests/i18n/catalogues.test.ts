import english from 'ra-language-english'
import { describe, expect, it } from 'vitest'
import { registry } from '../../resources/index.ts'
import { allFields } from '../../resources/core/fields.ts'
import { operationsOf } from '../../resources/core/calls.ts'
import { fieldTypes } from '../../resources/core/types/index.ts'
import { permissionsOf } from '../../resources/core/permission.ts'
import enAll from '../../i18n/en/index.ts'
import enBrowser from '../../i18n/en/shell/browser.ts'
import enReports from '../../i18n/en/reports.ts'
import enRa from '../../i18n/en/core/ra.ts'
import { hasText, languages, permissionText, translate } from '../../i18n/index.ts'
import zhBrowser from '../../i18n/zh/shell/browser.ts'
import zhReports from '../../i18n/zh/reports.ts'
import zhRa from '../../i18n/zh/core/ra.ts'

/** All texts, those included that come with pages of their own. */
const zh = { ...zhBrowser, ...zhReports, app: { ...zhBrowser.app, ...zhReports.app } }
const en = { ...enBrowser, ...enReports, app: { ...enBrowser.app, ...enReports.app } }

type Tree = { readonly [key: string]: unknown }

/** Every text by its dotted key. */
const flat = (tree: Tree, at = ''): Record<string, string> =>
  Object.assign(
    {},
    ...Object.entries(tree).map(([key, value]) =>
      typeof value === 'string' ? { [at + key]: value } : flat(value as Tree, `${at}${key}.`),
    ),
  )

const parametersOf = (text: string): string[] =>
  [...new Set([...text.matchAll(/%\{(\w+)\}/g)].map(match => match[1]!))].sort()

const chinese = flat(zh)
const englishTexts = flat(en)
const keys = Object.keys(chinese)

/** Whether there is anything to translate besides parameters and signs. */
const hasWords = (text: string): boolean => /\p{L}/u.test(text.replace(/%\{[^}]+\}/g, ''))

describe('the two catalogues', () => {
  it('have the same keys', () => {
    expect(Object.keys(englishTexts).sort()).toEqual([...keys].sort())
  })

  it('call one record and many by a name each in English, where one is shown by itself or made', () => {
    const shown = Object.values(registry)
      .filter(({ actions }) => actions['list'] && (actions['get'] || actions['create']))
      .map(({ name }) => name)
    expect(shown.length).toBeGreaterThan(50)
    const names: Readonly<Record<string, { readonly name: string }>> = enAll.resources
    expect(shown.filter(name => !names[name]!.name.includes('||||'))).toEqual([])
  })

  it('take the same parameters', () => {
    // The library's English counts with its plural forms, which needs no number in the singular.
    const counted = (name: string) => name !== 'smart_count'
    const differing = keys.filter(key => {
      const [a, b] = [parametersOf(chinese[key]!), parametersOf(englishTexts[key]!)]
      return key.startsWith('ra.')
        ? a.some(name => !b.includes(name))
        : a.filter(counted).join() !== b.filter(counted).join()
    })
    expect(differing).toEqual([])
  })

  it('have no empty text', () => {
    expect(
      keys.filter(
        key => key !== 'ra.boolean.null' && (chinese[key]!.trim() === '' || englishTexts[key]!.trim() === ''),
      ),
    ).toEqual([])
  })

  it('differ in every text but signs', () => {
    expect(keys.filter(key => hasWords(chinese[key]!) && chinese[key] === englishTexts[key])).toEqual([])
  })

  it('count in English by a word that goes with the number, be it one', () => {
    const sides = keys.map(key => englishTexts[key]!)
    const nounsOf = (text: string): string[] =>
      [
        ...text.matchAll(/%\{\w+\|[^|}]+\|([a-z]+)/g),
        ...[...text.matchAll(/%\{\w+\} ([a-z]+s)\b/g)].filter(() => text.includes('||||')),
      ].map(([, noun]) => noun!)
    const nouns = new Set(
      sides.flatMap(nounsOf).filter(noun => !['are', 'is', 'was', 'were', 'has', 'have'].includes(noun)),
    )
    expect(nouns.size).toBeGreaterThan(20)
    // Prices and numbers of packages are lists: 5, 10, 20 times.
    const lists = new Set(['packages'])
    const uncounted = keys.filter(
      key =>
        !key.startsWith('ra.') &&
        !englishTexts[key]!.includes('||||') &&
        [...englishTexts[key]!.matchAll(/%\{(\w+)\}(?: more| selected| further| new| other)? ([a-z]+)\b/g)].some(
          ([, name, word]) => nouns.has(word!) && !lists.has(name!),
        ),
    )
    expect(uncounted.map(key => englishTexts[key])).toEqual([])
    expect(translate('en', 'errors.tooManyTries', { minutes: 1 })).toBe('Too many tries; please try again in 1 minute')
    expect(translate('en', 'errors.tooManyTries', { minutes: 12 })).toBe(
      'Too many tries; please try again in 12 minutes',
    )
  })

  it('know one plural form in Chinese, with its number', () => {
    expect(keys.filter(key => chinese[key]!.includes('||||'))).toEqual([])
    const plural = keys.filter(key => englishTexts[key]!.includes('||||') && !/^resources\.\w+\.name$/.test(key))
    // `value` is that number as it is written: 1,234 or 12.5%.
    expect(plural.filter(key => !/%\{(smart_count|value)\}/.test(chinese[key]!))).toEqual([])
  })

  it('say in Chinese what is Chinese: no half-width comma, colon or question mark after a Chinese character', () => {
    expect(keys.filter(key => /[\u4e00-\u9fff][,:?!;]/.test(chinese[key]!))).toEqual([])
  })

  it('write English as in Britain, and apostrophes and quotes as print does, in both languages', () => {
    const own = keys.filter(key => !key.startsWith('ra.'))
    const american =
      /\b(cent(er|ers|ered)|colors?|organiz\w*|canceled|catalogs?|behaviors?|favorites?|analyz\w*|license[ds]?)\b/i
    expect(own.filter(key => american.test(englishTexts[key]!)).map(key => englishTexts[key])).toEqual([])
    // Code stands between backticks, or is braces and brackets.
    const said = (text: string): string => text.replace(/`[^`]*`|\{[^}]*\}|\[[^\]]*\]|<[^>]*>/g, '')
    expect(
      own
        .filter(key => [chinese[key]!, englishTexts[key]!].some(text => /\p{L}'\p{L}|"/u.test(said(text))))
        .map(key => englishTexts[key]),
    ).toEqual([])
  })

  it("have exactly react-admin's keys for react-admin's own parts", () => {
    const own = Object.keys(flat(english as unknown as Tree)).sort()
    expect(Object.keys(flat({ ra: zhRa } as unknown as Tree)).sort()).toEqual(own)
    expect(Object.keys(flat({ ra: enRa } as unknown as Tree)).sort()).toEqual(own)
  })

  it("pass react-admin's texts no parameter that react-admin does not fill", () => {
    const own = flat(english as unknown as Tree)
    expect(
      Object.keys(own).filter(key => parametersOf(chinese[key]!).some(name => !parametersOf(own[key]!).includes(name))),
    ).toEqual([])
  })
})

describe('every key that the declarations bring', () => {
  const fields = Object.values(registry).flatMap(resource => [
    ...Object.values(allFields(resource)),
    ...Object.values(operationsOf(resource)).flatMap(action => Object.values(action.input ?? {})),
  ])

  it.each(languages)('has a text where a constraint is broken (%s)', language => {
    const broken = new Set(fields.flatMap(field => fieldTypes[field.type]!.broken(field).map(one => one.key)))
    expect(broken.size).toBeGreaterThan(15)
    expect([...broken].filter(key => !hasText(language, `validation.${key}`))).toEqual([])
  })

  it.each(languages)('has a text for each permission (%s)', language => {
    const nameless = permissionsOf(Object.values(registry)).filter(permission =>
      permissionText(language, permission).includes('.'),
    )
    expect(nameless).toEqual([])
  })

  it.each(languages)('has a name for each resource, and for what else permissions are of (%s)', language => {
    const named = new Set([
      ...Object.keys(registry),
      ...permissionsOf(Object.values(registry)).map(permission => permission.split(':')[0]!),
    ])
    expect([...named].filter(name => !hasText(language, `resources.${name}.name`))).toEqual([])
  })

  it.each(languages)('has a label for each field, stamps included (%s)', language => {
    const nameless = Object.values(registry)
      .flatMap(resource => Object.keys(allFields(resource)).map(name => `resources.${resource.name}.fields.${name}`))
      .filter(key => !hasText(language, key))
    expect(nameless).toEqual([])
  })
})

describe('translate', () => {
  it('fills in parameters', () => {
    expect(translate('zh', 'validation.max', { max: 25 })).toBe('不能超过 25 个字符')
    expect(translate('en', 'validation.max', { max: 25 })).toBe('Cannot exceed 25 characters')
  })

  it('chooses the singular where nothing is counted, and the plural where it is', () => {
    expect(translate('en', 'resources.patient.name')).toBe('Patient')
    expect(translate('en', 'resources.patient.name', { smart_count: 2 })).toBe('Patients')
    expect(translate('zh', 'resources.patient.name', { smart_count: 2 })).toBe('患者')
  })

  it('answers an unknown key by itself', () => {
    expect(translate('zh', 'errors.noSuchKey')).toBe('errors.noSuchKey')
  })

  it('does not let a parameter open another', () => {
    expect(translate('en', 'errors.unknownAccount', { given: '%{smart_count} |||| x' })).toBe(
      'SysUser does not exist {%{smart_count} |||| x}',
    )
  })

  it('begins the text of an unknown account as callers expect it', () => {
    expect(translate('zh', 'errors.unknownAccount', { given: 'nobody' })).toMatch(/^SysUser 不存在/)
    expect(translate('en', 'errors.unknownAccount', { given: 'nobody' })).toMatch(/^SysUser does not exist/)
  })
})
