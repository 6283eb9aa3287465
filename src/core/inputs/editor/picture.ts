import type { AnyExtension, Node } from '@tiptap/core'
import { isStoredPicture, isToldPicture } from '../../../../resources/core/types/richText/pictures.ts'

/** Whether the server would keep a picture at that address: one of the product's own. */
export const isOwnPicture = (src: string): boolean => isStoredPicture(src) || isToldPicture(src)

/** The same extensions, of which that of pictures shows none that the server would not keep, wherever it was copied. */
export const withOwnPictures = (extensions: readonly AnyExtension[]): AnyExtension[] =>
  extensions.map(extension =>
    extension.name === 'image'
      ? (extension as Node).extend({
          parseHTML: () => [
            { tag: 'img[src]', getAttrs: picture => (isOwnPicture(picture.getAttribute('src')!) ? null : false) },
          ],
        })
      : extension,
  )

/** How many pictures from elsewhere an HTML text has. */
export const foreignPictures = (html: string): number =>
  [...new DOMParser().parseFromString(html, 'text/html').images].filter(
    picture => !isOwnPicture(picture.getAttribute('src') ?? ''),
  ).length
