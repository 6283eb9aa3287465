import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import { homePage } from '../../../../resources/pages.ts'
import { useClient, useProvider } from '../../../core/provider.ts'
import { useMay } from '../../../core/useMay.ts'
import { readArrangement } from './arrangement.ts'
import type { Arrangement } from './arrangement.ts'

const queryKey = ['savedView', 'ofPage', homePage] as const

/**
 * How the operator arranged the home page. It is kept as a saved view: whoever may share those can give a role a home
 * page to begin with.
 */
export const useArrangement = () => {
  const calls = useClient()
  const provider = useProvider()
  const client = useQueryClient()
  const translate = useTranslate()
  const may = useMay()
  // Where it cannot be had, the page is as it comes. A part that asks for it too asks nothing anew: what waits for the
  // answer would be taken away, and put back without end.
  const { data: views, isPending } = useQuery({
    queryKey,
    queryFn: ({ signal }) => calls.savedView.ofPage({ page: homePage }, { signal }),
    retry: false,
    retryOnMount: false,
  })
  const own = views?.find(view => view.own)
  const first = views?.find(view => view.isDefault)
  return {
    arrangement: readArrangement(first?.state as Readonly<Record<string, unknown>> | undefined),
    /** The home page is not known yet. */
    isPending,
    mayArrange: may('savedView', 'create') === true && views !== undefined,
    isOwn: own !== undefined,
    /** Keeps an arrangement as the operator's own. What the server refuses is thrown. */
    async keep(state: Arrangement): Promise<void> {
      const data = { page: homePage, title: own?.title ?? translate('app.shell.home'), state }
      const id = own
        ? (
            await provider.update('savedView', {
              id: own.id,
              data: { ...data, id: own.id, version: own.version },
              previousData: { id: own.id, version: own.version },
            })
          ).data.id
        : (await provider.create('savedView', { data })).data.id
      if (own === undefined || !own.isDefault) await calls.savedView.choose({ page: homePage, view: Number(id) })
      await client.invalidateQueries({ queryKey })
    },
    /** Gives up the own arrangement: the page is as it comes, or as it was shared. */
    async reset(): Promise<void> {
      if (own) await provider.delete('savedView', { id: own.id, previousData: { id: own.id, version: own.version } })
      await client.invalidateQueries({ queryKey })
    },
  }
}
