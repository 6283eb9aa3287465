import Tune from '@mui/icons-material/Tune'
import { Box, Button, Typography, useMediaQuery } from '@mui/material'
import type { Theme } from '@mui/material'
import { useEffect, useMemo, useState } from 'react'
import { useGetIdentity, usePermissions, useTranslate } from 'react-admin'
import { pageIsShown } from '../../core/whenIdle.ts'
import { PageTitle } from '../../core/PageTitle.tsx'
import { Settling } from '../../core/Settling.tsx'
import { businessHour } from '../installation/businessZone.ts'
import { arranged, offeredParts, placeOf } from './home/arrangement.ts'
import type { Place } from './home/arrangement.ts'
import { greetingAt } from './home/greeting.ts'
import { HomePart } from './home/HomePart.tsx'
import { NewButtons } from './home/NewButtons.tsx'
import { useArrangement } from './home/useArrangement.ts'
import { onDemand } from '../../core/later.tsx'

const ArrangeDialog = onDemand(
  async () => (await import('./home/ArrangeDialog.tsx')).ArrangeDialog,
  ({ onClose }) => onClose(),
)

/** The first page: the operator's day, in the parts that this operator may see and wants to. */
export const HomePage = () => {
  const translate = useTranslate()
  const { data: identity } = useGetIdentity()
  const { permissions } = usePermissions<ReadonlySet<string>>()
  const { arrangement, isPending, mayArrange, isOwn, keep, reset } = useArrangement()
  const [isArranging, setArranging] = useState(false)
  const isWide = useMediaQuery<Theme>(theme => theme.breakpoints.up('lg'), { noSsr: true })
  useEffect(pageIsShown, [])
  const parts = useMemo(
    () => (permissions ? arranged(offeredParts(permissions), arrangement) : []),
    [permissions, arrangement],
  )
  const at = (place: Place) => parts.filter(({ one, isShown }) => isShown && placeOf(one) === place)
  const draw = (shown: typeof parts) =>
    shown.map(({ name, one }) => <HomePart key={name} name={name} one={one} isAwaited={isPending} />)
  const [above, numbers, reports, cards] = [at('above'), at('numbers'), at('reports'), at('cards')]
  // Cards are as high as what they say: side by side in rows they would leave holes.
  const columns =
    isWide && cards.length > 1
      ? [cards.filter((_, place) => place % 2 === 0), cards.filter((_, place) => place % 2 === 1)]
      : [cards]
  return (
    <Settling>
      <Box sx={{ maxWidth: 1200, mx: 'auto', py: { xs: 1, sm: 2 }, display: 'flex', flexDirection: 'column', gap: 3 }}>
        <PageTitle title="app.shell.home" />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1.25 }}>
          <Box sx={{ flex: '1 1 16em' }}>
            <Typography component="h1" variant="h5" sx={{ fontWeight: 650, minHeight: 32 }}>
              {identity && translate(`app.home.${greetingAt(businessHour())}`, { name: identity.fullName })}
            </Typography>
            <Typography color="text.secondary">{translate('app.home.lead')}</Typography>
          </Box>
          <NewButtons />
          {mayArrange && parts.length > 1 && (
            <Button color="inherit" startIcon={<Tune />} aria-haspopup="dialog" onClick={() => setArranging(true)}>
              {translate('app.home.arrange')}
            </Button>
          )}
        </Box>
        {above.length > 0 && (
          <Box sx={{ '&:not(:has(section, .awaited, .MuiSkeleton-root))': { mt: -3 } }}>{draw(above)}</Box>
        )}
        {numbers.length > 0 && (
          <Box
            component="section"
            aria-label={translate('app.home.places.numbers')}
            sx={{
              display: 'grid',
              gap: 2,
              gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(auto-fit, minmax(176px, 1fr))' },
            }}
          >
            {draw(numbers)}
          </Box>
        )}
        {draw(reports)}
        {cards.length > 0 && (
          <Box
            sx={{
              display: 'grid',
              gap: 2.5,
              alignItems: 'start',
              gridTemplateColumns: `repeat(${columns.length}, minmax(0, 1fr))`,
            }}
          >
            {columns.map(column => (
              <Box key={column[0]!.name} sx={{ display: 'flex', flexDirection: 'column', gap: 2.5, minWidth: 0 }}>
                {draw(column)}
              </Box>
            ))}
          </Box>
        )}
        {isArranging && (
          <ArrangeDialog
            parts={parts}
            isOwn={isOwn}
            onKeep={keep}
            onReset={reset}
            onClose={() => setArranging(false)}
          />
        )}
      </Box>
    </Settling>
  )
}
