import { choice, flag, integer, resource, secret, text } from '../core/index.ts'
import { places } from './places.ts'

/** What leads to the files: nobody who finds an open page turns them elsewhere. */
const ways = ['place', 'endpoint', 'region', 'bucket', 'accessKey', 'secretKey'] as const

/**
 * Where uploaded files are kept. What is there already stays where it is until it is moved, and is found in either
 * place.
 */
export const storageSetting = resource({
  name: 'storageSetting',
  label: 'endpoint',
  scopedBy: 'nothing',
  singleton: true,
  fields: {
    place: choice(places, { required: true, default: 'disk' }),
    endpoint: text({ max: 200, match: 'url', outgoing: true, requiredWhen: { place: 'bucket' } }),
    region: text({ max: 50, requiredWhen: { place: 'bucket' } }),
    bucket: text({ max: 63, requiredWhen: { place: 'bucket' } }),
    accessKey: text({ max: 128, requiredWhen: { place: 'bucket' } }),
    secretKey: secret(),
    /**
     * Files of the other place are on their way to this one; a job goes on with it until it is stopped or there are
     * none.
     */
    moving: flag({ readOnly: true }),
  },
  form: [
    { section: 'files', fields: ['place'] },
    { section: 'bucket', fields: ['endpoint', 'region', 'bucket', 'accessKey', 'secretKey'] },
  ],
  actions: {
    get: {},
    update: { reauthenticate: ways, notifies: 'administrators' },
    move: { on: 'list', permission: 'storageSetting:move', output: { moving: flag({ required: true }) } },
    stop: { on: 'list', permission: 'storageSetting:move', output: { moving: flag({ required: true }) } },
  },
  calls: {
    /** Puts an object into the bucket, reads it, a part of it and a copy of it, and removes them. */
    test: {
      call: 'POST api/storageSetting/test',
      reads: true,
      output: { outcome: choice(['works', 'unreachable', 'noBucket', 'refused', 'failed'], { required: true }) },
    },
    /** What is kept in each place, and whether it is the environment that names the bucket. */
    state: {
      call: 'GET api/storageSetting/state',
      permission: 'storageSetting:get',
      output: {
        /** Where new files go: to the disk as long as anything of the bucket is missing. */
        place: choice(places, { required: true }),
        complete: flag({ required: true }),
        environment: flag({ required: true }),
        moving: flag({ required: true }),
        diskFiles: integer({ required: true }),
        diskBytes: integer({ required: true }),
        bucketFiles: integer({ required: true }),
        bucketBytes: integer({ required: true }),
      },
    },
  },
})
