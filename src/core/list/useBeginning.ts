import { useStore } from 'react-admin'
import { beginningKey } from './beginning.ts'
import type { Beginning } from './beginning.ts'

/** What a list begins with, as far as this browser knows. */
export const useBeginning = (resource: string): Beginning | undefined =>
  useStore<Beginning | undefined>(beginningKey(resource))[0] ?? undefined
