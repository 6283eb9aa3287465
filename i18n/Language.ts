export type Language = 'zh' | 'en'

export const languages: readonly Language[] = ['zh', 'en']

/** What an operator gets who never chose. */
export const defaultLanguage: Language = 'zh'

/** The language's name as the `Language` header spells it. */
export const toLanguageHeader = (language: Language): 'cn' | 'en' => (language === 'zh' ? 'cn' : 'en')

/** The language that a `Language` header asks for; Chinese where it is missing or unknown. */
export const fromLanguageHeader = (header: unknown): Language =>
  typeof header === 'string' && /^en\b/i.test(header.trim()) ? 'en' : 'zh'

/** The language that a cookie or a stored choice names, or undefined. */
export const asLanguage = (value: unknown): Language | undefined => languages.find(language => language === value)
