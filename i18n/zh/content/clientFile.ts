import type { clientFile } from '../../../resources/content/clientFile.ts'
import type { Texts } from '../../../resources/core/index.ts'

export default {
  name: '训练端图片',
  fields: {},
  sections: {},
  choices: {},
  actions: {},
  calls: { open: '打开图片', openForGuardian: '监护人打开图片' },
  inputs: { open: { fields: { key: '图片' } }, openForGuardian: { fields: { key: '图片' } } },
} satisfies Texts<typeof clientFile>
