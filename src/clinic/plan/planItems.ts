import { planEyes } from '../../../domain/eyes.ts'
import type { PlanMinutes } from '../../../domain/planMinutes.ts'
import type { PlanEye } from '../../../domain/eyes.ts'

const isEye = (value: unknown): value is PlanEye => (planEyes as readonly unknown[]).includes(value)

/** The rows that a record or a form holds, as far as they are rows of a plan. */
export const planItems = (value: unknown): PlanMinutes[] =>
  (Array.isArray(value) ? (value as readonly Record<string, unknown>[]) : []).flatMap(row => {
    const { project, eye, minutes } = row ?? {}
    return typeof project === 'number' && isEye(eye) && typeof minutes === 'number' ? [{ project, eye, minutes }] : []
  })
