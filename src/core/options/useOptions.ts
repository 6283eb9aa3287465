import { useGetList, useGetMany, useLocale } from 'react-admin'
import type { RaRecord, SortPayload } from 'react-admin'
import { useMemo, useState } from 'react'
import { resourceNamed } from '../../../resources/index.ts'
import type { AnyCondition } from '../../../resources/core/condition.ts'
import type { AnyResource } from '../../../resources/core/index.ts'
import { orderedTexts } from '../../../resources/core/orderedTexts.ts'
import { useCanSee } from '../rights.tsx'
import { mayChoose, optionsMeta } from './choosable.ts'
import type { Option } from './labels.ts'
import { toOption } from './labels.ts'
import { suitable } from './suitable.ts'

export interface Options {
  readonly options: readonly Option[]
  readonly isPending: boolean
  /** The text that they answer; undefined while another one is still asked about. */
  readonly answered: string | undefined
  /** Asks the server for what matches a text. */
  search(text: string): void
}

const target = (name: string): AnyResource => {
  const resource = resourceNamed(name)
  if (!resource) throw new Error(`No resource ${name} to choose from`)
  return resource
}

const shown = 50

/** In the order that somebody gave the records, else by their names, else as their list has them. */
const orderOfOptions = (resource: AnyResource, locale: string): SortPayload => {
  const [field, order] = resource.list?.sort ?? []
  if (field !== undefined && order === 'ASC') return { field, order }
  const named = orderedTexts(resource).find(({ name }) => name === resource.label)?.name
  const inEnglish = `${named}En`
  if (named !== undefined)
    return { field: locale === 'en' && Object.hasOwn(resource.fields, inEnglish) ? inEnglish : named, order: 'ASC' }
  return { field: field ?? 'id', order: order ?? 'ASC' }
}

/** Found options, with those before them that are chosen and would otherwise be missing. */
const withChosen = (found: readonly Option[], chosen: readonly Option[]): Option[] => {
  const there = new Set(found.map(option => option.id))
  return [...chosen.filter(option => !there.has(option.id)), ...found]
}

/**
 * Options of a reference as one types. `chosen` are ids whose labels are wanted in any case; those in `known` need no
 * request. With `only`, no others than these ids are found, with `where` none but those that meet it, and with
 * `evenDeleted` deleted ones too. Records come from the target's `options` call where it has one, else from its list.
 */
export const useOptions = (
  name: string,
  chosen: readonly number[],
  known: ReadonlyMap<number, string>,
  only?: readonly number[],
  where?: AnyCondition,
  evenDeleted = false,
): Options => {
  const resource = target(name)
  const mayAsk = mayChoose(resource, useCanSee())
  const enabled = mayAsk && only?.length !== 0
  const locale = useLocale()
  const [text, search] = useState('')
  const meta = optionsMeta(resource)
  const { data, isPending, isPlaceholderData } = useGetList<RaRecord>(
    name,
    {
      pagination: { page: 1, perPage: shown },
      sort: orderOfOptions(resource, locale),
      filter: {
        ...suitable(resource, where),
        ...(evenDeleted ? { deleted: 'all' } : {}),
        ...(text === '' ? {} : { q: text }),
        ...(only ? { id: only } : {}),
      },
      meta,
    },
    { enabled, retry: false, staleTime: 30_000, placeholderData: previous => previous },
  )
  const found = useMemo(() => (data ?? []).map(record => toOption(resource, record, locale)), [data, resource, locale])
  const unknown = chosen.filter(id => !known.has(id) && !found.some(option => option.id === id))
  const isMissing = mayAsk && !(enabled && isPending) && unknown.length > 0
  const { data: missing } = useGetMany<RaRecord>(name, { ids: unknown, meta }, { enabled: isMissing, retry: false })
  const options = useMemo(() => {
    const fetched = (missing ?? [])
      .filter(record => record !== undefined)
      .map(record => toOption(resource, record, locale))
    const labelled = chosen.filter(id => known.has(id)).map(id => ({ id, text: known.get(id)! }))
    return withChosen(found, [...labelled, ...fetched.filter(option => !known.has(option.id))])
  }, [chosen, known, found, missing, resource, locale])
  return {
    options,
    isPending: enabled && isPending,
    answered: enabled && (isPending || isPlaceholderData) ? undefined : text,
    search,
  }
}
