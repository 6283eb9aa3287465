import { Alert, Button, FormHelperText, Skeleton, Stack, Typography } from '@mui/material'
import { useNotify, useRedirect, useTranslate } from 'react-admin'
import { useState } from 'react'
import { useController, useFormState, useWatch } from 'react-hook-form'
import type { FieldValues } from 'react-hook-form'
import { useLocation } from 'react-router-dom'
import { patient } from '../../../resources/patients/patient.ts'
import type { AnyResource, Fields } from '../../../resources/core/index.ts'
import { EffectList } from '../../core/actions/EffectList.tsx'
import { useErrorLines } from '../../core/actions/useErrorLines.ts'
import { resourceView } from '../../core/resourceView.ts'
import { Failed } from '../../core/Failed.tsx'
import { FieldCell } from '../../core/fields/FieldCell.tsx'
import { FieldInput } from '../../core/fields/FieldInput.tsx'
import { ErrorSummary } from '../../core/form/ErrorSummary.tsx'
import { GuardedForm } from '../../core/form/GuardedForm.tsx'
import { useResolver } from '../../core/form/useResolver.ts'
import { inputScope, optionKey, placesOf } from '../../core/fieldContext.ts'
import type { Closing } from '../../core/paths.ts'
import { SectionCard } from '../../core/SectionCard.tsx'
import { FieldChoice } from './FieldChoice.tsx'
import type { Side } from './FieldChoice.tsx'
import { PatientLine } from './PatientLine.tsx'
import { useMerge, usePair } from './useMerge.ts'
import './texts.ts'

const resource: AnyResource = patient

/** What is asked of the operator beside the two and whose values count. */
const asked = (({ keepCase, reason }: Fields): Fields => ({ keepCase: keepCase!, reason: reason! }))(
  resource.calls['merge']!.input!,
)
const places = placesOf(inputScope(resource, 'merge'), asked)
const [keepCasePlace, reasonPlace] = [places[0]!, places[1]!]

const isAsked = (name: string): boolean => Object.hasOwn(asked, name)
const ofForm = (errors: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => isAsked(name)))

/** Whose case stays, where both have one. */
const CaseChoice = () => {
  const translate = useTranslate()
  const {
    field: { value, onChange },
    fieldState: { error },
  } = useController({ name: 'keepCase', defaultValue: null })
  return (
    <>
      <FieldChoice
        label={translate(keepCasePlace.label)}
        value={value as Side | null}
        onChoose={onChange}
        survivor={translate(optionKey(keepCasePlace, 'survivor'))}
        other={translate(optionKey(keepCasePlace, 'other'))}
      />
      {error?.message && (
        <FormHelperText error role="alert">
          {error.message}
        </FormHelperText>
      )}
    </>
  )
}

const MergeButton = ({ isBlocked }: { isBlocked: boolean }) => {
  const translate = useTranslate()
  const { isSubmitting } = useFormState()
  const keepCase: unknown = useWatch({ name: 'keepCase' })
  return (
    <div>
      <Button
        type="submit"
        variant="contained"
        color="error"
        loading={isSubmitting}
        disabled={isBlocked && (keepCase === null || keepCase === undefined)}
      >
        {translate('resources.patient.calls.merge')}
      </Button>
    </div>
  )
}

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
  const { pathname } = useLocation()
  const { fields } = resourceView(resource)
  const { merge, errors, isMerged } = useMerge({ survivor, other })
  const { data, error, refetch } = usePair({ survivor, other }, isMerged)
  const linesOf = useErrorLines(resource.name)
  const resolver = useResolver(asked, places)
  const [chosen, choose] = useState<Readonly<Record<string, Side>>>({})
  if (error && !data) return <Failed error={error} onRetry={() => void refetch()} />
  if (!data)
    return (
      <Stack spacing={2}>
        {[1, 2, 3].map(row => (
          <Skeleton key={row} variant="rounded" height={120} />
        ))}
      </Stack>
    )
  const { records, preview } = data
  const labelOf = (name: string): string => translate(fields[name]?.label ?? name)
  // Where the one who stays says nothing, what the other says is no loss.
  const sideOf = (name: string): Side =>
    chosen[name] ?? (records.survivor[name] === null && records.other[name] !== null ? 'other' : 'survivor')
  const valueOf = (side: Side, name: string) =>
    records[side][name] === null ? (
      <Typography component="span" color="text.secondary">
        {translate('app.merge.empty')}
      </Typography>
    ) : (
      <FieldCell place={fields[name]!} record={records[side]} room="line" />
    )
  const submit = async ({ reason, keepCase = null }: FieldValues) => {
    const take = preview.differing.filter(name => sideOf(name) === 'other')
    const refused = await merge({
      take,
      keepCase: keepCase as Side | null,
      reason: String(reason),
      previewToken: preview.previewToken,
    })
    // What is wrong with the values of the two has no input here, and is told by name below.
    if (refused) return { root: { refused: 'refused' }, ...ofForm(refused) }
    notify('app.merge.done', { type: 'success' })
    redirect('show', 'patient', survivor, undefined, { closes: [pathname] } satisfies Closing)
    return undefined
  }
  const wrong = linesOf(Object.fromEntries(Object.entries(errors).filter(([name]) => !isAsked(name))))
  return (
    <GuardedForm resolver={resolver} onSubmit={submit}>
      <Stack spacing={2}>
        <SectionCard title="app.merge.stays">
          <FieldChoice
            isTitled
            label={translate('app.merge.stays')}
            value="survivor"
            onChoose={() => {
              if (records.other['deleted'] !== true) onSwap()
            }}
            survivor={<PatientLine record={records.survivor} />}
            other={<PatientLine record={records.other} />}
          />
        </SectionCard>
        <SectionCard title="app.merge.differing">
          {preview.differing.length === 0 && (
            <Typography color="text.secondary">{translate('app.merge.same')}</Typography>
          )}
          {preview.differing
            .filter(name => fields[name])
            .map(name => (
              <FieldChoice
                key={name}
                label={labelOf(name)}
                value={sideOf(name)}
                onChoose={side => choose(now => ({ ...now, [name]: side }))}
                survivor={valueOf('survivor', name)}
                other={valueOf('other', name)}
              />
            ))}
          {preview.chooseCase && <CaseChoice />}
        </SectionCard>
        <EffectList scope="resources.patient.effects.merge" effects={preview.effects} />
        <FieldInput place={reasonPlace} />
        {wrong.length > 0 && (
          <Alert severity="error">
            {wrong.map(line => (
              <div key={line}>{line}</div>
            ))}
          </Alert>
        )}
        <ErrorSummary />
        <MergeButton isBlocked={preview.chooseCase} />
      </Stack>
    </GuardedForm>
  )
}
