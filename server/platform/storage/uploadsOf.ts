import { join } from 'node:path'
import type { Settings } from '../../settings.ts'
import { localDisk } from './localDisk.ts'
import type { Storage } from './Storage.ts'

/** Where an installation keeps uploaded files: the folder `uploads` of its data directory. */
export const uploadsOf = ({ dataDir }: Pick<Settings, 'dataDir'>): Storage => localDisk(join(dataDir, 'uploads'))
