import { Alert, LinearProgress, Stack } from '@mui/material'
import { useLocale, useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { useLayoutEffect, useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import type { Id } from '../../../dataProvider/index.ts'
import type { AnyResource, Fields } from '../../../resources/core/index.ts'
import { isNothing } from '../types/Nothing.tsx'
import { scopeOf } from '../fieldContext.ts'
import { recordLabel } from '../recordLabel.ts'
import { EffectList } from './EffectList.tsx'
import { together } from './effects.ts'
import { useErrorText } from './useErrorText.ts'
import type { Offered } from './rowActions.ts'
import { usePreview } from './usePreview.ts'

interface PreviewPanelProps {
  readonly resource: AnyResource
  readonly offer: Offered
  readonly records: readonly RaRecord[]
  /** Told what was seen of which record, and that nothing is to be seen any more. */
  readonly onSeen: (previewToken: ReadonlyMap<Id, string>) => void
}

const nothing: Fields = {}
const unseen: ReadonlyMap<Id, string> = new Map()

/** What the answers that stand in a form would do, as soon as all are there that the preview needs. */
export const PreviewPanel = ({ resource, offer, records, onSeen }: PreviewPanelProps) => {
  const translate = useTranslate()
  const locale = useLocale()
  const textOf = useErrorText()
  const preview = offer.action.preview!
  const asked = resource.calls[preview]?.input ?? nothing
  const names = useMemo(() => Object.keys(asked), [asked])
  const values: unknown[] = useWatch({ name: names })
  const isComplete = names.every((name, at) => !asked[name]!.required || !isNothing(values[at]))
  const input = isComplete ? Object.fromEntries(names.map((name, at) => [name, values[at]])) : undefined
  const { data, error, isFetching } = usePreview(resource, preview, records, input)
  const seen = data && !isFetching ? data.tokens : unseen
  // With what is shown: whoever confirms at once confirms what stands there.
  useLayoutEffect(() => onSeen(seen), [seen, onSeen])
  const nameOf = (id: Id): string => recordLabel(resource, records.find(record => record.id === id) ?? { id }, locale)
  if (error) return <Alert severity="error">{textOf(error)}</Alert>
  if (isFetching) return <LinearProgress aria-label={translate('app.generator.preview.running')} />
  if (!data) return null
  const effects = together(data.effects)
  return (
    <Stack spacing={1}>
      {effects.length > 0 && <EffectList scope={`${scopeOf(resource)}.effects.${offer.name}`} effects={effects} />}
      {data.failed.map(({ id, message }) => (
        <Alert key={id} severity="warning">
          {records.length > 1 ? translate('app.generator.preview.not', { name: nameOf(id), reason: message }) : message}
        </Alert>
      ))}
    </Stack>
  )
}
