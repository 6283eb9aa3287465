import { useLocale } from 'react-admin'
import { useQueries } from '@tanstack/react-query'
import { resourceNamed } from '../../../resources/index.ts'
import type { ResourceView } from '../resourceView.ts'
import { mayChoose, optionsMeta } from '../options/choosable.ts'
import { useProvider } from '../provider.ts'
import { recordLabel } from '../recordLabel.ts'
import { useCanSee } from '../rights.tsx'
import type { Entry } from './historyEntry.ts'

/** The label of a record that a field refers to, or undefined where it is not known. */
export type LabelOf = (field: string, id: unknown) => string | undefined

const listed = (value: unknown): number[] => {
  if (value === null || value === undefined) return []
  return Array.isArray(value) ? value.map(Number) : [Number(value)]
}

/** Looks up, one request a resource, what the references in a history are called. */
export const useLabels = ({ fields }: ResourceView, entries: readonly Entry[]): LabelOf => {
  const provider = useProvider()
  const locale = useLocale()
  const canSee = useCanSee()
  const wanted = new Map<string, Set<number>>()
  for (const { name, from, to } of entries.flatMap(entry => entry.changes)) {
    const field = fields[name]?.field
    if (!field || !('to' in field)) continue
    const ids = wanted.get(String(field.to)) ?? new Set()
    for (const id of [...listed(from[name]), ...listed(to[name])]) ids.add(id)
    wanted.set(String(field.to), ids)
  }
  const targets = [...wanted.keys()]
    .flatMap(name => resourceNamed(name) ?? [])
    .filter(resource => mayChoose(resource, canSee))
  const found = useQueries({
    queries: targets.map(resource => {
      const ids = [...wanted.get(resource.name)!].sort((a, b) => a - b)
      return {
        queryKey: [resource.name, 'labels', ids],
        retry: false,
        staleTime: 60_000,
        queryFn: () => provider.getMany(resource.name, { ids, meta: optionsMeta(resource) }),
      }
    }),
  })
  const labels = new Map(
    targets.flatMap((resource, at) =>
      (found[at]?.data?.data ?? []).map(
        record => [`${resource.name}/${record.id}`, recordLabel(resource, record, locale)] as const,
      ),
    ),
  )
  return (name, id) => {
    const field = fields[name]?.field
    return field && 'to' in field ? labels.get(`${String(field.to)}/${String(id)}`) : undefined
  }
}
