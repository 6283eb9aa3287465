import type { Texts } from '../../../resources/core/index.ts'
import type { storageSetting } from '../../../resources/system/storageSetting.ts'

const place = { disk: 'Disk of the server', bucket: 'Object storage' }

export default {
  name: 'File storage',
  fields: {
    place: 'New files go to',
    endpoint: 'Endpoint',
    region: 'Region',
    bucket: 'Bucket',
    accessKey: 'Access key',
    secretKey: 'Secret key',
    moving: 'Files are being moved',
  },
  hints: {
    place: 'Files that are there already stay where they are until you move them, and open all the while',
    endpoint:
      'Any service that speaks the S3 protocol: Qiniu Kodo (https://s3.cn-east-1.qiniucs.com), MinIO, AWS and others',
    region: 'Such as cn-east-1; us-east-1 where the service has none',
    bucket: 'Has to be there already, and need not be public: files are always opened through the back-office',
    secretKey: 'Kept encrypted, nobody can read it',
  },
  sections: { files: 'Files', bucket: 'Object storage' },
  choices: { place },
  actions: { move: 'Move files', stop: 'Stop' },
  done: { move: 'Files are being moved', stop: 'Moving stopped' },
  calls: { test: 'Test the object storage', state: 'See what is kept where' },
  inputs: {},
} satisfies Texts<typeof storageSetting>
