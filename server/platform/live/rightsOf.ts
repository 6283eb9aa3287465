import type { Operator } from '../../core/contract.ts'

/** All of an operator that pages depend on, as one text: when it differs they have to ask again. */
export const rightsOf = ({ name, hospital, roles, permissions, scope, isExperience }: Operator): string =>
  JSON.stringify([name, hospital, roles, [...permissions].sort(), scope, isExperience])
