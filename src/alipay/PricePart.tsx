import { Alert } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import type { RechargeType } from '../../resources/times/rechargeType.ts'
import { mostBought } from '../../resources/times/purchasePrice.ts'
import { useFormat } from '../core/format.ts'
import { useClient } from '../core/provider.ts'
import { useMay } from '../core/useMay.ts'
import './texts.ts'

const Told = ({ rechargeType, times }: { rechargeType: RechargeType; times: number }) => {
  const client = useClient()
  const translate = useTranslate()
  const format = useFormat()
  const { data } = useQuery({
    queryKey: ['purchasePrice', 'quote', rechargeType, times],
    retry: false,
    gcTime: 0,
    queryFn: async () => await client.purchasePrice.quote({ rechargeType, times }),
  })
  if (!data) return null
  if (data.amount === null || data.perTime === null)
    return (
      <Alert severity="warning" role="status">
        {translate('app.alipay.notSold')}
      </Alert>
    )
  return (
    <Alert severity="info" role="status">
      {translate('app.alipay.costs', { amount: format.money(data.amount), perTime: format.money(data.perTime) })}
    </Alert>
  )
}

/** Below the inputs of a top-up by Alipay: what it costs by the price list. */
export const PricePart = () => {
  const may = useMay()
  const [rechargeType, times]: unknown[] = useWatch({ name: ['rechargeType', 'times'] })
  const isAsked =
    typeof rechargeType === 'string' &&
    typeof times === 'number' &&
    Number.isInteger(times) &&
    times >= 1 &&
    times <= mostBought
  return isAsked && may('purchasePrice', 'list') ? (
    <Told rechargeType={rechargeType as RechargeType} times={times} />
  ) : null
}
