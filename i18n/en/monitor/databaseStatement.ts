import type { Texts } from '../../../resources/core/index.ts'
import type { databaseStatement } from '../../../resources/monitor/databaseStatement.ts'

export default {
  name: 'Statement |||| Database statements',
  fields: {
    kind: 'Kind',
    statement: 'Statement',
    since: 'Since',
    seconds: 'Seconds',
    calls: 'Times',
    milliseconds: 'Each (ms)',
  },
  hints: { statement: 'Without what is written in it', seconds: 'Until now, or of all times together' },
  sections: {},
  choices: { kind: { running: 'Running', slowest: 'Took longest' } },
  actions: {},
  calls: { load: 'Database and what waits' },
  outputs: {
    load: {
      megabytes: 'Size (MB)',
      connections: 'Connections',
      mostConnections: 'Connections at most',
      longest: 'Longest statement (s)',
      replicas: 'Replicas',
      lag: 'Replica lag (s)',
      running: 'Jobs running',
      waiting: 'Jobs waiting',
      messages: 'Messages waiting',
      undelivered: 'Messages not delivered',
    },
  },
  inputs: {},
} satisfies Texts<typeof databaseStatement>
