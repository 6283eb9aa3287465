import { useEffect, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { useGuard } from '../generator/form/guards.ts'
import { useLatest } from '../generator/useLatest.ts'
import { usePlanForm } from './usePlanForm.ts'
import type { PlanEdition } from './usePlans.ts'

/** What is to be decided before the form can be saved: whether minutes that were typed for one patient hold for another. */
export interface Undecided {
  readonly keep: () => void
  readonly takeCurrent: () => void
}

/**
 * Begins the grid with the current plan of the patient, of whom it remembers which one that was. What was typed stays; where it was typed for
 * another patient, that is asked.
 */
export const useBeginning = (source: string): Undecided | undefined => {
  const translate = useTranslate()
  const { patient, current, isFetching } = usePlanForm()
  const { getFieldState, resetField, setValue } = useFormContext()
  const [begun, setBegun] = useState<number>()
  const [asks, setAsks] = useState(false)
  const begin = (plan: PlanEdition | null) => {
    setAsks(false)
    resetField(source, { defaultValue: plan?.items ?? [] })
  }
  const settle = useLatest((plan: PlanEdition | null) => {
    setValue('replaces', plan?.id ?? null)
    setBegun(patient)
    if (!getFieldState(source).isDirty) begin(plan)
    else if (begun !== undefined) setAsks(true)
  })
  const isKnown = patient !== undefined && current !== undefined && !isFetching
  useEffect(() => {
    if (isKnown && begun !== patient) settle(current)
  }, [isKnown, begun, patient, current, settle])
  useGuard(source, asks ? translate('app.plan.otherPatientFirst') : undefined)
  return asks && current !== undefined ? { keep: () => setAsks(false), takeCurrent: () => begin(current) } : undefined
}
