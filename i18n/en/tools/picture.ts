import type { Texts } from '../../../resources/core/index.ts'
import type { picture } from '../../../resources/tools/picture.ts'

const fileFormat = { jpeg: 'JPEG', png: 'PNG', webp: 'WebP' }

export default {
  name: 'Picture |||| Picture library',
  fields: {
    name: 'Name',
    picture: 'Picture',
    tags: 'Tags',
    fileFormat: 'Original format',
    width: 'Width (pixels)',
    height: 'Height (pixels)',
    bytes: 'Size',
    used: 'In use',
  },
  hints: { tags: 'Separate several tags by spaces' },
  sections: { picture: 'Picture' },
  choices: { fileFormat },
  actions: {},
  calls: {
    add: 'Upload into the picture library',
    replace: 'Replace a picture',
    uses: 'See where a picture is used',
    tags: 'Tags of pictures',
  },
  inputs: {
    add: { fields: { file: 'Picture file', name: 'Name', tags: 'Tags' } },
    replace: { fields: { id: 'Picture', file: 'Picture file' } },
  },
  confirms: { remove: 'A deleted picture cannot be brought back. Delete it?' },
} satisfies Texts<typeof picture>
