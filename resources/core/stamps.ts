import { datetime } from './types/datetime/index.ts'
import { ref } from './types/ref/index.ts'

/** What every stored record carries beside its declared fields, id and version. */
export const stamps = {
  createdAt: datetime({ readOnly: true }),
  createdBy: ref('operator', { readOnly: true, labelWith: 'username', on: { remove: 'keep' } }),
  updatedAt: datetime({ readOnly: true }),
  updatedBy: ref('operator', { readOnly: true, labelWith: 'username', on: { remove: 'keep' } }),
}

export type Stamps = typeof stamps
export type Stamp = keyof Stamps
