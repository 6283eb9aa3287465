import { Alert, Button } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslate } from 'react-admin'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import type { RechargeType } from '../../../resources/times/rechargeType.ts'
import { mostBought } from '../../../resources/times/purchasePrice.ts'
import { useFormat } from '../../core/format.ts'
import { useClient } from '../../core/provider.ts'
import { useMay } from '../../core/useMay.ts'
import { useBalances } from '../../organisations/times/useBalances.ts'

/** What the price list says that these times cost, where it says anything. */
const useListed = (type: unknown, times: unknown): number | undefined => {
  const client = useClient()
  const may = useMay()
  const isAsked =
    typeof type === 'string' &&
    typeof times === 'number' &&
    Number.isInteger(times) &&
    times >= 1 &&
    times <= mostBought
  const { data } = useQuery({
    queryKey: ['purchasePrice', 'quote', type, times],
    retry: false,
    gcTime: 0,
    enabled: isAsked && may('purchasePrice', 'list'),
    queryFn: async () => await client.purchasePrice.quote({ rechargeType: type as RechargeType, times: Number(times) }),
  })
  return data?.amount ?? undefined
}

/** The amount begins with that of the price list; one that was typed stays, and is told apart. */
const Listed = ({ listed, amount }: { listed: number; amount: unknown }) => {
  const translate = useTranslate()
  const format = useFormat()
  const { setValue } = useFormContext()
  const { dirtyFields } = useFormState()
  useEffect(() => {
    if (!dirtyFields['amount']) setValue('amount', listed)
    // Only when the list says something else.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [listed, setValue])
  if (amount === listed) return null
  const take = (
    <Button
      color="inherit"
      size="small"
      onClick={() => setValue('amount', listed, { shouldDirty: true, shouldValidate: true })}
    >
      {translate('app.organisation.take')}
    </Button>
  )
  return (
    <Alert severity="warning" role="status" action={take}>
      {translate('app.organisation.listed', { amount: format.money(listed) })}
    </Alert>
  )
}

const Told = ({ hospital }: { hospital: number }) => {
  const translate = useTranslate()
  const format = useFormat()
  const { data } = useBalances(hospital)
  const [type, times, gifts, amount]: unknown[] = useWatch({ name: ['rechargeType', 'times', 'giveTimes', 'amount'] })
  const listed = useListed(type, times)
  const left = data && typeof type === 'string' ? data[type as RechargeType] : undefined
  if (left === undefined) return null
  const bought = Number(times) || 0
  const told = [
    translate('app.organisation.left', { left: format.number(left) }),
    ...(bought > 0
      ? [translate('app.organisation.after', { after: format.number(left + bought + (Number(gifts) || 0)) })]
      : []),
    ...(bought > 0 && Number(amount) > 0
      ? [translate('app.organisation.price', { price: format.money(Number(amount) / bought) })]
      : []),
  ]
  return (
    <>
      <Alert severity="info" role="status">
        {format.list(told)}
      </Alert>
      {listed !== undefined && <Listed listed={listed} amount={amount} />}
    </>
  )
}

/** Below the inputs of a top-up: what the organisation has now and will have, and what a time then costs. */
export const TopUpPart = () => {
  const hospital: unknown = useWatch({ name: 'hospital' })
  return typeof hospital === 'number' ? <Told hospital={hospital} /> : null
}
