import { useEffect, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { useGuard } from '../../core/form/guards.ts'
import { useLatest } from '../../core/useLatest.ts'
import { usePlanForm } from './usePlanForm.ts'
import type { PlanEdition } from './usePlans.ts'
import './texts.ts'

/**
 * What is to be decided before the form can be saved: whether minutes that were typed for one patient hold for another.
 */
export interface Undecided {
  readonly keep: () => void
  readonly takeCurrent: () => void
}

/**
 * Begins the grid with the current plan of the patient, of whom it remembers which one that was. What was typed stays;
 * where it was typed for another patient, that is asked. `isDirty` tells whether anything was typed: the form keeps
 * count of that only for who reads it while rendering.
 */
export const useBeginning = (source: string, isDirty: boolean): Undecided | undefined => {
  const translate = useTranslate()
  const { patient, current, isFetching } = usePlanForm()
  const { resetField, setValue } = useFormContext()
  const [begun, setBegun] = useState<number>()
  const [asks, setAsks] = useState(false)
  const begin = (plan: PlanEdition | null) => {
    setAsks(false)
    resetField(source, { defaultValue: plan?.items ?? [] })
  }
  const settle = useLatest((plan: PlanEdition | null) => {
    setValue('replaces', plan?.id ?? null)
    setBegun(patient)
    if (!isDirty) begin(plan)
    else if (begun !== undefined) setAsks(true)
  })
  const isKnown = patient !== undefined && current !== undefined && !isFetching
  useEffect(() => {
    if (isKnown && begun !== patient) settle(current)
  }, [isKnown, begun, patient, current, settle])
  // Held back from the moment another patient is chosen, so that nothing can be saved before what is typed is held
  // against their plan.
  const isBehind = patient !== undefined && begun !== patient
  useGuard(
    source,
    asks ? translate('app.plan.otherPatientFirst') : isBehind ? translate('app.plan.notKnown') : undefined,
  )
  return asks && current !== undefined ? { keep: () => setAsks(false), takeCurrent: () => begin(current) } : undefined
}
