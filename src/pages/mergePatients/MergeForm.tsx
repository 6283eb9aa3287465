import { Alert, Button, Skeleton, Stack, TextField, Typography } from '@mui/material'
import { useNotify, useRedirect, useTranslate } from 'react-admin'
import { useId, useState } from 'react'
import type { FormEvent } from 'react'
import { patient } from '../../../resources/business/patient.ts'
import { isWritable } from '../../../resources/schema/fields.ts'
import type { AnyResource } from '../../../resources/schema/index.ts'
import { EffectList } from '../../generator/actions/EffectList.tsx'
import { useErrorText } from '../../generator/actions/useErrorText.ts'
import { blueprintOf } from '../../generator/blueprint.ts'
import { FieldCell } from '../../generator/fields/FieldCell.tsx'
import { SectionCard } from '../../generator/SectionCard.tsx'
import { FieldChoice } from './FieldChoice.tsx'
import type { Side } from './FieldChoice.tsx'
import { PatientLine } from './PatientLine.tsx'
import { useMerge, usePair } from './useMerge.ts'

const { fields } = blueprintOf(patient as unknown as AnyResource)

/** The fields that only mean something together with another, and so are taken over with it. */
const alongWith = (name: string) => Object.values(fields).filter(({ field }) => isWritable(field) && field.showWhen !== undefined && name in field.showWhen)

interface MergeFormProps {
  readonly survivor: number
  readonly other: number
  /** Lets the other one stay. */
  readonly onSwap: () => void
}

/** Two patients beside each other: who stays, whose values count, what will happen, and why. */
export const MergeForm = ({ survivor, other, onSwap }: MergeFormProps) => {
  const translate = useTranslate()
  const notify = useNotify()
  const redirect = useRedirect()
  const textOf = useErrorText()
  const reasonId = useId()
  const { data, error } = usePair({ survivor, other })
  const { merge, errors, isRunning } = useMerge({ survivor, other })
  const [chosen, choose] = useState<Readonly<Record<string, Side>>>({})
  const [keepCase, setKeepCase] = useState<Side | null>(null)
  const [reason, setReason] = useState('')
  if (error) return <Alert severity="error">{textOf(error)}</Alert>
  if (!data) return <Stack spacing={2}>{[1, 2, 3].map(row => <Skeleton key={row} variant="rounded" height={120} />)}</Stack>
  const { records, preview } = data
  const labelOf = (name: string): string => translate(fields[name]?.label ?? name)
  // Where the one who stays says nothing, what the other says is no loss.
  const sideOf = (name: string): Side => chosen[name] ?? (records.survivor[name] === null && records.other[name] !== null ? 'other' : 'survivor')
  const valueOf = (side: Side, name: string) => (records[side][name] === null
    ? <Typography component="span" color="text.secondary">{translate('app.merge.empty')}</Typography>
    : (
      <>
        <FieldCell place={fields[name]!} record={records[side]} room="line" />
        {alongWith(name).filter(place => records[side][place.name] !== null).map(place => (
          <Typography key={place.name} component="span" variant="body2">{translate(place.label)} <FieldCell place={place} record={records[side]} room="line" /></Typography>
        ))}
      </>
    ))
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const take = preview.differing.filter(name => sideOf(name) === 'other')
    if (!(await merge({ take, keepCase, reason, seen: preview.seen }))) return
    notify('app.merge.done', { type: 'success' })
    redirect('show', 'patient', survivor)
  }
  const { reason: wrongReason, ...wrong } = errors
  return (
    <Stack component="form" noValidate spacing={2} onSubmit={event => void submit(event)}>
      <SectionCard title="app.merge.stays">
        <FieldChoice
          isTitled label={translate('app.merge.stays')} value="survivor" onChoose={() => { if (records.other['deleted'] !== true) onSwap() }}
          survivor={<PatientLine record={records.survivor} />} other={<PatientLine record={records.other} />}
        />
      </SectionCard>
      <SectionCard title="app.merge.differing">
        {preview.differing.length === 0 && <Typography color="text.secondary">{translate('app.merge.same')}</Typography>}
        {preview.differing.filter(name => fields[name]).map(name => (
          <FieldChoice
            key={name} label={labelOf(name)} value={sideOf(name)} onChoose={side => choose(now => ({ ...now, [name]: side }))}
            survivor={valueOf('survivor', name)} other={valueOf('other', name)}
          />
        ))}
        {preview.chooseCase && (
          <FieldChoice
            label={translate('resources.patient.asks.merge.fields.keepCase')} value={keepCase} onChoose={setKeepCase}
            survivor={translate('resources.patient.asks.merge.choices.keepCase.survivor')} other={translate('resources.patient.asks.merge.choices.keepCase.other')}
          />
        )}
      </SectionCard>
      <EffectList scope="resources.patient.effects.merge" effects={preview.effects} />
      <TextField
        id={reasonId} required label={translate('resources.patient.asks.merge.fields.reason')} value={reason} onChange={event => setReason(event.target.value)}
        error={wrongReason !== undefined} helperText={wrongReason === undefined ? undefined : String(wrongReason)} slotProps={{ htmlInput: { maxLength: 50 } }}
      />
      {Object.keys(wrong).length > 0 && (
        <Alert severity="error">
          {Object.entries(wrong).map(([name, text]) => <div key={name}>{name === 'keepCase' ? translate('resources.patient.asks.merge.fields.keepCase') : labelOf(name)}: {String(text)}</div>)}
        </Alert>
      )}
      <div>
        <Button type="submit" variant="contained" color="error" loading={isRunning} disabled={reason.trim() === '' || (preview.chooseCase && keepCase === null)}>
          {translate('resources.patient.actions.merge')}
        </Button>
      </div>
    </Stack>
  )
}
