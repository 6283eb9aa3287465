import { useQuery } from '@tanstack/react-query'
import { useLocale } from 'react-admin'
import { useCallback, useMemo } from 'react'
import { divisionLabel } from '../../../domain/divisions.ts'
import type { Province } from '../../../domain/divisions.ts'

const none: readonly Province[] = []

/**
 * The provinces with their cities, loaded when something on the page needs them; `isNeeded` false leaves them where
 * they are.
 */
export const useDivisions = (isNeeded = true): readonly Province[] => {
  const { data } = useQuery({
    queryKey: ['divisions'],
    queryFn: async () => (await import('../../../domain/divisionData.ts')).provinces,
    staleTime: Infinity,
    gcTime: Infinity,
    enabled: isNeeded,
  })
  return data ?? none
}

/**
 * How a stored name is told in the language of the page. Records store the Chinese name, so that Chinese needs nothing.
 */
export const useDivisionLabel = (): ((name: string) => string) => {
  const locale = useLocale() === 'en' ? 'en' : 'zh'
  const provinces = useDivisions(locale === 'en')
  return useCallback(name => divisionLabel(provinces, name, locale), [provinces, locale])
}

export interface DivisionChoice {
  readonly id: string
  readonly name: string
  /** Both names, so that either is found by typing it. */
  readonly names: string
}

/** Names to choose from, and the stored one where the data set does not know it. */
export const useDivisionChoices = (
  known: readonly (readonly [name: string, nameEn: string])[],
  stored: unknown,
): DivisionChoice[] => {
  const isEnglish = useLocale() === 'en'
  return useMemo(() => {
    const choices = known.map(([name, nameEn]) => ({
      id: name,
      name: isEnglish ? nameEn : name,
      names: `${name} ${nameEn}`.toLowerCase(),
    }))
    if (typeof stored !== 'string' || stored === '' || known.some(([name]) => name === stored)) return choices
    return [...choices, { id: stored, name: stored, names: stored.toLowerCase() }]
  }, [known, stored, isEnglish])
}
