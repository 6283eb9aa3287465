import { fieldOf } from '../fields.ts'
import { isAmount } from '../typeOf.ts'
import { measureOf } from './read.ts'
import type { AnyFacts } from './facts.ts'

/** How a number of a measure is written: plainly with so many digits after the point, as money, or in per cent. */
export type Unit =
  | { readonly is: 'number'; readonly digits: number }
  | { readonly is: 'money' }
  | { readonly is: 'share' }

const ofField = (facts: AnyFacts, name: string, digits: number): Unit => {
  const field = fieldOf(facts.of, name)
  if (isAmount(field)) return { is: 'money' }
  return { is: 'number', digits: field && 'digits' in field ? Number(field.digits) : digits }
}

/** The unit of a measure of some facts. */
export const unitOf = (facts: AnyFacts, name: string): Unit => {
  const measure = measureOf(facts, name)
  switch (measure?.is) {
    case 'sum':
      return ofField(facts, measure.field, 0)
    case 'average':
    case 'quantile':
      return ofField(facts, measure.field, 1)
    case 'balance':
    case 'difference':
    case 'addition':
      return unitOf(facts, measure.of)
    case 'share':
      return { is: 'share' }
    case 'quotient': {
      const unit = unitOf(facts, measure.of)
      return unit.is === 'number' ? { is: 'number', digits: Math.max(1, unit.digits) } : unit
    }
    default:
      return { is: 'number', digits: 0 }
  }
}
