import { Alert, Box, Button, Card, Skeleton, Typography } from '@mui/material'
import { useMemo } from 'react'
import { useGetList, useGetMany, useTranslate } from 'react-admin'
import { Link, useLocation, useSearchParams } from 'react-router-dom'
import { mostLabels } from '../../../resources/system/serial.ts'
import { useErrorText } from '../../core/actions/useErrorText.ts'
import { PageHeader } from '../../core/PageHeader.tsx'
import { PdfButton } from '../../core/pdf/PdfButton.tsx'
import { QrCode } from '../../core/QrCode.tsx'
import { filterIn, labelledIn } from './serialLabelsPath.ts'
import './texts.ts'

/** In the order in which they were made. */
const sort = { field: 'id', order: 'ASC' } as const

/** The serial numbers that the address names, or all that a list was filtered by; `count` says how many are meant. */
const useLabelled = () => {
  const [search] = useSearchParams()
  const { state } = useLocation() as { readonly state: unknown }
  const asked = useMemo(() => labelledIn(search), [search])
  const filter = asked.length === 0 ? filterIn(state) : undefined
  const ids = asked.length > mostLabels ? [] : asked
  const named = useGetMany('serial', { ids: [...ids] }, { enabled: ids.length > 0 })
  const found = useGetList(
    'serial',
    { pagination: { page: 1, perPage: mostLabels }, sort, filter: filter ?? {} },
    { enabled: filter !== undefined },
  )
  const isAsked = filter !== undefined || ids.length > 0
  return filter === undefined
    ? { ...named, isAsked, count: asked.length }
    : { ...found, isAsked, count: found.total ?? 0 }
}

/** Labels of serial numbers as they are to stand on devices, to be saved as a sheet. */
export const SerialLabelsPage = () => {
  const translate = useTranslate()
  const textOf = useErrorText()
  const { data = [], error, isPending, refetch, isAsked, count } = useLabelled()
  const isTooMany = count > mostLabels
  const isNothing = !isAsked || isTooMany || (!isPending && !error && data.every(record => !record))
  const labels = (isTooMany ? [] : data)
    .filter(Boolean)
    .map(record => ({ number: String(record['number']), series: String(record['seriesLabel'] ?? '') }))
  return (
    <>
      <PageHeader title={translate('pages.serialLabels')}>
        {labels.length > 0 && (
          <PdfButton
            needs={['serial:list']}
            run={async exporting => (await import('./labelSheet.ts')).exportLabels(labels, exporting)}
          />
        )}
      </PageHeader>
      {error && (
        <Alert
          severity="error"
          action={
            <Button size="small" color="inherit" onClick={() => void refetch()}>
              {translate('app.retry')}
            </Button>
          }
        >
          {textOf(error)}
        </Alert>
      )}
      {isAsked && isPending && <Skeleton variant="rounded" height={240} aria-busy="true" />}
      {isNothing && (
        <Alert
          severity="info"
          action={
            <Button component={Link} to="/serial" color="inherit" size="small">
              {translate('app.serialLabels.toList')}
            </Button>
          }
        >
          {isTooMany ? translate('app.serialLabels.tooMany', { most: mostLabels }) : translate('app.serialLabels.none')}
        </Alert>
      )}
      {labels.length > 0 && (
        <Typography color="text.secondary" sx={{ mb: 2 }}>
          {translate('app.serialLabels.count', { smart_count: labels.length })}
        </Typography>
      )}
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(260px, 1fr))',
          m: 0,
          p: 0,
          listStyle: 'none',
        }}
      >
        {labels.map(({ number, series }) => (
          <Card
            key={number}
            component="li"
            variant="outlined"
            sx={{ display: 'flex', alignItems: 'center', gap: 2, p: 1.5, breakInside: 'avoid' }}
          >
            <QrCode text={number} label={number} size={96} />
            <Box sx={{ minWidth: 0 }}>
              <Typography variant="body2" color="text.secondary">
                {series}
              </Typography>
              <Typography sx={{ fontWeight: 650, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }}>
                {number}
              </Typography>
            </Box>
          </Card>
        ))}
      </Box>
    </>
  )
}
