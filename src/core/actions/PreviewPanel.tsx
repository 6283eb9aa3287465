import { Alert, Box, LinearProgress, Stack } from '@mui/material'
import { useLocale, useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
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
import type { Previewed } from './usePreview.ts'

interface PreviewPanelProps {
  readonly resource: AnyResource
  readonly offer: Offered
  readonly records: readonly RaRecord[]
  /** The action is under way. */
  readonly running: boolean
  /** Told what was seen of which record, and that nothing is to be seen any more. */
  readonly onSeen: (seen: Seen) => void
}

type Seen = Pick<Previewed, 'tokens' | 'effects'>

const nothing: Fields = {}
export const unseen: Seen = { tokens: new Map(), effects: [] }

/** What the server finds wrong with an answer stands at its input, as long as it is the same. */
const useWrongAnswers = (errors: Readonly<Record<string, unknown>> | undefined, names: readonly string[]): boolean => {
  const { setError, clearErrors, control } = useFormContext()
  const wrong = useMemo(
    () => Object.entries(errors ?? {}).filter(([name, text]) => names.includes(name) && typeof text === 'string'),
    [errors, names],
  )
  useEffect(() => {
    for (const [name, text] of wrong) setError(name, { type: 'server', message: String(text) })
    return () => {
      for (const [name] of wrong) if (control.getFieldState(name).error?.type === 'server') clearErrors(name)
    }
  }, [wrong, setError, clearErrors, control])
  return wrong.length > 0
}

/** What the answers that stand in a form would do, as soon as all are there that the preview needs. */
export const PreviewPanel = ({ resource, offer, records, running, onSeen }: PreviewPanelProps) => {
  const translate = useTranslate()
  const locale = useLocale()
  const textOf = useErrorText()
  const preview = offer.action.preview!
  const asked = resource.calls[preview]?.input ?? nothing
  const names = useMemo(() => Object.keys(asked), [asked])
  const values: unknown[] = useWatch({ name: names })
  const isComplete = names.every((name, at) => !asked[name]!.required || !isNothing(values[at]))
  const input = isComplete ? Object.fromEntries(names.map((name, at) => [name, values[at]])) : undefined
  const { data, error, isFetching } = usePreview(resource, preview, records, input, running)
  const seen = data && !isFetching ? data : unseen
  // With what is shown: whoever confirms at once confirms what stands there.
  useLayoutEffect(() => onSeen(seen), [seen, onSeen])
  const [failed, ...others] = seen === data ? data.failed : []
  const isToldAbove = useWrongAnswers(others.length === 0 && records.length === 1 ? failed?.errors : undefined, names)
  // What was shown last keeps its room while the next is asked for, and while there is none, so that nothing jumps.
  const [last, setLast] = useState<Previewed['effects']>([])
  if (seen.effects.length > 0 && seen.effects !== last) setLast(seen.effects)
  const nameOf = (id: Id): string => recordLabel(resource, records.find(record => record.id === id) ?? { id }, locale)
  if (error) return <Alert severity="error">{textOf(error)}</Alert>
  const isStale = seen.effects.length === 0
  const effects = together(isStale ? last : seen.effects)
  return (
    <Stack spacing={1}>
      <Box sx={{ height: 4 }}>
        {isFetching && <LinearProgress aria-label={translate('app.generator.preview.running')} />}
      </Box>
      {effects.length > 0 && (
        <Box sx={isStale ? { visibility: 'hidden' } : {}}>
          <EffectList scope={`${scopeOf(resource)}.effects.${offer.name}`} effects={effects} />
        </Box>
      )}
      {seen === data &&
        !isToldAbove &&
        data.failed.map(({ id, error: why }) => (
          <Alert key={id} severity="warning" sx={{ whiteSpace: 'pre-line' }}>
            {records.length > 1
              ? translate('app.generator.preview.not', { name: nameOf(id), reason: textOf(why) })
              : textOf(why)}
          </Alert>
        ))}
    </Stack>
  )
}
