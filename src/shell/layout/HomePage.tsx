import { Box, Typography } from '@mui/material'
import { useEffect } from 'react'
import { useGetIdentity, usePermissions, useTranslate } from 'react-admin'
import { holds } from '../../../resources/rights.ts'
import { pageIsShown } from '../../core/whenIdle.ts'
import { PageTitle } from '../../core/PageTitle.tsx'
import { CardFrame } from './home/CardFrame.tsx'
import { homeCards } from './home/cards.ts'
import type { HomeCard } from './home/cards.ts'
import { greetingAt } from './home/greeting.ts'

const Column = ({ cards }: { cards: readonly HomeCard[] }) => (
  <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2.5, minWidth: 0 }}>
    {cards.map(({ key, height, Card }) => <CardFrame key={key} height={height}><Card /></CardFrame>)}
  </Box>
)

/** The first page: the operator's day, in the cards that this operator may see. */
export const HomePage = () => {
  const translate = useTranslate()
  const { data: identity } = useGetIdentity()
  const { permissions } = usePermissions<ReadonlySet<string>>()
  useEffect(pageIsShown, [])
  const cards = permissions ? homeCards.all().filter(({ permission: may }) => holds(permissions, may)) : []
  const at = (place: HomeCard['place']) => cards.filter(card => card.place === place)
  const columns = [at('main'), at('side')].filter(column => column.length > 0)
  return (
    <Box sx={{ maxWidth: 1200, mx: 'auto', py: { xs: 1, sm: 2 } }}>
      <PageTitle title="app.shell.home" />
      <Typography component="h1" variant="h5" sx={{ fontWeight: 650, minHeight: 32 }}>
        {identity && translate(`app.home.${greetingAt(new Date().getHours())}`, { name: identity.fullName })}
      </Typography>
      <Typography color="text.secondary" sx={{ mb: 3 }}>{translate('app.home.lead')}</Typography>
      <Column cards={at('top')} />
      <Box
        sx={{
          display: 'grid', gap: 2.5, mt: 3, alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: columns.length > 1 ? 'minmax(0, 3fr) minmax(0, 2fr)' : 'minmax(0, 1fr)' },
        }}
      >
        {columns.map(column => <Column key={column[0]!.place} cards={column} />)}
      </Box>
    </Box>
  )
}
