import { Typography } from '@mui/material'
import type { RaRecord } from 'react-admin'
import type { ReplyOf } from '../../../resources/core/index.ts'
import type { recharge } from '../../../resources/times/recharge.ts'
import { useFormat } from '../../core/format.ts'
import { useClient } from '../../core/provider.ts'
import { filled } from '../../../i18n/filled.ts'
import { EntriesCard, NumberWithGifts } from './EntriesCard.tsx'
import { useTexts } from './useTexts.ts'

type Entry = ReplyOf<typeof recharge, 'payments'>[number]

/** What the journal says of a top-up: what was billed and paid on which day, and what is still owed. */
const Payments = ({ resource, record }: { resource: 'recharge' | 'hospitalRecharge'; record: RaRecord }) => {
  const { title, day, kind, times, amount, received, channel, by, none, kinds, ofGifts, owed } = useTexts().payments
  const format = useFormat()
  const client = useClient()
  const restOf = (entries: readonly Entry[]): number =>
    entries.reduce((sum, entry) => sum + entry.amount - entry.received, 0)
  const giftsOf = ({ giveTimes }: Entry) =>
    giveTimes === 0 ? undefined : filled(ofGifts, { count: format.number(Math.abs(giveTimes)) })
  return (
    <EntriesCard<Entry>
      of={[resource, 'payments']}
      read={client[resource].payments}
      record={record}
      title={title}
      none={none}
      columns={[
        { label: day, cell: entry => format.date(entry.day) },
        { label: kind, cell: entry => kinds[entry.kind] },
        {
          label: times,
          isNumber: true,
          cell: entry => (
            <NumberWithGifts number={format.number(entry.times + entry.giveTimes, 0, true)} gifts={giftsOf(entry)} />
          ),
        },
        { label: amount, isNumber: true, cell: entry => format.money(entry.amount) },
        { label: received, isNumber: true, cell: entry => format.money(entry.received) },
        { label: channel, cell: entry => entry.channelLabel },
        { label: by, cell: entry => entry.operatorLabel },
      ]}
      below={entries =>
        restOf(entries) > 0 && (
          <Typography sx={{ mt: 1 }} color="warning.main">
            {filled(owed, { amount: format.money(restOf(entries)) })}
          </Typography>
        )
      }
    />
  )
}

export const PatientPayments = ({ record }: { record: RaRecord }) => <Payments resource="recharge" record={record} />
export const HospitalPayments = ({ record }: { record: RaRecord }) => (
  <Payments resource="hospitalRecharge" record={record} />
)
