import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify, useTranslate } from 'react-admin'
import { useState } from 'react'
import type { VisionDataProvider } from '../../../dataProvider/index.ts'
import { useTell } from '../../core/actions/useTell.ts'
import type { OnlineSession } from './OnlineSession.ts'

/** Ends sessions and says what came of it. */
export const useKick = (onDone: () => void) => {
  const provider = useDataProvider<VisionDataProvider>()
  const queries = useQueryClient()
  const notify = useNotify()
  const translate = useTranslate()
  const tell = useTell()
  const [isPending, setPending] = useState(false)
  const kick = async (sessions: readonly OnlineSession[]): Promise<void> => {
    setPending(true)
    try {
      await provider.act('online', 'kick', { ids: sessions.map(session => session.id) })
      notify(translate('app.online.done', { smart_count: sessions.length }), { type: 'success' })
    } catch (error) {
      tell(error)
    } finally {
      setPending(false)
      onDone()
      void queries.invalidateQueries({ queryKey: ['online'] })
    }
  }
  return { kick, isPending }
}
