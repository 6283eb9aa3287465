import { useDataProvider } from 'react-admin'
import type { VisionDataProvider } from '../../dataProvider/index.ts'

/** The data provider with actions, exports and histories; refused calls pass through the session's error handling. */
export const useProvider = (): VisionDataProvider => useDataProvider<VisionDataProvider>()
