import CheckCircle from '@mui/icons-material/CheckCircle'
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked'
import { Box, Button, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { useFormat } from '../core/format.ts'
import { businessZone } from '../shell/installation/businessZone.ts'
import { isThrough } from './useSteps.ts'
import type { Step } from './useSteps.ts'

/** What there is to say of a step besides why it is one, sentence by sentence. */
const useMore = ({ name, at }: Step): readonly string[] => {
  const translate = useTranslate()
  const format = useFormat()
  if (name === 'backup')
    return [at ? translate('app.setUp.lastBackup', { at: format.moment(at) }) : translate('app.setUp.noBackup')]
  if (name !== 'timeZone') return []
  const [zone, own] = [businessZone(), Intl.DateTimeFormat().resolvedOptions().timeZone]
  return [
    translate('app.setUp.zone', { zone }),
    ...(own && own !== zone ? [translate('app.setUp.otherZone', { zone: own })] : []),
  ]
}

interface StepRowProps {
  readonly step: Step
  readonly isBusy: boolean
  readonly onSettle: (settled: boolean) => void
}

/** One step: whether it is done, why it is one, and the way there. */
export const StepRow = ({ step, isBusy, onSettle }: StepRowProps) => {
  const translate = useTranslate()
  const more = useMore(step)
  const { name, needed, done, settled, settleable, to } = step
  const text = (part: string): string => translate(`app.setUp.steps.${name}.${part}`)
  const isDone = isThrough(step)
  const labelled = (action: string) => ({
    'aria-label': translate('app.setUp.labelled', { action, step: text('title') }),
    children: action,
  })
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        gap: 1.5,
        px: 2,
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0 },
      }}
    >
      <Box sx={{ pt: 0.25, color: done ? 'success.main' : 'text.disabled', lineHeight: 0 }} aria-hidden>
        {isDone ? <CheckCircle /> : <RadioButtonUnchecked />}
      </Box>
      <Box
        sx={{ flex: 1, minWidth: 0, display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}
      >
        <Box sx={{ flex: '1 1 20em', minWidth: 0 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1 }}>
            <Typography component="h3" sx={{ fontWeight: 600 }}>
              {text('title')}
            </Typography>
            <Typography variant="body2" color={done ? 'success.main' : 'text.secondary'}>
              {translate(`app.setUp.${done ? 'done' : settled ? 'settled' : 'missing'}`)}
            </Typography>
          </Box>
          <Typography variant="body2" color="text.secondary">
            {text('why')}
          </Typography>
          {more.map(sentence => (
            <Typography key={sentence} variant="body2" color="text.secondary">
              {sentence}
            </Typography>
          ))}
        </Box>
        {!done && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {settleable && !settled && (
              <Button
                color="inherit"
                disabled={isBusy}
                onClick={() => onSettle(true)}
                {...labelled(translate(`app.setUp.${needed === 'required' ? 'asItIs' : 'leaveOut'}`))}
              />
            )}
            {settleable && settled && (
              <Button
                color="inherit"
                disabled={isBusy}
                onClick={() => onSettle(false)}
                {...labelled(translate('app.setUp.takeBack'))}
              />
            )}
            {to && !settled && (
              <Button
                component={Link}
                to={to}
                variant={needed === 'required' ? 'contained' : 'outlined'}
                {...labelled(text('go'))}
              />
            )}
          </Box>
        )}
      </Box>
    </Box>
  )
}
