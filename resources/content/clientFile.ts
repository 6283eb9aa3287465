import { file, image, service } from '../core/index.ts'

/** Pictures of what is published, for training clients: a device opens those that it is told of now, and no other. */
export const clientFile = service({
  name: 'clientFile',
  calls: {
    open: { call: 'GET api/client/file/{key}', by: 'device', input: { key: image({ required: true }) }, output: { file: file({ types: ['image/webp'] }) } },
  },
})
