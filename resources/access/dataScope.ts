/** How far an operator sees, from the widest to the narrowest; `chosen` are organisations that are named one by one. */
export const dataScopes = ['all', 'below', 'own', 'ownPatients', 'chosen'] as const
export type DataScope = (typeof dataScopes)[number]

const grants: Readonly<Record<DataScope, readonly DataScope[]>> = {
  all: dataScopes,
  below: ['below', 'own', 'ownPatients', 'chosen'],
  chosen: ['own', 'ownPatients', 'chosen'],
  own: ['own', 'ownPatients', 'chosen'],
  ownPatients: ['ownPatients'],
}

/**
 * The data scopes that one who has a data scope can grant; what grows later, such as a subtree, is granted by those
 * above alone.
 */
export const grantableScopes = (own: DataScope): readonly DataScope[] => grants[own]
