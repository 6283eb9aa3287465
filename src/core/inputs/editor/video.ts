import { Node } from '@tiptap/core'
import { videoTag } from '../../../../resources/core/types/richText/videos.ts'

/** A video at an address: a block of its own, as `resources/core/types/richText/videos.ts` stores it. */
export const video = Node.create({
  name: 'video',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ src: { default: null } }),
  parseHTML: () => [{ tag: 'video[src]' }],
  renderHTML: ({ HTMLAttributes }) => ['video', { ...HTMLAttributes, ...videoTag }],
})
