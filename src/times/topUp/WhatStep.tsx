import {
  Alert,
  Box,
  Button,
  Card,
  CardContent,
  Skeleton,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from '@mui/material'
import { RecordContextProvider, useGetIdentity, useGetOne } from 'react-admin'
import { useEffect, useId, useMemo, useRef } from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import type { FieldValues } from 'react-hook-form'
import { recharge } from '../../../resources/times/recharge.ts'
import { topUpAsks } from '../../../resources/times/topUp.ts'
import type { Fields } from '../../../resources/core/index.ts'
import { FieldInput } from '../../core/fields/FieldInput.tsx'
import { ErrorSummary } from '../../core/form/ErrorSummary.tsx'
import { GuardedForm } from '../../core/form/GuardedForm.tsx'
import { defaultsOf } from '../../core/form/defaults.ts'
import { FieldsDraft } from '../../core/form/FieldsDraft.tsx'
import { useResolver } from '../../core/form/useResolver.ts'
import { RefInput } from '../../core/inputs/ref.tsx'
import type { FieldOfType, InputProps } from '../../core/types/view.ts'
import { inputScope, placesOf } from '../../core/fieldContext.ts'
import { twoColumns, wholeWidth } from '../../core/SectionCard.tsx'
import { topUpPage } from '../cards/topUpPath.ts'
import { mayChoosePayer } from './payer.ts'
import { usePriceOptions } from './usePriceOptions.ts'
import { useTexts } from './useTexts.ts'
import type { Answers } from './useTopUp.ts'
import { aboutWhom } from './whom.ts'
import type { Whom } from './whom.ts'

const { userIds: _ids, filter: _filter, ...asked } = topUpAsks
const fields: Fields = asked
const places = placesOf(inputScope(recharge, 'topUp'), fields)

/** What a cashier most often means. */
const begins = { ...defaultsOf(fields), payStatus: 'paid', channel: 'cash', times: 30 }

/** The packages that are offered; where nothing else is sold, one of them is always chosen. */
const Packages = ({ offered: { packages, other } }: { offered: NonNullable<ReturnType<typeof usePriceOptions>> }) => {
  const texts = useTexts()
  const id = useId()
  const { setValue } = useFormContext()
  const times = Number(useWatch({ name: 'times' }))
  const [first] = packages
  const isSold = other || packages.some(one => one.times === times)
  useEffect(() => {
    if (!isSold && first) setValue('times', first.times)
  }, [isSold, first, setValue])
  if (!first) return null
  return (
    <>
      <Typography id={id} variant="body2" color="text.secondary" sx={{ mb: 0.5 }}>
        {texts.packages}
      </Typography>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-labelledby={id}
        value={times}
        onChange={(_, chosen: number | null) => {
          if (chosen !== null) setValue('times', chosen, { shouldDirty: true, shouldValidate: true })
        }}
        sx={{ flexWrap: 'wrap' }}
      >
        {packages.map(one => (
          <ToggleButton key={one.times} value={one.times} sx={{ px: 3, textTransform: 'none' }}>
            {one.label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </>
  )
}

/**
 * A lifetime is given once and without gifts, so that there is nothing to be typed; what was typed before comes back
 * with another type.
 */
const Times = () => {
  const texts = useTexts()
  const { getValues, setValue } = useFormContext()
  const before = useRef<readonly unknown[]>(undefined)
  const offered = usePriceOptions()
  const type: unknown = useWatch({ name: 'rechargeType' })
  const isLifetime = type === 'lifetime'
  useEffect(() => {
    const put = ([count, given]: readonly unknown[]): void => {
      setValue('times', count)
      setValue('giveTimes', given)
    }
    if (isLifetime) {
      before.current ??= getValues(['times', 'giveTimes']) as unknown[]
      put([1, 0])
    } else if (before.current) {
      put(before.current)
      before.current = undefined
    }
  }, [isLifetime, getValues, setValue])
  if (isLifetime)
    return (
      <Alert severity="info" sx={{ ...wholeWidth, mb: 2 }}>
        {texts.lifetime}
      </Alert>
    )
  const isPackagesAlone = offered !== undefined && !offered.other && offered.packages.length > 0
  return (
    <>
      <Box sx={{ ...wholeWidth, mb: 1.5 }}>
        {offered ? <Packages offered={offered} /> : <Skeleton variant="rounded" height={60} />}
      </Box>
      {places
        .filter(({ name }) => name === 'giveTimes' || (name === 'times' && !isPackagesAlone))
        .map(place => (
          <FieldInput key={place.name} place={place} />
        ))}
    </>
  )
}

/** The patient, where it is one. */
const usePatient = (whom: Whom) => {
  const id = 'userIds' in whom && whom.userIds.length === 1 ? whom.userIds[0] : undefined
  return useGetOne('patient', { id: id ?? 0 }, { enabled: id !== undefined }).data
}

/** It is billed by the patient's own doctor, as long as nobody says otherwise. */
const OwnDoctor = ({ whom }: { whom: Whom }) => {
  const doctor: unknown = usePatient(whom)?.['doctor']
  const { getValues, getFieldState, resetField } = useFormContext()
  useEffect(() => {
    const isOpen = (getValues('doctorId') ?? null) === null && !getFieldState('doctorId').isDirty
    if (typeof doctor === 'number' && isOpen) resetField('doctorId', { defaultValue: doctor })
  }, [doctor, getValues, getFieldState, resetField])
  return null
}

/** Doctors of the patient's organisation, where it is one patient. */
const useDoctorOf = (whom: Whom) => {
  const data = usePatient(whom)
  const hospital: unknown = data?.['hospital']
  return useMemo(
    () =>
      typeof hospital === 'number'
        ? (props: InputProps) => <RefInput {...(props as InputProps<FieldOfType<'ref'>>)} narrow={{ hospital }} />
        : undefined,
    [hospital],
  )
}

const Buttons = () => {
  const texts = useTexts()
  const { isSubmitting, errors } = useFormState()
  const refused = (errors.root as { readonly refused?: { readonly message?: string } | string } | undefined)?.refused
  const said = typeof refused === 'string' ? refused : refused?.message
  return (
    <>
      <Box role="alert">{said && <Alert severity="error">{said}</Alert>}</Box>
      <ErrorSummary />
      <Box sx={{ textAlign: 'end', mt: 2 }}>
        <Button type="submit" variant="contained" loading={isSubmitting}>
          {texts.preview}
        </Button>
      </Box>
    </>
  )
}

interface WhatStepProps {
  readonly whom: Whom
  readonly onAnswer: (answers: Answers) => Promise<Record<string, unknown> | undefined>
}

/**
 * What patients get, who bills it, and how it is paid. What was answered is kept until it is done, so that one can come
 * back to it.
 */
export const WhatStep = ({ whom, onAnswer }: WhatStepProps) => {
  const resolver = useResolver(fields, places)
  const { identity } = useGetIdentity()
  const Doctor = useDoctorOf(whom)
  const shown = (name: string): boolean => name !== 'payer' || mayChoosePayer(identity)
  const input = (name: string) =>
    places
      .filter(place => place.name === name && shown(name))
      .map(place => (
        <FieldInput
          key={place.name}
          place={name === 'doctorId' && Doctor ? { ...place, entry: { Input: Doctor } } : place}
        />
      ))
  return (
    <RecordContextProvider value={undefined}>
      <GuardedForm
        resolver={resolver}
        defaultValues={begins}
        onSubmit={(values: FieldValues) => onAnswer(values as Answers)}
      >
        <FieldsDraft resource="recharge" fields={fields} path={topUpPage} about={aboutWhom(whom)} />
        <OwnDoctor whom={whom} />
        <Card variant="outlined">
          <CardContent>
            <Box sx={twoColumns}>
              <Box sx={wholeWidth}>{input('rechargeType')}</Box>
              <Times />
              {['payStatus', 'channel', 'doctorId', 'payer'].map(name => input(name))}
              <Box sx={wholeWidth}>{input('remark')}</Box>
            </Box>
            <Buttons />
          </CardContent>
        </Card>
      </GuardedForm>
    </RecordContextProvider>
  )
}
