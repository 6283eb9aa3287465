import type { Texts } from '../../../resources/core/index.ts'
import type { storageSetting } from '../../../resources/system/storageSetting.ts'

const place = { disk: '服务器磁盘', bucket: '对象存储' }

export default {
  name: '文件存储',
  fields: {
    place: '新文件存放在',
    endpoint: '服务地址',
    region: '区域',
    bucket: '存储空间',
    accessKey: '访问密钥（AK）',
    secretKey: '私有密钥（SK）',
    moving: '正在迁移文件',
  },
  hints: {
    place: '已有的文件留在原处，迁移后才会改变位置；其间都能正常打开',
    endpoint: '支持 S3 协议的服务均可：七牛云 Kodo（https://s3.cn-east-1.qiniucs.com）、MinIO、AWS 等',
    region: '例如 cn-east-1；服务没有区域时填 us-east-1',
    bucket: '需要事先建好，不必公开：文件始终通过本系统打开',
    secretKey: '加密保存，任何人都无法查看',
  },
  sections: { files: '文件', bucket: '对象存储' },
  choices: { place },
  actions: { move: '迁移文件', stop: '停止' },
  done: { move: '已开始迁移文件', stop: '已停止迁移' },
  calls: { test: '测试对象存储', state: '查看文件存放情况' },
  inputs: {},
} satisfies Texts<typeof storageSetting>
