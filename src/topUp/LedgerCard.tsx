import { Skeleton, Table, TableBody, TableCell, TableContainer, TableHead, TableRow, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import type { RaRecord } from 'react-admin'
import type { patientMovements } from '../../resources/business/ledgerEntry.ts'
import { useErrorText } from '../generator/actions/useErrorText.ts'
import { useFormat } from '../generator/format.ts'
import { filled } from '../generator/filled.ts'
import { useProvider } from '../generator/provider.ts'
import { SectionCard } from '../generator/SectionCard.tsx'
import { stackedTable } from '../generator/stackedTable.ts'
import { useTexts } from './useTexts.ts'

interface Entry {
  readonly id: number
  readonly kind: (typeof patientMovements)[number]
  readonly at: string
  readonly giveTimes: number
  readonly amount: number
  readonly balance: number
  readonly day: string | null
  readonly operatorLabel: string | null
}

/** What the ledger says of a top-up: what it added, what took from it, and the patient's balance after each. */
export const LedgerCard = ({ record }: { record: RaRecord }) => {
  const texts = useTexts()
  const format = useFormat()
  const textOf = useErrorText()
  const provider = useProvider()
  const { data, error } = useQuery({
    queryKey: ['recharge', 'entries', String(record.id), record['version']],
    queryFn: async ({ signal }) => (await provider.act('recharge', 'entries', { id: record.id }, { signal })).data as readonly Entry[],
  })
  const { title, at, kind, change, balance, day, by, none, kinds, ofGifts } = texts.ledger
  return (
    <SectionCard title={title}>
      {error && <Typography color="error">{textOf(error)}</Typography>}
      {!data && !error && <Skeleton variant="rounded" height={120} />}
      {data?.length === 0 && <Typography color="text.secondary">{none}</Typography>}
      {data && data.length > 0 && (
        <TableContainer tabIndex={0} role="group" aria-label={title}>
          <Table size="small" sx={stackedTable}>
            <TableHead>
              <TableRow>
                <TableCell>{at}</TableCell><TableCell>{kind}</TableCell><TableCell align="right">{change}</TableCell><TableCell align="right">{balance}</TableCell>
                <TableCell>{day}</TableCell><TableCell>{by}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {data.map(entry => (
                <TableRow key={`${entry.id} ${entry.balance}`}>
                  <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap', fontWeight: 'inherit' }}>{format.moment(entry.at)}</TableCell>
                  <TableCell data-label={kind}>{kinds[entry.kind]}</TableCell>
                  <TableCell align="right" data-label={change}>
                    <div>
                      {format.number(entry.amount, 0, true)}
                      {entry.giveTimes > 0 && <Typography variant="caption" component="div" color="text.secondary">{filled(ofGifts, { count: format.number(entry.giveTimes) })}</Typography>}
                    </div>
                  </TableCell>
                  <TableCell align="right" data-label={balance}>{format.number(entry.balance)}</TableCell>
                  <TableCell data-label={entry.day === null ? undefined : day} sx={{ whiteSpace: 'nowrap' }}>{entry.day === null ? '' : format.date(entry.day)}</TableCell>
                  <TableCell data-label={entry.operatorLabel === null ? undefined : by}>{entry.operatorLabel}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
    </SectionCard>
  )
}
