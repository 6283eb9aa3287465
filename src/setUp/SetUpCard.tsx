import { Box, Button, Card, LinearProgress, Typography } from '@mui/material'
import { usePermissions, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { arranged, offeredParts, toArrangement } from '../shell/layout/home/arrangement.ts'
import { useArrangement } from '../shell/layout/home/useArrangement.ts'
import { isThrough, useSteps } from './useSteps.ts'
import './texts.ts'

/**
 * What is still required before work begins, and the way there; nothing once it is done. Who does not want it takes it
 * off the home page, where arranging that brings it back.
 */
export const SetUpCard = () => {
  const translate = useTranslate()
  const { permissions } = usePermissions<ReadonlySet<string>>()
  const { arrangement, mayArrange, keep } = useArrangement()
  const { data, isPending } = useSteps()
  if (isPending) return <div className="awaited" />
  const required = (data ?? []).filter(({ needed }) => needed === 'required')
  const left = required.filter(step => !isThrough(step))
  const [next] = left
  if (!next || !permissions) return null
  const done = required.length - left.length
  const hide = () =>
    keep(
      toArrangement(
        arranged(offeredParts(permissions), arrangement).map(part =>
          part.name === 'setUp' ? { ...part, isShown: false } : part,
        ),
      ),
    )
  return (
    <Card component="section" variant="outlined" aria-label={translate('app.setUp.title')} sx={{ px: 2, py: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
        <Box sx={{ flex: '1 1 18em', minWidth: 0 }}>
          <Typography component="h2" sx={{ fontWeight: 600 }}>
            {translate('app.setUp.title')}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {translate('app.setUp.card.left', {
              done,
              total: required.length,
              next: translate(`app.setUp.steps.${next.name}.title`),
            })}
          </Typography>
          <LinearProgress
            variant="determinate"
            value={(done / required.length) * 100}
            aria-hidden
            sx={{ mt: 1, borderRadius: 1 }}
          />
        </Box>
        <Box sx={{ display: 'flex', gap: 1 }}>
          {mayArrange && (
            <Button color="inherit" onClick={() => void hide()}>
              {translate('app.setUp.card.hide')}
            </Button>
          )}
          <Button variant="contained" component={Link} to="/setUp">
            {translate('app.setUp.card.go')}
          </Button>
        </Box>
      </Box>
    </Card>
  )
}
