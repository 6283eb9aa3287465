import { describe, expect, it } from 'vitest'
import en from '../../../i18n/en/shell/browser.ts'
import zh from '../../../i18n/zh/shell/browser.ts'
import { comingTexts, withTexts } from '../../../src/core/comingTexts.ts'
import { missedTexts } from '../../../src/core/laterTexts.ts'
import { loadI18n } from '../../../src/shell/app/i18nProvider.ts'
import { awaitedTexts } from '../../../src/core/resourceTexts.ts'

describe('the texts of the page', () => {
  it.each([
    ['zh', zh],
    ['en', en],
  ] as const)('are those of the chosen language: %s', async (language, texts) => {
    const { translate, getLocale } = await loadI18n(language)
    expect(getLocale()).toBe(language)
    expect(translate('app.name')).toBe(texts.app.name)
    expect(translate('ra.action.save')).toBe(texts.ra.action.save)
  })

  it('tell numbers and names', async () => {
    const { translate } = await loadI18n('en')
    expect(translate('ra.page.edit', { name: 'Patient', recordRepresentation: '#7' })).toBe('Patient #7')
    expect(translate('resources.patient.name', { smart_count: 1 })).toBe('Patient')
    expect(translate('resources.patient.name', { smart_count: 2 })).toBe('Patients')
  })

  it('go before what a part of the page says by itself, which is shown where there is none', async () => {
    const { translate } = await loadI18n('en')
    expect(translate('ra.action.save', { _: 'Store it' })).toBe('Save')
    expect(translate('ra.action.unheardOf', { _: 'Store %{what}', what: 'it' })).toBe('Store it')
  })

  it.each(['ra.action.unheardOf', 'ra.action', 'ra.action.save.more', 'constructor.name', '', '已保存'])(
    'are what was asked for where there is none: %j',
    async key => {
      const { translate } = await loadI18n('en')
      expect(translate(key)).toBe(key)
    },
  )

  it('change with the language', async () => {
    const { translate, changeLocale, getLocale } = await loadI18n('zh')
    await changeLocale('en')
    expect([getLocale(), translate('app.name')]).toEqual(['en', en.app.name])
  })
})

describe('the texts of resources that do not come with the page', () => {
  it('are waited for by the pages that tell of them, and asked for once', async () => {
    const { translate } = await loadI18n('en')
    expect(awaitedTexts('en', ['patient'])).toBeUndefined()
    const awaited = awaitedTexts('en', ['log'])
    expect(awaited).toBeInstanceOf(Promise)
    expect(awaitedTexts('en')).toBe(awaited)
    await awaited
    expect(translate('resources.log.fields.operation')).toMatch(/^[A-Z]/)
    expect(awaitedTexts('en')).toBeUndefined()
  })

  it('are empty until they come where nobody waited, and are drawn then', async () => {
    const { translate } = await loadI18n('zh')
    const drawn = new Promise<void>(resolve => {
      missedTexts.subscribe(resolve)
    })
    expect(translate('resources.log.fields.operation')).toBe('')
    await drawn
    expect(translate('resources.log.fields.operation')).toMatch(/\p{Script=Han}/u)
  })
})

describe('the texts of reports', () => {
  it('come in another language before the page is told in it', async () => {
    const { translate, changeLocale } = await loadI18n('zh')
    await withTexts(() => import('../../../src/core/report/useReportWords.ts'))
    expect(translate('app.report.empty')).toMatch(/\p{Script=Han}/u)
    await changeLocale('en')
    expect(translate('app.report.empty')).toBe('There is nothing in this range')
  })
})

it('a language is switched to although texts that came in another cannot be had in it', async () => {
  const { changeLocale, getLocale } = await loadI18n('zh')
  const some = comingTexts(
    { zh: async () => ({}), en: () => Promise.reject(new Error('The network is away')) },
    () => false,
  )
  await some.bring('zh')
  await changeLocale('en')
  expect([getLocale(), some.areThere('en')]).toEqual(['en', false])
})
