import { message } from '../../resources/core/message.ts'
import { invalid } from '../core/errors/problem.ts'
import { hasValidity } from './patientType.ts'
import { isLifetime } from './patientPair.ts'
import type { Pair, Patient } from './patientPair.ts'

/** What a patient may train for, and from when until when. */
type Service = Pick<Patient, 'type' | 'validFrom' | 'validUntil'>
type Window = Omit<Service, 'type'>

/** From when until when what a patient has can be used; a trial that is over goes on with times that are bought. */
const windowOf = ({ type, validFrom, validUntil }: Patient, next: Patient['type']): Window => {
  if (type === next) return { validFrom, validUntil }
  return { validFrom: hasValidity(type) ? validFrom : null, validUntil: type === 'ordinary' ? validUntil : null }
}

const first = (one: string | null, other: string | null): string | null =>
  one === null || other === null ? null : one < other ? one : other
const last = (one: string | null, other: string | null): string | null =>
  one === null || other === null ? null : one > other ? one : other

/** The wider of the validities of those who have the type, or times that are left. */
const widest = ({ survivor, other }: Pair, type: Patient['type']): Window => {
  const [one, ...more] = [survivor, other]
    .filter(patient => patient.type === type || patient.times > 0)
    .map(patient => windowOf(patient, type))
  return more.reduce(
    (all, { validFrom, validUntil }) => ({
      validFrom: first(all.validFrom, validFrom),
      validUntil: last(all.validUntil, validUntil),
    }),
    one ?? { validFrom: null, validUntil: null },
  )
}

/**
 * Type and validity of the one patient that two become: a lifetime of either stays, and nothing that is left ends
 * earlier than it did. Throws 400 where another type is taken than the lifetime.
 */
export const mergedService = (pair: Pair, taken: Partial<Patient>): Service => {
  if (isLifetime(pair)) {
    if (taken.type !== undefined && taken.type !== 'lifetime') throw invalid({ type: message('lifetimeStays') })
    return { type: 'lifetime', validFrom: null, validUntil: null }
  }
  const type = taken.type ?? pair.survivor.type
  return { type, ...(hasValidity(type) ? widest(pair, type) : { validFrom: null, validUntil: null }) }
}

/** Whether the two are valid for different times, of which the wider one then holds. */
export const isValidityWidened = (pair: Pair): boolean => {
  const { survivor } = pair
  const { validFrom, validUntil } = mergedService(pair, {})
  return (
    hasValidity(survivor.type) &&
    !isLifetime(pair) &&
    (validFrom !== survivor.validFrom || validUntil !== survivor.validUntil)
  )
}
