import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDataProvider, useLocale } from 'react-admin'
import type { VisionDataProvider } from '../../../dataProvider/index.ts'
import type { OnlinePage } from './OnlineSession.ts'

export interface Asked {
  /** From 0. */
  readonly page: number
  readonly size: number
  readonly q?: string
  readonly operator?: number
}

const halfAMinute = 30_000

/** Who is signed in now; asked again every half minute while the page is looked at. */
export const useOnline = (asked: Asked) => {
  const provider = useDataProvider<VisionDataProvider>()
  return useQuery({
    queryKey: ['online', asked, useLocale()], refetchInterval: halfAMinute, placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => (await provider.act('online', 'all', { ...asked }, { signal })).data as OnlinePage,
  })
}
