import { Node } from '@tiptap/core'
import { isVideoAddress, videoTag } from '../../../../resources/core/types/richText/videos.ts'

/** A video at an address: a block of its own, as `resources/core/types/richText/videos.ts` stores it. */
export const video = Node.create({
  name: 'video',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ src: { default: null } }),
  // What the server would not keep is not shown either, wherever it was copied from.
  parseHTML: () => [
    { tag: 'video[src]', getAttrs: video => (isVideoAddress(video.getAttribute('src')!) ? null : false) },
  ],
  renderHTML: ({ HTMLAttributes }) => ['video', { ...HTMLAttributes, ...videoTag }],
})
