import type { Texts } from '../../../resources/core/index.ts'
import type { storage } from '../../../resources/tools/storage.ts'

export default {
  name: 'File |||| File storage',
  fields: { name: 'Name', folder: 'Folder', file: 'File', remark: 'Remark', bytes: 'Size', sha256: 'SHA-256' },
  hints: {
    folder: 'Files of one folder are found together, such as forms/consent',
    file: 'Up to 1 GB, and an upload that breaks off goes on',
  },
  sections: { file: 'File' },
  choices: {},
  actions: {},
  inputs: {},
  confirms: { remove: 'A deleted file cannot be brought back. Delete it?' },
} satisfies Texts<typeof storage>
