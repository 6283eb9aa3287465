import { Button, Chip, Skeleton, Stack, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { Failed } from '../../core/Failed.tsx'
import { SectionCard } from '../../core/SectionCard.tsx'
import { useSecondFactor } from '../secondFactor/useSecondFactor.ts'
import '../ownTexts.ts'

/** Whether a second factor is there, and the way to it. */
export const SecondFactorCard = () => {
  const translate = useTranslate()
  const { data: state, error, refetch } = useSecondFactor()
  return (
    <SectionCard title="pages.user/secondFactor">
      {error && <Failed error={error} onRetry={() => void refetch()} />}
      {!state && !error && <Skeleton variant="rounded" height={72} />}
      {state && (
        <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
          <Stack direction="row" spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap' }} useFlexGap>
            <Chip
              size="small"
              color={state.on ? 'success' : 'default'}
              label={translate(state.on ? 'app.own.factor.on' : 'app.own.factor.off')}
            />
            {state.on && (
              <Typography variant="body2" color="text.secondary">
                {translate('app.own.factor.left', { smart_count: state.recoveryCodes })}
              </Typography>
            )}
          </Stack>
          <Typography variant="body2" color="text.secondary">
            {translate('app.own.factor.text')}
          </Typography>
          <Button component={Link} to="/user/secondFactor" size="small" variant="outlined">
            {translate(state.on ? 'app.own.factor.manage' : 'app.own.factor.setUp')}
          </Button>
        </Stack>
      )}
    </SectionCard>
  )
}
