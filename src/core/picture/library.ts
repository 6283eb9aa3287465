import type { ComponentType } from 'react'
import type { Clients } from '../../../dataProvider/index.ts'
import type { Resources } from '../../../resources/index.ts'
import type { Uploaded } from './useUpload.ts'

/** A picture of the library, with what it is called. */
export interface LibraryPicture extends Uploaded {
  readonly name: string
}

/** The library of pictures, as its capability brings it along; forms and the editor know it by this alone. */
export interface PictureLibrary {
  /** A button that lets one be chosen; nothing for who may not look at the library. */
  readonly Button?: ComponentType<{ readonly disabled?: boolean; readonly onChoose: (chosen: LibraryPicture) => void }>
  /** The dialog in which one is chosen. */
  readonly Chooser?: ComponentType<{
    readonly onChoose: (chosen: LibraryPicture) => void
    readonly onClose: () => void
  }>
  /** Takes a new one up. Rejects as the data provider does. */
  readonly add?: (client: Clients<Resources>, file: File) => Promise<LibraryPicture>
}

let library: PictureLibrary = {}

/** Brings the library along. */
export const providePictureLibrary = (provided: PictureLibrary): void => {
  library = provided
}

/** The library, if there is one. */
export const pictureLibrary = (): PictureLibrary => library
