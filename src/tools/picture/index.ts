import { picture } from '../../../resources/tools/picture.ts'
import { present } from '../../core/index.ts'
import { later, laterIn } from '../../core/later.tsx'
import { providePictureLibrary } from '../../core/picture/library.ts'
import { BytesCell } from '../../core/types/BytesCell.tsx'

present(picture, {
  rows: later(async () => (await import('./PictureRows.tsx')).PictureRows, 320),
  above: [later(async () => (await import('./Large.tsx')).Large, 320)],
  cards: [later(async () => (await import('./UsesCard.tsx')).UsesCard, 120)],
  buttons: [
    later(async () => (await import('./CopyButton.tsx')).CopyButton, 30),
    later(async () => (await import('./ReplaceButton.tsx')).ReplaceButton, 30),
  ],
  elsewhere: ['picture'],
  fields: { bytes: { Cell: BytesCell } },
})

providePictureLibrary({
  Button: later(async () => (await import('./LibraryButton.tsx')).LibraryButton, 30),
  Chooser: laterIn(null, async () => (await import('./LibraryDialog.tsx')).LibraryDialog),
  add: async (client, file) => (await import('./addPicture.ts')).addPicture(client, file),
})
