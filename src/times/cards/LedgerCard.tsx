import type { RaRecord } from 'react-admin'
import type { ReplyOf } from '../../../resources/core/index.ts'
import type { recharge } from '../../../resources/times/recharge.ts'
import { useFormat } from '../../core/format.ts'
import { useClient } from '../../core/provider.ts'
import { filled } from '../../../i18n/filled.ts'
import { EntriesCard, NumberWithGifts } from './EntriesCard.tsx'
import { useTexts } from './useTexts.ts'

type Entry = ReplyOf<typeof recharge, 'entries'>[number]

/** What the ledger says of a top-up: what it added, what took from it, and the patient's balance after each. */
export const LedgerCard = ({ record }: { record: RaRecord }) => {
  const { title, at, kind, change, balance, day, by, none, kinds, ofGifts } = useTexts().ledger
  const format = useFormat()
  const client = useClient()
  const giftsOf = ({ giveTimes }: Entry) =>
    giveTimes > 0 ? filled(ofGifts, { count: format.number(giveTimes) }) : undefined
  return (
    <EntriesCard<Entry>
      of={['recharge', 'entries']}
      read={client.recharge.entries}
      record={record}
      title={title}
      none={none}
      columns={[
        { label: at, cell: entry => format.moment(entry.at) },
        { label: kind, cell: entry => kinds[entry.kind] },
        {
          label: change,
          isNumber: true,
          cell: entry => <NumberWithGifts number={format.number(entry.amount, 0, true)} gifts={giftsOf(entry)} />,
        },
        {
          label: balance,
          isNumber: true,
          cell: entry => (entry.balance === null ? null : format.number(entry.balance)),
        },
        { label: day, isUnbroken: true, cell: entry => (entry.day === null ? null : format.date(entry.day)) },
        { label: by, cell: entry => entry.operatorLabel },
      ]}
    />
  )
}
