import type { TakenAnswer } from '../../resources/core/takenMessage.ts'
import type { AnyResource } from '../../resources/core/index.ts'
import { inSteps } from './contract.ts'
import type { Stepped } from './contract.ts'
import { lookTaken } from './uniqueAnswers.ts'
import type { Reserved } from './uniqueAnswers.ts'

type Asked = Readonly<Record<string, unknown>>

/** Answers a form that asks, before it is saved, whether another record has the value of a unique field. */
export const uniqueCheck = (resource: object, name: string, isReserved?: Reserved): Stepped<Asked, TakenAnswer> =>
  inSteps(async (asked, before) => {
    const { taken, by } = await lookTaken(before, resource as AnyResource, name, asked, isReserved)
    return async () => ({
      taken,
      holder: typeof by === 'object' ? by.id : null,
      holderName: typeof by === 'object' ? by.label : null,
      elsewhere: by === 'elsewhere',
    })
  })
