import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import { CardState } from '../../shell/layout/home/CardState.tsx'
import { Panel } from '../../shell/layout/home/Panel.tsx'
import { PatientRows } from './PatientRows.tsx'
import type { PatientRow } from './PatientRows.tsx'
import { useClient } from '../../core/provider.ts'

/** Reads the answer of `patient.recent`. */
const toRows = (reply: unknown): PatientRow[] =>
  (Array.isArray(reply) ? (reply as { readonly [key: string]: unknown }[]) : []).map(one => ({
    id: Number(one['id']),
    name: String(one['name'] ?? ''),
    organisation: String(one['hospitalLabel'] ?? ''),
    at: String(one['readAt'] ?? ''),
  }))

/** The patients that this operator opened last, to go on where the work was left. */
export const RecentPatients = () => {
  const translate = useTranslate()
  const client = useClient()
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: ['patient', 'recent'],
    refetchOnMount: 'always',
    queryFn: async ({ signal }) => toRows(await client.patient.recent({}, { signal })),
  })
  return (
    <Panel title={translate('app.home.parts.recentPatients.title')}>
      <CardState
        pending={isPending}
        failed={isError && !data}
        onRetry={() => void refetch()}
        empty={data?.length === 0 ? translate('app.home.noRecent') : undefined}
      />
      <PatientRows rows={data ?? []} />
    </Panel>
  )
}
