import type { SetUpSteps } from '../../resources/core/setUp.ts'
import type { Context } from './contract.ts'

/** How far a step of setting up has got. */
export interface SetUpState {
  readonly done: boolean
  /** Where it is done, where that is not always the same place. */
  readonly to?: string
  /** When it was last done. */
  readonly at?: Date | undefined
}

type OwnNames<S extends SetUpSteps> = { [N in keyof S]: S[N] extends { readonly step: 'own' } ? N : never }[keyof S]

/**
 * Says of each step that no list tells how far it has got; undefined where it is none of the caller's. One that is
 * missing is a compile error.
 */
export type SetUpStates<S extends SetUpSteps> = {
  readonly [N in OwnNames<S>]: (context: Context) => Promise<SetUpState | undefined>
}
