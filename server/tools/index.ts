import type { Implementation } from '../core/contract.ts'
import { generatorImplementation } from './generator/index.ts'
import { pictureImplementation } from './picture.ts'
import { storageImplementation } from './storage.ts'

/** What the server does by hand for this capability. */
export const tools: readonly Implementation[] = [pictureImplementation, generatorImplementation, storageImplementation]
