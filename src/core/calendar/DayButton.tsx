import { ButtonBase } from '@mui/material'
import { useTranslate } from 'react-admin'
import { weekdayOf } from '../../../domain/calendar.ts'
import { businessToday } from '../../shell/installation/businessZone.ts'
import { useFormat } from '../format.ts'

interface DayButtonProps {
  readonly day: string
  readonly count: number
  /** What is written on it. */
  readonly text: string
  /** The one that is reached by the tab key; arrow keys lead to the others. */
  readonly isReached: boolean
  readonly isDim?: boolean
  readonly isChosen?: boolean
  readonly onOpen: () => void
}

/** The number of a day, which opens it. */
export const DayButton = ({ day, count, text, isReached, isDim = false, isChosen = false, onOpen }: DayButtonProps) => {
  const translate = useTranslate()
  const format = useFormat()
  const isToday = day === businessToday()
  const name = `${format.date(day)} ${format.weekday(weekdayOf(day))}`
  return (
    <ButtonBase
      data-day={day}
      tabIndex={isReached ? 0 : -1}
      onClick={onOpen}
      aria-current={isToday ? 'date' : undefined}
      aria-label={
        count > 0
          ? translate('app.listViews.onDay', { day: name, smart_count: count, count: format.number(count) })
          : name
      }
      sx={{
        minWidth: 28,
        height: 28,
        px: 0.75,
        borderRadius: 4,
        typography: 'body2',
        fontVariantNumeric: 'tabular-nums',
        fontWeight: isToday ? 700 : 400,
        color: isToday ? 'primary.contrastText' : isDim ? 'text.secondary' : 'text.primary',
        bgcolor: isToday ? 'primary.main' : 'transparent',
        ...(isChosen ? { outline: 2, outlineStyle: 'solid', outlineColor: 'primary.main', outlineOffset: 1 } : {}),
        '&:focus-visible': { outline: 2, outlineStyle: 'solid', outlineColor: 'primary.main', outlineOffset: 1 },
      }}
    >
      {text}
    </ButtonBase>
  )
}
