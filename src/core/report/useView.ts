import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { businessToday } from '../../shell/installation/businessZone.ts'
import { changed, readAddress } from '../../../resources/core/statistics/address.ts'
import type { Change, Reading, Viewed } from '../../../resources/core/statistics/address.ts'

/** What a report's page shows: it stands in the address, so that it can be sent, kept, and gone back to. */
export const useView = (
  report: Viewed,
): Reading & { readonly today: string; readonly change: (change: Change) => void } => {
  const [search, setSearch] = useSearchParams()
  const today = businessToday()
  const reading = useMemo(() => readAddress(report, search, today), [report, search, today])
  const change = useCallback((one: Change) => setSearch(before => changed(report, before, one)), [report, setSearch])
  return { ...reading, today, change }
}
