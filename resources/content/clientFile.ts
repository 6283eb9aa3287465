import { file, image, service } from '../core/index.ts'

const opened = { input: { key: image({ required: true }) }, output: { file: file({ types: ['image/webp'] }) } } as const

/**
 * Pictures of what is published, for training clients and guardians: each opens those that they are told of now, and no
 * other.
 */
export const clientFile = service({
  name: 'clientFile',
  calls: {
    open: { call: 'GET api/client/file/{key}', by: 'device', ...opened },
    openForGuardian: { call: 'GET api/wx/file/{key}', by: 'guardian', ...opened },
  },
})
