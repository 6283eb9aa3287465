import { allows } from '../../resources/core/permission.ts'
import { roleKeys, seededRoles } from '../seed/roles.ts'
import type { OperatorRow } from './operators.ts'

/**
 * Chooses an operator for something that is done in an organisation: who is named, where they may, else one of those
 * who may, by the number that is given.
 */
export type Chooser = (hospital: number, named: number | null, draw: number) => number

/**
 * Who does what needs a permission, by the rights that the seed gives their role: operators of the organisation itself
 * who see all of its patients, or the first account where it has none who may.
 */
export const whoMay = (operators: readonly OperatorRow[], permission: string): Chooser => {
  const granted = new Map(seededRoles.map(({ key, permissions }) => [key, new Set(permissions)]))
  const able = operators.filter(
    ({ role, status, dataScope, deleted, isExperience }) =>
      !deleted &&
      status === 'opened' &&
      dataScope !== 'ownPatients' &&
      !isExperience &&
      allows(granted.get(roleKeys[role])!, permission),
  )
  const ids = new Set(able.map(({ id }) => id))
  const byHospital = new Map<number, number[]>()
  for (const { id, hospital } of able) byHospital.set(hospital, [...(byHospital.get(hospital) ?? []), id])
  return (hospital, named, draw) => {
    if (named !== null && ids.has(named)) return named
    const here = byHospital.get(hospital)
    return here ? here[draw % here.length]! : operators[0]!.id
  }
}
