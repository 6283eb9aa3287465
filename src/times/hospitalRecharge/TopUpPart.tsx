import { Alert } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import type { RechargeType } from '../../../resources/times/rechargeType.ts'
import { useFormat } from '../../core/format.ts'
import { useBalances } from '../../organisations/times/useBalances.ts'

const Told = ({ hospital }: { hospital: number }) => {
  const translate = useTranslate()
  const format = useFormat()
  const { data } = useBalances(hospital)
  const [type, times, gifts, amount]: unknown[] = useWatch({ name: ['rechargeType', 'times', 'giveTimes', 'amount'] })
  const left = data && typeof type === 'string' ? data[type as RechargeType] : undefined
  if (left === undefined) return null
  const bought = Number(times) || 0
  const told = [
    translate('app.organisation.left', { left: format.number(left) }),
    ...(bought > 0 ? [translate('app.organisation.after', { after: format.number(left + bought + (Number(gifts) || 0)) })] : []),
    ...(bought > 0 && Number(amount) > 0 ? [translate('app.organisation.price', { price: format.money(Number(amount) / bought) })] : []),
  ]
  return <Alert severity="info" role="status">{format.list(told)}</Alert>
}

/** Below the inputs of a top-up: what the organisation has now and will have, and what a time then costs. */
export const TopUpPart = () => {
  const hospital: unknown = useWatch({ name: 'hospital' })
  return typeof hospital === 'number' ? <Told hospital={hospital} /> : null
}
