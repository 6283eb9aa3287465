import first from './firstResources.ts'
import later from './laterResources.ts'
import type { ResourceTexts } from '../../ResourceTexts.ts'

export default { ...first, ...later } satisfies ResourceTexts
