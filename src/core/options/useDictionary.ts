import { useLocale } from 'react-admin'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useClient } from '../provider.ts'

export interface Choices {
  readonly choices: { readonly id: string; readonly name: string }[]
  readonly isPending: boolean
}

const minutes = 60_000

/**
 * Enabled options of a dictionary group as choices of an input, cached; a chosen value stays among them when it was
 * disabled.
 */
export const useDictionary = (group: string, chosen: readonly string[], label?: string): Choices => {
  const client = useClient()
  const locale = useLocale()
  const { data, isPending } = useQuery({
    queryKey: ['dict', 'byGroup', group],
    queryFn: async () => await client.dict.byGroup({ group }),
    staleTime: 5 * minutes,
    retry: false,
  })
  const choices = useMemo(() => {
    const entries = (data ?? []).filter(entry => entry.enabled || chosen.includes(entry.value))
    const offered = entries.map(entry => ({
      id: entry.value,
      name: locale === 'zh' ? entry.label : entry.labelEn || entry.label,
    }))
    const lost = chosen
      .filter(value => !offered.some(choice => choice.id === value))
      .map(value => ({ id: value, name: label ?? value }))
    return [...offered, ...lost]
  }, [data, chosen, label, locale])
  return { choices, isPending }
}
