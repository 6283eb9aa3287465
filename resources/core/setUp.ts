import type { AnyCondition, Condition } from './condition.ts'
import type { Fields } from './field.ts'
import { permissionOf } from './permission.ts'
import type { RecordOf } from './infer.ts'
import type { AnyResource, Resource } from './resource.ts'

/** What every step of setting up says. */
interface Step {
  /** The right that doing it takes, as `resource:action`: who has it not never sees the step. */
  readonly may: string
  /** Work cannot begin without it; other steps are advised, and can be left out. */
  readonly required?: true
  /** Where it is done, with what can be filled in beforehand. None for what is done outside of the product. */
  readonly to?: string
}

/** Done as soon as a list has rows. */
export interface RowsStep extends Step {
  readonly step: 'rows'
  readonly of: AnyResource
  /** The rows that count, as the filters of the list can say; all of them where nothing is said. */
  readonly when?: AnyCondition
  /** So many are there anyway. */
  readonly beyond?: number
}

/** What no list tells: the server says whether it is done (`server/{capability}/setUp.ts`). */
export interface OwnStep extends Step {
  readonly step: 'own'
  /** It may be right as it is; somebody says so then. */
  readonly asItIs?: true
}

export type SetUpStep = RowsStep | OwnStep

/** Steps of setting up by their names, in the order in which they are best done. */
export type SetUpSteps = { readonly [name: string]: SetUpStep }

/** Declares a step that is done as soon as a list has rows; only a call can hold the condition against the fields. */
export const untilThere = <
  const N extends string,
  F extends Fields,
  A,
  S extends string,
  C,
  const D extends Step & {
    readonly when?: Condition<RecordOf<NoInfer<F>>>
    readonly beyond?: number
  },
>(
  of: Resource<N, F, A, S, C>,
  declaration: D,
) => ({ step: 'rows', of, ...declaration }) as unknown as Omit<RowsStep, keyof D> & D

/** Declares a step of which the server says whether it is done. */
export const ownStep = <const D extends Omit<OwnStep, 'step'>>(declaration: D) =>
  ({ step: 'own', ...declaration }) as const

/** The rights that a step takes: that to do it, and that to see whether it is done. */
export const rightsOfStep = (one: SetUpStep): readonly string[] =>
  one.step === 'rows' ? [one.may, permissionOf(one.of, 'list')] : [one.may]

/** Whether somebody may say of a step that is not done that nothing is to be done. */
export const canBeSettled = (one: SetUpStep): boolean =>
  one.required !== true || (one.step === 'own' && one.asItIs === true)

/**
 * Texts of the steps: what is done, why, what it is like once it is done, and what its button says where it leads
 * somewhere.
 */
export type SetUpTexts<S extends SetUpSteps> = {
  readonly [N in keyof S]: { readonly title: string; readonly why: string } & (S[N] extends { readonly to: string }
    ? { readonly go: string }
    : unknown)
}
