import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { RechargeType } from '../../../resources/times/rechargeType.ts'
import { useFormat } from '../../core/format.ts'
import { useRechargeTypes } from './useBalances.ts'

/** What is left of each type, beside one another. */
export const Balances = ({ balances }: { balances: Readonly<Record<RechargeType, number>> }) => {
  const translate = useTranslate()
  const format = useFormat()
  return (
    <Box
      component="dl"
      sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(8em, 1fr))', gap: 2, m: 0 }}
    >
      {useRechargeTypes().map(({ id, name }) => (
        <Box key={id} sx={{ minWidth: 0 }}>
          <Typography component="dt" variant="body2" color="text.secondary">
            {name}
          </Typography>
          <Typography component="dd" variant="h6" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
            {translate('app.organisation.times', { count: format.number(balances[id]) })}
          </Typography>
        </Box>
      ))}
    </Box>
  )
}
