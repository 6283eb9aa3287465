import { useTranslate } from 'react-admin'
import { useFormat } from '../../core/format.ts'
import { Nothing } from '../../core/types/Nothing.tsx'
import { ToneChip } from '../../core/types/ToneChip.tsx'
import type { CellProps } from '../../core/types/view.ts'
import { laterIn } from '../../core/later.tsx'
import { optionKey } from '../../core/fieldContext.ts'

// Rows do without it.
const NotRefunded = laterIn(<Nothing />, async () => (await import('./NotRefunded.tsx')).NotRefunded)

/**
 * How far a top-up was given back; in a list also how many times, and how much money where any moved, which its page
 * says by themselves.
 */
export const RefundStateCell = ({ place, record, room }: CellProps) => {
  const translate = useTranslate()
  const format = useFormat()
  const state = String(record[place.name])
  if (state === 'none') return room === 'page' ? <NotRefunded record={record} /> : <Nothing />
  const chip = <ToneChip tone="warning" label={translate(optionKey(place, state))} />
  if (room === 'page') return chip
  const [times, amount] = [Number(record['refundedTimes']), Number(record['refundedAmount'])]
  return (
    <>
      {chip}
      <span className="fine-print">
        {translate(amount > 0 ? 'app.topUp.refunded' : 'app.topUp.returned', {
          smart_count: times,
          amount: format.money(amount),
        })}
      </span>
    </>
  )
}
