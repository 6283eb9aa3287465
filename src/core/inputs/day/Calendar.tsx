import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs'
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar'
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider'
import { zhCN } from '@mui/x-date-pickers/locales'
import dayjs from 'dayjs'
import 'dayjs/locale/en-gb'
import 'dayjs/locale/zh-cn'

/** Weeks begin on Monday in both languages, as those of reports do; the calendar's own texts are English. */
const languages = {
  zh: { locale: 'zh-cn', month: 'YYYY年M月', texts: zhCN.components.MuiLocalizationProvider.defaultProps.localeText },
  en: { locale: 'en-gb', month: 'MMMM YYYY', texts: undefined },
} as const

interface CalendarProps {
  readonly day: string | undefined
  readonly today: string
  readonly min: string | undefined
  readonly max: string | undefined
  /** The year is chosen first. */
  readonly isFar: boolean
  readonly language: keyof typeof languages
  readonly onChoose: (day: string) => void
}

/** A month of days, and the way to other months and years. It is loaded when it is opened. */
export const Calendar = ({ day, today, min, max, isFar, language, onChoose }: CalendarProps) => {
  const { locale, month, texts } = languages[language]
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={locale} {...(texts ? { localeText: texts } : {})}>
      <DateCalendar
        autoFocus
        views={['year', 'month', 'day']}
        openTo={isFar && day === undefined ? 'year' : 'day'}
        yearsOrder={isFar ? 'desc' : 'asc'}
        value={day === undefined ? null : dayjs(day)}
        referenceDate={dayjs(day ?? today)}
        {...(min === undefined ? {} : { minDate: dayjs(min) })}
        {...(max === undefined ? {} : { maxDate: dayjs(max) })}
        slotProps={{ calendarHeader: { format: month } }}
        onChange={(chosen, state) => {
          if (chosen && state === 'finish') onChoose(chosen.format('YYYY-MM-DD'))
        }}
      />
    </LocalizationProvider>
  )
}
