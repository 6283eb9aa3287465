import { useQueries } from '@tanstack/react-query'
import { useId } from 'react'
import { useLocale, usePermissions, useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { resourceNamed } from '../../../../resources/index.ts'
import { hasRecords, labelKey } from '../../../../resources/core/fields.ts'
import type { AnyResource } from '../../../../resources/core/index.ts'
import { typeOf } from '../../../../resources/core/typeOf.ts'
import { mayDo } from '../../auth/mayDo.ts'
import { showPath, editPath } from '../../../core/paths.ts'
import { firstPage } from '../../../core/list/firstPage.ts'
import { useProvider } from '../../../core/provider.ts'
import { recordLabel } from '../../../core/recordLabel.ts'
import { linksFor, linksOf } from '../../../core/actions/useLinks.ts'
import { resourceName, wayName } from '../../../core/resourceName.ts'
import { useSettled } from '../../../core/useSettled.ts'
import { pagesOf } from '../menuTree.ts'
import { useMenu } from '../useMenu.ts'
import { detailBetween } from './Entry.ts'
import type { Entry, EntryGroup } from './Entry.ts'

const each = 5

/**
 * Columns that tell records of one name apart. Masked ones are none of them: not even their masked form is needed here.
 */
const detailsOf = (resource: AnyResource, record: RaRecord): string =>
  (resource.list?.columns ?? [])
    .filter(name => {
      const field = resource.fields[name]
      return name !== resource.label && field !== undefined && typeOf(field).isDetail && !field.mask
    })
    .map(name => record[labelKey(name)] ?? record[name])
    .filter(value => typeof value === 'string' && value !== '')
    .slice(0, 2)
    .join(detailBetween)

const addressOf = (resource: AnyResource, record: RaRecord, permissions: ReadonlySet<string>): string => {
  if (resource.actions['get'] && mayDo(permissions, resource.name, 'get')) return showPath(resource.name, record.id)
  if (resource.actions['update'] && mayDo(permissions, resource.name, 'update'))
    return editPath(resource.name, record.id)
  return `/${resource.name}`
}

/** Where a record leads besides its own page: what is done next with who was looked for. */
const waysFrom = (
  resource: AnyResource,
  record: RaRecord,
  { key, text }: Entry,
  permissions: ReadonlySet<string>,
  nameOf: (label: string) => string,
): Entry[] =>
  linksFor(
    linksOf(resource, (name, action) => mayDo(permissions, name, action)),
    record,
  )
    .filter(({ unavailable }) => !unavailable)
    .map(({ link }) => ({
      key: `${key} ${link.label}`,
      text: nameOf(link.label),
      detail: text,
      to: link.to(record),
      isWay: true,
    }))

export interface Found {
  readonly groups: readonly EntryGroup[]
  readonly isSearching: boolean
  /** Some of the lists gave no answer. */
  readonly isPartial: boolean
}

/**
 * The first records that match, from every list of the menu that can be searched; the server decides what this operator
 * may see of them.
 */
export const useRecordSearch = (typed: string): Found => {
  const provider = useProvider()
  const { permissions } = usePermissions<ReadonlySet<string>>()
  const { entries } = useMenu()
  const translate = useTranslate()
  const locale = useLocale()
  const query = useSettled(typed)
  const opening = useId()
  const searched = pagesOf(entries)
    .map(({ page }) => resourceNamed(page ?? ''))
    .filter(
      resource =>
        resource !== undefined &&
        hasRecords(resource) &&
        resource.actions['list'] !== undefined &&
        (resource.list?.search?.length ?? 0) > 0,
    )
    .filter(resource => resource !== undefined)
  const answers = useQueries({
    queries: searched.map(resource => ({
      queryKey: ['palette', opening, query, resource.name],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        provider.getList<RaRecord>(resource.name, {
          pagination: { page: 1, perPage: each },
          sort: firstPage(resource).sort,
          filter: { q: query },
          signal,
        }),
      enabled: query !== '' && query === typed,
      retry: false,
      // Asked once: a newer answer to the same words would push aside what is pointed at, and so would one that an
      // earlier search left behind.
      staleTime: Infinity,
      gcTime: 0,
    })),
  })
  const entriesOf = (resource: AnyResource, found: readonly RaRecord[]): Entry[] =>
    found.flatMap(record => {
      const entry: Entry = {
        key: `${resource.name} ${record.id}`,
        text: recordLabel(resource, record, locale),
        detail: detailsOf(resource, record),
        to: addressOf(resource, record, permissions ?? new Set()),
      }
      // Of several nobody knows yet which one is meant.
      return found.length === 1
        ? [entry, ...waysFrom(resource, record, entry, permissions ?? new Set(), label => wayName(translate, label))]
        : [entry]
    })
  // In the menu's order as far as all have answered: what comes later stands below.
  const awaited = answers.findIndex(answer => answer.isLoading)
  const groups = searched.slice(0, awaited < 0 ? undefined : awaited).map((resource, at): EntryGroup => ({
    key: resource.name,
    title: resourceName(translate, resource.name, 2),
    entries: query === '' || query !== typed ? [] : entriesOf(resource, answers[at]?.data?.data ?? []),
  }))
  return {
    groups: groups.filter(group => group.entries.length > 0),
    isSearching: typed !== '' && (query !== typed || answers.some(answer => answer.isFetching)),
    isPartial: query !== '' && answers.some(answer => answer.isError),
  }
}
