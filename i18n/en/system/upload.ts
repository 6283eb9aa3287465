import type { Texts } from '../../../resources/core/index.ts'
import type { upload } from '../../../resources/system/upload.ts'

export default {
  name: 'Upload |||| Uploads',
  fields: {},
  sections: {},
  choices: {},
  actions: {},
  calls: { image: 'Upload a picture', file: 'Look at an uploaded file' },
  inputs: {
    image: { fields: { file: 'Picture file' } },
    file: { fields: { key: 'Key', signature: 'Signature' } },
  },
} satisfies Texts<typeof upload>
