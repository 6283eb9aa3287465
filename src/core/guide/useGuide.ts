import { useQuery } from '@tanstack/react-query'
import { useLocale } from 'react-admin'
import { asLanguage } from '../../../i18n/Language.ts'
import type { Guide } from '../../../i18n/Guides.ts'

const load = {
  zh: async () => (await import('../../../i18n/zh/guides.ts')).default,
  en: async () => (await import('../../../i18n/en/guides.ts')).default,
} as const

/**
 * What a page is for, by its key. The guides come when the first is wanted; until then, and of a page that is yet to be
 * written, there is none.
 */
export const useGuide = (page: string): { readonly guide: Guide | undefined; readonly isPending: boolean } => {
  const language = asLanguage(useLocale()) ?? 'zh'
  const { data, isPending } = useQuery({
    queryKey: ['guides', language],
    queryFn: load[language],
    staleTime: Infinity,
    networkMode: 'always',
  })
  return { guide: data && Object.hasOwn(data, page) ? data[page] : undefined, isPending }
}
