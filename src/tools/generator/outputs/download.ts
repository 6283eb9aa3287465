import { strToU8, zip } from 'fflate'
import type { Entity } from '../../../../generator/Entity.ts'
import { filesOf, sharedFiles } from '../../../../generator/files.ts'
import type { Written } from '../../../../generator/files.ts'
import { saveFile } from '../../../core/saveFile.ts'
import { readSources } from './readSource.ts'

/** All files of an entity, as `npm run new-resource` writes them. */
export const writtenFiles = async (entity: Entity): Promise<Written[]> => {
  const sources = await readSources(sharedFiles(entity))
  return filesOf(entity, file => sources.get(file)!)
}

/** They, packed, with their folders. */
export const packed = async (files: readonly Written[]): Promise<Blob> => {
  const bytes = await new Promise<Uint8Array>((resolve, reject) => {
    zip(Object.fromEntries(files.map(([file, content]) => [file, strToU8(content)])), (error, data) =>
      error ? reject(error) : resolve(data),
    )
  })
  return new Blob([bytes.slice()], { type: 'application/zip' })
}

export const download = async (entity: Entity): Promise<void> =>
  saveFile(await packed(await writtenFiles(entity)), `${entity.resource.name}.zip`)
