import { message } from '../../resources/core/message.ts'
import { invalid } from '../core/errors/problem.ts'

const minute = 60_000

/**
 * The moment at which something goes out by itself, which has to come: one that has passed would let it go out at once,
 * where nobody was asked whether it should. Inputs tell whole minutes, so that the present one still counts. Throws 400
 * at the field.
 */
export const momentToCome = (field: string, moment: unknown, now: Date): string => {
  const said = String(moment)
  if (Date.parse(said) < Math.floor(now.getTime() / minute) * minute)
    throw invalid({ [field]: message('momentPassed') })
  return said
}
