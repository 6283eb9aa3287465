import type { Texts } from '../../../resources/core/index.ts'
import type { server } from '../../../resources/monitor/server.ts'

export default {
  name: 'Host |||| Hosts',
  fields: {
    host: 'Host',
    process: 'Process',
    state: 'State',
    build: 'Build',
    node: 'Node',
    startedAt: 'Started at',
    heardAt: 'Last heard',
    memory: 'Memory (MB)',
    delay: 'Event loop delay (ms)',
    rate: 'Requests a second',
    slow: 'Slow',
    failed: 'Failed',
  },
  hints: {
    delay: 'The 99th slowest of a hundred turns',
    slow: 'Since the start, a second or longer',
    failed: 'Since the start',
  },
  sections: {},
  choices: { state: { up: 'Running', gone: 'Gone' } },
  actions: {},
  inputs: {},
} satisfies Texts<typeof server>
