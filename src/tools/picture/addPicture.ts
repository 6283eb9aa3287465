import type { Clients } from '../../../dataProvider/index.ts'
import type { Resources } from '../../../resources/index.ts'
import type { LibraryPicture } from '../../core/picture/library.ts'

/** What a file is called without its ending, as the library calls its picture. */
const nameOf = (file: File): string => [...file.name.replace(/\.[^.]{1,5}$/, '')].slice(0, 100).join('')

/** Takes a picture up into the library. Rejects as the data provider does. */
export const addPicture = async (client: Clients<Resources>, file: File, tags?: string): Promise<LibraryPicture> => {
  const { key, keyUrl, name } = await client.picture.add({ file, name: nameOf(file) || null, tags: tags ?? null })
  return { key, address: keyUrl ?? '', name }
}
