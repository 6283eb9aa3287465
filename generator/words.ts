import type { Language } from '../i18n/Language.ts'

/** `openedOn` → `Opened on`. */
export const inWords = (name: string): string => {
  const words = name.replace(/([A-Z])/g, letter => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const plural = (word: string): string =>
  /(s|x|ch|sh)$/.test(word) ? `${word}es` : /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`

/** What an entity is called, one and many. */
export const entityName = (language: Language, one: string): string =>
  language === 'en' && one !== '' && !one.includes('||||') ? `${one} |||| ${plural(one)}` : one

/** What one is called, of a name that may say both. */
export const oneOf = (name: string): string => name.split('||||')[0]!.trim()

/** What many are called, of a name that may say both. */
const manyOf = (name: string): string => name.split('||||').at(-1)!.trim()

/** Texts that a starting entity needs besides those that are asked for. */
export const ownWords: Readonly<
  Record<
    Language,
    {
      readonly general: string
      readonly deleted: string
      readonly recover: string
      readonly recovered: string
      readonly reason: string
    }
  >
> = {
  zh: { general: '基本信息', deleted: '已删除', recover: '恢复', recovered: '已恢复', reason: '原因' },
  en: { general: 'General', deleted: 'Deleted', recover: 'Recover', recovered: 'Recovered', reason: 'Reason' },
}

/** A name that others call by whose it is. */
export const ofAnything: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  zh: { name: '名称' },
  en: { name: 'Name' },
}

/** What the page of a list is for, and how its first entry comes about, until somebody says it better. */
export const guideWords: Readonly<
  Record<Language, { readonly purpose: (name: string) => string; readonly first: string }>
> = {
  zh: { purpose: name => `登记和查找${name}。`, first: '新建第一条记录。' },
  en: { purpose: name => `${manyOf(name)}, to be entered and found again.`, first: 'Create the first one.' },
}
