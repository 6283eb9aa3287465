import { Button, Chip, Stack, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useFormat } from '../../core/format.ts'
import type { SecondFactorState } from './useSecondFactor.ts'
import '../ownTexts.ts'

/** What can be done with a second factor that is there; each asks for password and code. */
export type Change = 'setUp' | 'renewCodes' | 'turnOff'

/** The second factor as it is, and what can be done with it. */
export const Manage = ({ state, onChoose }: { state: SecondFactorState; onChoose: (action: Change) => void }) => {
  const translate = useTranslate()
  const format = useFormat()
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <Chip size="small" color="success" label={translate('app.own.factor.on')} />
        {state.since && (
          <Typography variant="body2" color="text.secondary">
            {translate('app.own.factor.since', { at: format.moment(state.since) })}
          </Typography>
        )}
        <Typography variant="body2" color="text.secondary">
          {translate('app.own.factor.left', { smart_count: state.recoveryCodes })}
        </Typography>
      </Stack>
      <Typography variant="body2" color="text.secondary">
        {translate('app.own.factor.text')}
      </Typography>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={() => onChoose('renewCodes')}>
          {translate('resources.secondFactor.calls.renewCodes')}
        </Button>
        <Button variant="outlined" onClick={() => onChoose('setUp')}>
          {translate('app.own.factor.another')}
        </Button>
        <Button variant="outlined" color="error" disabled={state.required} onClick={() => onChoose('turnOff')}>
          {translate('resources.secondFactor.calls.turnOff')}
        </Button>
      </Stack>
      {state.required && (
        <Typography variant="body2" color="text.secondary">
          {translate('errors.secondFactorRequired')}
        </Typography>
      )}
    </Stack>
  )
}
