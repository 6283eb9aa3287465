import { reports } from '../../../resources/index.ts'
import { createBackend } from './backend.ts'

/**
 * A server of samples for any page there is, with what parts of pages ask for beside the records that they are about.
 */
export const createFullBackend = (): ReturnType<typeof createBackend> => {
  const backend = createBackend()
  backend.on('timing', 'next', () => ({ json: { timeZone: 'Asia/Shanghai', at: [] } }))
  for (const report of Object.keys(reports)) {
    backend.on('statistics', report, ({ query }) => ({
      json: {
        rows: [],
        subtotals: [],
        total: { keys: {}, labels: {}, values: {} },
        range: query['from'] === undefined ? null : { from: query['from'], to: query['to'] },
        comparedRanges: {},
        asOf: '2026-03-20T02:00:00Z',
        left: 0,
      },
    }))
  }
  backend.on('picture', 'uses', () => ({ json: { places: [], elsewhere: 0 } }))
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
