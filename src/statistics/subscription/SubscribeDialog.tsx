import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Link,
  MenuItem,
  Stack,
  TextField,
  Typography,
} from '@mui/material'
import { useNotify, useTranslate } from 'react-admin'
import { useId, useState } from 'react'
import type { FormEvent } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { quickRanges } from '../../../resources/core/statistics/index.ts'
import type { AnyReport } from '../../../resources/core/statistics/index.ts'
import type { View } from '../../../resources/core/statistics/address.ts'
import { weekdays } from '../../../resources/statistics/reportSubscription.ts'
import { fieldTexts } from '../../core/actions/outcome.ts'
import { useErrorText } from '../../core/actions/useErrorText.ts'
import { useProvider } from '../../core/provider.ts'
import { filtersText } from '../../core/report/filtersText.ts'
import { useFilterLabels } from '../../core/report/useFilterLabels.ts'
import { useReportWords } from '../../core/report/useReportWords.ts'

const frequencies = ['weekly', 'monthly'] as const

interface Answers {
  readonly title: string
  readonly range: string
  readonly frequency: (typeof frequencies)[number]
  readonly weekday: string
  readonly monthDay: number
  readonly hour: number
}

/** What moves with the day stays as it was chosen; of days that do not, last week is meant. */
const beginning = ({ choice }: View, title: string): Answers => ({
  title,
  range: typeof choice === 'string' && choice !== 'free' ? choice : 'lastWeek',
  frequency: 'weekly',
  weekday: 'monday',
  monthDay: 1,
  hour: 8,
})

const numbers = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, at) => from + at)

/**
 * Asks when a report is to be sent to the operator, and about which days; filters, step and comparison are those of the
 * page.
 */
export const SubscribeDialog = ({ report, view, onClose }: { report: AnyReport; view: View; onClose: () => void }) => {
  const translate = useTranslate()
  const words = useReportWords(report)
  const provider = useProvider()
  const notify = useNotify()
  const textOf = useErrorText()
  const [answers, setAnswers] = useState(() => beginning(view, translate(`pages.${report.name}`)))
  const [error, setError] = useState<unknown>()
  const [isBusy, setBusy] = useState(false)
  const id = useId()
  const filters = filtersText(words, report, view, useFilterLabels(report, view))
  const errors = fieldTexts(error)
  const known = ['title', 'range', 'frequency', 'weekday', 'monthDay', 'hour']
  const others = Object.entries(errors)
    .filter(([name]) => !known.includes(name))
    .map(([, text]) => text)
  const isWeekly = answers.frequency === 'weekly'

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const { weekday, monthDay, ...rest } = answers
    const data = {
      report: report.name,
      ...rest,
      ...(isWeekly ? { weekday } : { monthDay }),
      ...(view.isStepChosen || answers.range === view.choice ? { step: view.step } : {}),
      compare: view.compare.filter(one => one !== 'free'),
      filters: view.filters,
    }
    setBusy(true)
    provider.create('reportSubscription', { data }).then(
      ({ data: made }: { readonly data: { readonly waits?: unknown } }) => {
        if (made.waits === true) notify('app.report.subscribe.waits', { type: 'warning' })
        else notify('app.report.subscribe.done', { type: 'success' })
        onClose()
      },
      (problem: unknown) => {
        setError(problem)
        setBusy(false)
      },
    )
  }
  const select = <K extends keyof Answers>(
    name: K,
    values: readonly Answers[K][],
    text: (value: Answers[K]) => string,
  ) => (
    <TextField
      select
      size="small"
      margin="none"
      variant="outlined"
      label={translate(`resources.reportSubscription.fields.${name}`)}
      value={answers[name]}
      error={errors[name] !== undefined}
      helperText={errors[name]}
      onChange={event => setAnswers({ ...answers, [name]: event.target.value })}
    >
      {values.map(value => (
        <MenuItem key={value} value={value}>
          {text(value)}
        </MenuItem>
      ))}
    </TextField>
  )
  const choice = (name: string) => (value: string) => translate(`resources.reportSubscription.choices.${name}.${value}`)
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="xs">
      <DialogTitle id={id}>
        {translate('app.report.subscribe.title', { title: translate(`pages.${report.name}`) })}
      </DialogTitle>
      <form noValidate onSubmit={submit}>
        <DialogContent sx={{ pt: 1 }}>
          <Stack spacing={2}>
            <Typography variant="body2" color="text.secondary">
              {translate('app.report.subscribe.about')}
            </Typography>
            <TextField
              size="small"
              margin="none"
              variant="outlined"
              required
              label={translate('resources.reportSubscription.fields.title')}
              value={answers.title}
              error={errors['title'] !== undefined}
              helperText={errors['title']}
              onChange={event => setAnswers({ ...answers, title: event.target.value })}
              slotProps={{ htmlInput: { maxLength: 50 } }}
            />
            {select('range', quickRanges, choice('range'))}
            {select('frequency', frequencies, choice('frequency'))}
            {isWeekly ? select('weekday', weekdays, choice('weekday')) : select('monthDay', numbers(1, 28), String)}
            {select('hour', numbers(0, 23), hour =>
              translate('statistics.hour', { hour: String(hour).padStart(2, '0') }),
            )}
            {filters !== '' && <Typography variant="body2">{filters}</Typography>}
            {view.compareRange && (
              <Typography variant="body2">{translate('app.report.subscribe.withoutFree')}</Typography>
            )}
            {error !== undefined && (others.length > 0 || Object.keys(errors).length === 0) && (
              <Alert severity="error">{others.length > 0 ? others.join(' ') : textOf(error)}</Alert>
            )}
            <Link component={RouterLink} to="/reportSubscription" variant="body2">
              {translate('app.report.subscribe.manage')}
            </Link>
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
          <Button type="submit" variant="contained" disabled={isBusy}>
            {translate('app.report.subscribe.name')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
