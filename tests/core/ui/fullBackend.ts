import { createBackend } from './backend.ts'

/**
 * A server of samples for any page there is, with what parts of pages ask for beside the records that they are about.
 */
export const createFullBackend = (): ReturnType<typeof createBackend> => {
  const backend = createBackend()
  backend.on('timing', 'next', () => ({ json: { timeZone: 'Asia/Shanghai', at: [] } }))
  backend.on('storageSetting', 'state', () => ({
    json: {
      place: 'disk',
      complete: false,
      environment: false,
      moving: false,
      diskFiles: 3,
      diskBytes: 4096,
      bucketFiles: 0,
      bucketBytes: 0,
    },
  }))
  return backend
}
