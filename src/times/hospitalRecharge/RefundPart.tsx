import { Alert, Button } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import { useEffect } from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { createClient } from '../../../dataProvider/index.ts'
import type { RechargeType } from '../../../resources/times/rechargeType.ts'
import { useErrorText } from '../../core/actions/useErrorText.ts'
import { useFormat } from '../../core/format.ts'
import { showPath } from '../../core/paths.ts'
import { useProvider } from '../../core/provider.ts'
import { useMay } from '../../core/useMay.ts'

interface Account {
  readonly hospital: number
  readonly rechargeType: RechargeType
}

/** How much can go back at most, what usually does, and what so many times were bought for. */
const useRefundable = ({ hospital, rechargeType }: Account, times: number | undefined) => {
  const provider = useProvider()
  const calls = createClient(provider).hospitalRecharge
  const key = ['hospitalRecharge', 'refundable', hospital, rechargeType]
  const usual = useQuery({
    queryKey: key,
    retry: false,
    gcTime: 0,
    queryFn: async () => ({
      most: await calls.canRefund({ hospital, rechargeType }),
      begins: await calls.refundDefault({ uid: hospital, rechargeType }),
    }),
  })
  const worth = useQuery({
    queryKey: [...key, times],
    retry: false,
    gcTime: 0,
    enabled: times !== undefined,
    queryFn: async () => ({
      ...(await calls.refundDefault({ uid: hospital, rechargeType, times: times ?? 0 })),
      times,
    }),
  })
  return { usual, worth: worth.data }
}

/** That a refund of these times was asked for already: nothing else of them is refunded until somebody has answered. */
const Waiting = ({ request }: { request: number }) => {
  const translate = useTranslate()
  const may = useMay()
  return (
    <Alert
      severity="error"
      action={
        may('refundRequest', 'get') ? (
          <Button component={Link} to={showPath('refundRequest', request)} color="inherit" size="small">
            {translate('app.organisation.seeRequest')}
          </Button>
        ) : undefined
      }
    >
      {translate('app.organisation.requestWaits')}
    </Alert>
  )
}

const Told = (account: Account) => {
  const translate = useTranslate()
  const format = useFormat()
  const textOf = useErrorText()
  const { setValue } = useFormContext()
  const { dirtyFields } = useFormState()
  const [times, gifts, amount]: unknown[] = useWatch({ name: ['times', 'giveTimes', 'amount'] })
  const {
    usual: { data, error },
    worth,
  } = useRefundable(account, typeof times === 'number' && times >= 0 ? times : undefined)
  const begins = data?.begins
  useEffect(() => {
    // What was typed already stays.
    if (!begins) return
    for (const name of ['times', 'giveTimes'] as const) if (!dirtyFields[name]) setValue(name, begins[name])
    // Only when other values to begin with have come.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [begins, setValue])
  const worthOf = worth?.amount
  useEffect(() => {
    if (worthOf !== undefined && !dirtyFields['amount']) setValue('amount', worthOf)
    // Only when the times are worth something else; what was typed stays.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [worthOf, setValue])
  if (error) return <Alert severity="error">{textOf(error)}</Alert>
  if (!data) return null
  const { most } = data
  if (most.waiting !== null) return <Waiting request={most.waiting} />
  const after = most.remaining - (Number(times) || 0) - (Number(gifts) || 0)
  const told = [
    translate('app.organisation.left', { left: format.number(most.remaining) }),
    translate('app.organisation.refundable', {
      times: format.number(most.times),
      gifts: format.number(most.giveTimes),
      amount: format.money(most.amount),
    }),
    ...(after >= 0 ? [translate('app.organisation.afterRefund', { after: format.number(after) })] : []),
  ]
  const typed = Number(amount) || 0
  const differs = worth !== undefined && worth.amount !== amount
  const isRequest = worth?.direct != null && typed > worth.direct && typed <= worth.amount
  const take = worth && (
    <Button
      color="inherit"
      size="small"
      onClick={() => setValue('amount', worth.amount, { shouldDirty: true, shouldValidate: true })}
    >
      {translate('app.organisation.take')}
    </Button>
  )
  return (
    <>
      <Alert severity="info" role="status">
        {told.join(format.locale === 'zh' ? '；' : '; ')}
      </Alert>
      {worth !== undefined && worth.cancelledAmount > 0 && (
        <Alert severity="info" role="status">
          {translate('app.organisation.owedNoLonger', { amount: format.money(worth.cancelledAmount) })}
        </Alert>
      )}
      {differs && (
        <Alert severity={typed > worth.amount ? 'error' : 'warning'} role="status" action={take}>
          {translate('app.organisation.worth', {
            times: format.number(worth.times ?? 0),
            amount: format.money(worth.amount),
          })}
        </Alert>
      )}
      {isRequest && (
        <Alert severity="warning" role="status">
          {translate('app.organisation.aboveLimit')}
        </Alert>
      )}
    </>
  )
}

/**
 * Below the inputs of a refund: how much can go back. The inputs begin with what is left and what that was bought for.
 */
export const RefundPart = () => {
  const [hospital, rechargeType]: unknown[] = useWatch({ name: ['hospital', 'rechargeType'] })
  if (typeof hospital !== 'number' || typeof rechargeType !== 'string') return null
  return <Told key={`${hospital} ${rechargeType}`} hospital={hospital} rechargeType={rechargeType as RechargeType} />
}
