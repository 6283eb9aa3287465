import { Alert, Button, Skeleton, Stack, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { RaRecord } from 'react-admin'
import { useRefresh, useTranslate } from 'react-admin'
import { useErrorText } from '../core/actions/useErrorText.ts'
import { useFormat } from '../core/format.ts'
import { useClient } from '../core/provider.ts'
import { QrCode } from '../core/QrCode.tsx'
import { SectionCard } from '../core/SectionCard.tsx'
import { useMay } from '../core/useMay.ts'
import './texts.ts'

/**
 * Milliseconds after which Alipay is asked again while somebody looks at a code: its notice comes sooner, where it
 * reaches the server.
 */
const askAgain = 5000

/** What it asks has keys of its own: whatever changes the order has nothing of that asked again. */
const Paying = ({ id, amount, expiresAt }: { id: number; amount: number; expiresAt: string }) => {
  const client = useClient()
  const translate = useTranslate()
  const format = useFormat()
  const textOf = useErrorText()
  const refresh = useRefresh()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['paying', 'start', id],
    queryFn: async () => await client.paymentOrder.start({ paymentOrder: id }),
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
  })
  const { data: found } = useQuery({
    queryKey: ['paying', 'check', id],
    queryFn: async () => await client.paymentOrder.check({ paymentOrder: id }),
    enabled: data !== undefined,
    retry: false,
    gcTime: 0,
    refetchInterval: query => (query.state.data && query.state.data.state !== 'made' ? false : askAgain),
  })
  const state = found?.state
  useEffect(() => {
    if (state && state !== 'made') refresh()
  }, [state, refresh])
  if (error)
    return (
      <Alert
        severity="error"
        action={
          <Button color="inherit" size="small" loading={isFetching} onClick={() => void refetch()}>
            {translate('ra.action.refresh')}
          </Button>
        }
      >
        {textOf(error)}
      </Alert>
    )
  if (!data) return <Skeleton variant="rounded" height={260} />
  return (
    <Stack spacing={1.5} sx={{ alignItems: 'center', textAlign: 'center' }}>
      <Typography variant="h5" component="p">
        {format.money(amount)}
      </Typography>
      {data.qrCode && <QrCode text={data.qrCode} label={translate('app.alipay.code')} />}
      {data.url && (
        <Button variant="contained" component="a" href={data.url} target="_blank" rel="noopener noreferrer">
          {translate('app.alipay.toPage')}
        </Button>
      )}
      <Typography color="text.secondary">
        {translate(data.qrCode ? 'app.alipay.scan' : 'app.alipay.onPage', { until: format.moment(expiresAt) })}
      </Typography>
    </Stack>
  )
}

/**
 * Above an order that is not paid yet: the code to scan, or the way to Alipay's page. It goes on by itself once it is
 * paid.
 */
export const PayCard = ({ record }: { record: RaRecord }) => {
  const may = useMay()
  const translate = useTranslate()
  const { state, purpose, way, amount, expiresAt } = record as RaRecord & {
    readonly state: string
    readonly purpose: string
    readonly way: string
    readonly amount: number
    readonly expiresAt: string
  }
  if (state === 'paid')
    return (
      <Alert severity="success" sx={{ mb: 2 }}>
        {translate(purpose === 'test' ? 'app.alipay.tried' : 'app.alipay.paid')}
      </Alert>
    )
  if (state !== 'made' || !may('paymentOrder', 'topUp')) return null
  if (new Date(expiresAt).getTime() <= Date.now())
    return (
      <Alert severity="info" sx={{ mb: 2 }}>
        {translate('app.alipay.expired')}
      </Alert>
    )
  return (
    <SectionCard title={`resources.paymentOrder.choices.way.${way}`}>
      <Paying key={record.id} id={Number(record.id)} amount={amount} expiresAt={expiresAt} />
    </SectionCard>
  )
}
