import { useGetMany, useRecordContext } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { createContext, useContext } from 'react'
import { useCanSee } from '../../core/rights.tsx'

/** What the form of a visit wants to know of the child. */
export interface VisitPatient {
  /** YYYY-MM-DD. */
  readonly birthday?: string | undefined
  /** Id of the organisation, whose staff may be named. */
  readonly hospital?: number | undefined
}

const VisitPatientContext = createContext<VisitPatient | undefined>(undefined)

/** Says who the visit's patient is, where there is no case yet that says so. */
export const VisitPatientProvider = VisitPatientContext.Provider

const none: VisitPatient = {}

/** The child of the case around, as far as the operator may know it. */
export const useVisitPatient = (): VisitPatient => {
  const given = useContext(VisitPatientContext)
  const record = useRecordContext()
  const canSee = useCanSee()
  const id: unknown = record?.['patient']
  const enabled = given === undefined && typeof id === 'number' && canSee('patient', 'list')
  const { data } = useGetMany<RaRecord>('patient', { ids: enabled ? [id] : [] }, { enabled, retry: false })
  const [found] = data ?? []
  if (given) return given
  return found ? { birthday: found['birthday'] as string, hospital: found['hospital'] as number } : none
}
