import type { Identifier } from 'react-admin'

/** The address of an organisation's statement. */
export const statementPath = (hospital: Identifier): string =>
  `/hospitalStatement?hospital=${encodeURIComponent(hospital)}`
