import { Box, Typography } from '@mui/material'
import { HttpError } from '../../../dataProvider/HttpError.ts'
import { useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { patterns } from '../../../resources/core/types/text/patterns.ts'
import { useErrorText } from '../../core/actions/useErrorText.ts'
import { text } from '../../core/inputs/text.tsx'
import type { FieldOfType, InputProps } from '../../core/types/view.ts'
import { useSettled } from '../../core/useSettled.ts'
import { NextRuns } from './NextRuns.tsx'
import { useNextRuns } from './useNextRuns.ts'
import './texts.ts'

const Input = text.Input!

/** What the server says of the expression, rather than of the call. */
const useProblem = (): ((error: unknown) => string) => {
  const textOf = useErrorText()
  return error => {
    const said = error instanceof HttpError ? error.body?.errors?.['cron'] : undefined
    return typeof said === 'string' ? said : textOf(error)
  }
}

/** A cron expression, with its next five runs while it is typed. */
export const CronInput = (props: InputProps) => {
  const translate = useTranslate()
  const problem = useProblem()
  const given: unknown = useWatch({ name: props.source })
  const cron = useSettled(typeof given === 'string' ? given.trim() : '')
  const { data, error } = useNextRuns(cron)
  const isCron = patterns.cron.test(cron)
  return (
    <Box sx={{ minWidth: 0 }}>
      <Input {...props} place={props.place as InputProps<FieldOfType<'text'>>['place']} />
      <Box role="status" aria-label={translate('app.timing.next')} sx={{ minHeight: 190, px: 1.75, pb: 1 }}>
        <Typography component="p" variant="body2" color="text.secondary" sx={{ mb: 0.5 }}>
          {translate('app.timing.next')}
        </Typography>
        {!isCron && <Typography variant="body2">{translate('resources.timing.hints.cron')}</Typography>}
        {isCron && error && (
          <Typography variant="body2" color="error">
            {problem(error)}
          </Typography>
        )}
        {isCron && !error && data && <NextRuns runs={data} />}
      </Box>
    </Box>
  )
}
