import { choice, datetime, decimal, integer, resource, text } from '../core/index.ts'

/**
 * The hosts of the installation, as each tells of itself every ten seconds; one that has gone is shown for a day.
 * `slow` and `failed` are answers since its start.
 */
export const server = resource({
  name: 'server',
  label: 'host',
  scopedBy: 'nothing',
  rows: 'query',
  fields: {
    host: text({ required: true, max: 100 }),
    process: integer({ required: true }),
    state: choice(['up', 'gone'], { required: true, tones: { up: 'positive', gone: 'warning' } }),
    build: text({ max: 100 }),
    node: text(),
    startedAt: datetime({ required: true }),
    heardAt: datetime({ required: true }),
    memory: integer({ required: true }),
    delay: integer({ required: true }),
    rate: decimal({ required: true, digits: 1 }),
    slow: integer({ required: true }),
    failed: integer({ required: true }),
  },
  list: {
    columns: [
      'host',
      'state',
      'build',
      'startedAt',
      'heardAt',
      'memory',
      'delay',
      'rate',
      'slow',
      'failed',
      'node',
      'process',
    ],
    spare: ['node', 'process'],
    card: ['state', 'heardAt', 'memory', 'rate'],
    filters: ['host', 'state', 'heardAt'],
    sort: ['heardAt', 'DESC'],
  },
  actions: { list: {} },
})
