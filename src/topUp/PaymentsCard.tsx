import { Skeleton, Table, TableBody, TableCell, TableContainer, TableHead, TableRow, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import type { RaRecord } from 'react-admin'
import type { PaymentKind } from '../../resources/business/journal.ts'
import { useErrorText } from '../generator/actions/useErrorText.ts'
import { useFormat } from '../generator/format.ts'
import { filled } from '../generator/filled.ts'
import { useProvider } from '../generator/provider.ts'
import { SectionCard } from '../generator/SectionCard.tsx'
import { stackedTable } from '../generator/stackedTable.ts'
import { useTexts } from './useTexts.ts'

interface Entry {
  readonly id: number
  readonly day: string
  readonly kind: PaymentKind
  readonly times: number
  readonly giveTimes: number
  readonly amount: number
  readonly received: number
  readonly channelLabel: string | null
  readonly operatorLabel: string | null
}

const useEntries = (resource: string, { id, version }: RaRecord) => {
  const provider = useProvider()
  return useQuery({
    queryKey: [resource, 'payments', String(id), version],
    queryFn: async ({ signal }) => (await provider.act(resource, 'payments', { id }, { signal })).data as readonly Entry[],
  })
}

/** What the journal says of a top-up: what was billed and paid on which day, and what is still owed. */
const Payments = ({ resource, record }: { resource: 'recharge' | 'hospitalRecharge'; record: RaRecord }) => {
  const { title, day, kind, times, amount, received, channel, by, none, kinds, ofGifts, owed } = useTexts().payments
  const format = useFormat()
  const textOf = useErrorText()
  const { data, error } = useEntries(resource, record)
  const rest = data?.reduce((sum, entry) => sum + entry.amount - entry.received, 0) ?? 0
  return (
    <SectionCard title={title}>
      {error && <Typography color="error">{textOf(error)}</Typography>}
      {!data && !error && <Skeleton variant="rounded" height={80} />}
      {data?.length === 0 && <Typography color="text.secondary">{none}</Typography>}
      {data && data.length > 0 && (
        <TableContainer tabIndex={0} role="group" aria-label={title}>
          <Table size="small" sx={stackedTable}>
            <TableHead>
              <TableRow>
                <TableCell>{day}</TableCell><TableCell>{kind}</TableCell><TableCell align="right">{times}</TableCell><TableCell align="right">{amount}</TableCell>
                <TableCell align="right">{received}</TableCell><TableCell>{channel}</TableCell><TableCell>{by}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {data.map(entry => (
                <TableRow key={entry.id}>
                  <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap', fontWeight: 'inherit' }}>{format.date(entry.day)}</TableCell>
                  <TableCell data-label={kind}>{kinds[entry.kind]}</TableCell>
                  <TableCell align="right" data-label={times}>
                    <div>
                      {format.number(entry.times + entry.giveTimes, 0, true)}
                      {entry.giveTimes !== 0 && <Typography variant="caption" component="div" color="text.secondary">{filled(ofGifts, { count: format.number(Math.abs(entry.giveTimes)) })}</Typography>}
                    </div>
                  </TableCell>
                  <TableCell align="right" data-label={amount}>{format.money(entry.amount)}</TableCell>
                  <TableCell align="right" data-label={received}>{format.money(entry.received)}</TableCell>
                  <TableCell data-label={entry.channelLabel === null ? undefined : channel}>{entry.channelLabel}</TableCell>
                  <TableCell data-label={entry.operatorLabel === null ? undefined : by}>{entry.operatorLabel}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
      {rest > 0 && <Typography sx={{ mt: 1 }} color="warning.main">{filled(owed, { amount: format.money(rest) })}</Typography>}
    </SectionCard>
  )
}

export const PatientPayments = ({ record }: { record: RaRecord }) => <Payments resource="recharge" record={record} />
export const HospitalPayments = ({ record }: { record: RaRecord }) => <Payments resource="hospitalRecharge" record={record} />
