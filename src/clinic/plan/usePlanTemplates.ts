import { useGetList } from 'react-admin'
import type { RaRecord } from 'react-admin'

/** The templates that this operator may begin a plan from, by name. */
export const usePlanTemplates = () =>
  useGetList<RaRecord>('planTemplate', { pagination: { page: 1, perPage: 200 }, sort: { field: 'name', order: 'ASC' } })
