import { useMemo } from 'react'
import { useDataProvider } from 'react-admin'
import { createClient } from '../../dataProvider/index.ts'
import type { Clients, VisionDataProvider } from '../../dataProvider/index.ts'
import type { Resources } from '../../resources/index.ts'

/** The data provider with actions, exports and histories; refused calls pass through the session's error handling. */
export const useProvider = (): VisionDataProvider => useDataProvider<VisionDataProvider>()

/** The same as typed functions, `client.patient.siblings({ id })`: what a page written by hand asks for and is answered follows from the descriptors. */
export const useClient = (): Clients<Resources> => {
  const provider = useProvider()
  return useMemo(() => createClient(provider), [provider])
}
