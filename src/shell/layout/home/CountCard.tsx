import { Card, CardActionArea, Skeleton, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import type { CountPart } from '../../../../resources/core/home.ts'
import type { Named } from './arrangement.ts'
import { countHeight } from './heights.ts'
import { useWaiting } from './useWaiting.ts'

/** How many rows wait, which leads to them. Where they cannot be counted the list is still a step away. */
export const CountCard = ({ name, one }: Named<CountPart>) => {
  const translate = useTranslate()
  const { count, total, isPending, to } = useWaiting(one, 1)
  const title = translate(`app.home.parts.${name}.title`)
  return (
    <Card variant="outlined" sx={{ height: '100%', minHeight: countHeight }}>
      <CardActionArea
        component={Link}
        to={to}
        aria-label={count === undefined ? title : translate('app.home.counted', { title, total: count })}
        sx={{
          height: '100%',
          px: 2,
          py: 1.5,
          display: 'flex',
          flexDirection: 'column',
          alignItems: 'flex-start',
          justifyContent: 'flex-start',
        }}
      >
        <Typography
          component="span"
          aria-busy={isPending}
          sx={{
            fontSize: '1.75rem',
            lineHeight: 1.2,
            fontWeight: 650,
            fontVariantNumeric: 'tabular-nums',
            color: total ? 'primary.main' : 'text.secondary',
          }}
        >
          {isPending ? <Skeleton width={40} /> : (count ?? '–')}
        </Typography>
        <Typography component="span" variant="body2" color="text.secondary">
          {title}
        </Typography>
      </CardActionArea>
    </Card>
  )
}
