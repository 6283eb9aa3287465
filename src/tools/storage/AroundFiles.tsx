import { usePermissions } from 'react-admin'
import type { ReactNode } from 'react'
import { holds } from '../../../resources/rights.ts'
import { later } from '../../core/later.tsx'

const FilePlaces = later(async () => (await import('../../system/filePlaces/FilePlaces.tsx')).FilePlaces, 180)

/** Stands around the list of files: where all files of the product are kept, for who may know. */
export const AroundFiles = ({ children }: { readonly children: ReactNode }) => {
  const { permissions } = usePermissions<ReadonlySet<string>>()
  return (
    <>
      {children}
      {permissions && holds(permissions, 'storageSetting:get') && (
        <div style={{ marginTop: 16 }}>
          <FilePlaces />
        </div>
      )}
    </>
  )
}
