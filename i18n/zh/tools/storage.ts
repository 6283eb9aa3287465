import type { Texts } from '../../../resources/core/index.ts'
import type { storage } from '../../../resources/tools/storage.ts'

export default {
  name: '存储文件',
  fields: { name: '名称', folder: '文件夹', file: '文件', remark: '备注', bytes: '大小', sha256: 'SHA-256' },
  hints: { folder: '同一文件夹的文件可以一起查找，例如 表单/知情同意', file: '最大 1 GB，上传中断后可以继续' },
  sections: { file: '文件' },
  choices: {},
  actions: {},
  inputs: {},
  confirms: { remove: '文件删除后不能恢复。确定删除吗？' },
} satisfies Texts<typeof storage>
