import { useTranslate } from 'react-admin'
import { dayNumber } from '../../domain/calendar.ts'
import { ToneChip } from './types/ToneChip.tsx'
import { businessToday } from '../shell/installation/businessZone.ts'

/** When a day is, told from today: overdue, today, or in so many days. */
export const DueChip = ({ on }: { on: string }) => {
  const translate = useTranslate()
  const days = dayNumber(on) - dayNumber(businessToday())
  const label = translate(
    days < 0 ? 'app.overview.overdue' : days === 0 ? 'app.overview.dueToday' : 'app.overview.dueIn',
    { smart_count: Math.abs(days) },
  )
  return <ToneChip label={label} tone={days < 0 ? 'critical' : days === 0 ? 'warning' : 'neutral'} />
}
