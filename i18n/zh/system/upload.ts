import type { Texts } from '../../../resources/core/index.ts'
import type { upload } from '../../../resources/system/upload.ts'

export default {
  name: '上传文件',
  fields: {},
  sections: {},
  choices: {},
  actions: {},
  calls: { image: '上传图片', file: '查看已上传的文件' },
  inputs: {
    image: { fields: { file: '图片文件' } },
    file: { fields: { key: '文件标识', signature: '签名' } },
  },
} satisfies Texts<typeof upload>
