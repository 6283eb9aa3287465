import { setUpSteps } from '../../resources/index.ts'
import { grantedTo } from '../../resources/core/granted.ts'
import { waitingFilter } from '../../resources/core/home.ts'
import { message } from '../../resources/core/message.ts'
import { canBeSettled, rightsOfStep } from '../../resources/core/setUp.ts'
import type { SetUpStep } from '../../resources/core/setUp.ts'
import { holds } from '../../resources/rights.ts'
import { setUp } from '../../resources/setUp/setUp.ts'
import { caller } from '../core/caller.ts'
import { implement } from '../core/contract.ts'
import type { Context } from '../core/contract.ts'
import { invalid } from '../core/errors/problem.ts'
import type { SetUpState, SetUpStates } from '../core/setUp.ts'
import { setUpStates as organisations } from '../organisations/setUp.ts'
import { setUpStates as system } from '../system/setUp.ts'
import { settledSteps, settleStep } from './settled.ts'

/** What capabilities say themselves. */
const states: SetUpStates<typeof setUpSteps> = { ...organisations, ...system }

const stateOf = async (name: string, one: SetUpStep, context: Context): Promise<SetUpState | undefined> => {
  if (one.step === 'own') return states[name as keyof typeof states](context)
  const { of, when, beyond = 0 } = one
  const found = await context.find(of, when === undefined ? {} : waitingFilter({ when }, context.today), beyond + 1)
  return { done: found.length > beyond }
}

/** The steps that the caller may do, in their order. */
const offered = (context: Context): readonly (readonly [name: string, one: SetUpStep])[] => {
  const { permissions, isExperience } = caller(context)
  const granted = grantedTo(permissions, isExperience)
  return Object.entries<SetUpStep>(setUpSteps).filter(([, one]) =>
    rightsOfStep(one).every(right => holds(granted, right)),
  )
}

export const setUpImplementation = implement(setUp, {
  async steps(_input, context) {
    const { permissions, isExperience } = caller(context)
    const maySettle = holds(grantedTo(permissions, isExperience), 'setUp:settle')
    const settled = await settledSteps(context.db)
    const told = []
    // One after the other: there is one connection.
    for (const [name, one] of offered(context)) {
      const state = await stateOf(name, one, context)
      if (!state) continue
      told.push({
        name,
        needed: one.required ? ('required' as const) : ('recommended' as const),
        done: state.done,
        settled: canBeSettled(one) && settled.has(name),
        settleable: maySettle && canBeSettled(one),
        to: state.to ?? one.to ?? null,
        at: state.at?.toISOString() ?? null,
      })
    }
    return told
  },

  async settle({ step, settled }, context) {
    const [, one] = offered(context).find(([name]) => name === step) ?? []
    if (!one || !canBeSettled(one)) throw invalid({ step: message('choice') })
    await settleStep(context.db, step, settled)
    return { done: true }
  },
})
