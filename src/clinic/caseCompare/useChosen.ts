import { useGetList } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { idIn } from '../../core/idIn.ts'

const most = 200

export interface Chosen {
  /** The case that is asked for; undefined where the address names none. */
  readonly caseId: number | undefined
  /** All examinations of the case by date, as far as they are read. */
  readonly records: readonly RaRecord[] | undefined
  /** The two that are compared. */
  readonly pair: readonly [RaRecord, RaRecord] | undefined
  readonly error: unknown
  retry(): void
  /** Compares other ones; the address says so. */
  choose(one: number, other: number): void
}

/**
 * The examinations of `?case=12` and which two of them are compared: `one` and `other`, else the first and the last.
 */
export const useChosen = (): Chosen => {
  const [params, setParams] = useSearchParams()
  const caseId = idIn(params, 'case')
  const { data, error, refetch } = useGetList<RaRecord>(
    'caseRecord',
    {
      pagination: { page: 1, perPage: most },
      sort: { field: 'examinedOn', order: 'ASC' },
      filter: { case: caseId },
    },
    { enabled: caseId !== undefined, retry: false },
  )
  const find = (name: string): RaRecord | undefined => data?.find(record => Number(record.id) === idIn(params, name))
  const [first, last] = [data?.[0], data?.at(-1)]
  const one = find('one') ?? (find('other') === first ? last : first)
  const other = find('other') ?? (one === last ? first : last)
  return {
    caseId,
    records: data,
    error,
    pair: one && other && one !== other ? [one, other] : undefined,
    retry: () => {
      void refetch()
    },
    choose: (from, to) => setParams({ case: String(caseId), one: String(from), other: String(to) }, { replace: true }),
  }
}
