import type { Texts } from '../../../resources/core/index.ts'
import type { cache } from '../../../resources/monitor/cache.ts'

export const kinds = {
  reportAnswer: 'Answers of reports',
  clientReply: 'Replies to clients',
  rateLimit: 'Counts of requests',
}

export default {
  name: 'Part of the cache |||| Cache',
  fields: {
    place: 'In',
    process: 'Process',
    kind: 'Kind',
    state: 'State',
    keys: 'Entries',
    kilobytes: 'Memory (KB)',
    hits: 'Found',
    misses: 'Not found',
    clients: 'Connections',
    release: 'Version',
  },
  hints: {
    place: 'The memory of a host, or Redis, which hosts share',
    keys: 'Of Redis as a whole: those of this installation',
    kilobytes: 'Of hosts: about so much',
    hits: 'Since the start; Redis counts what others ask of it as well',
  },
  sections: {},
  choices: { kind: { everything: 'Everything', ...kinds }, state: { up: 'In use', away: 'Does not answer' } },
  actions: { clear: 'Clear' },
  done: { clear: 'Cache cleared' },
  confirms: { clear: 'What is asked for next is worked out again, and counted from nothing.' },
  inputs: { clear: { fields: { previewToken: 'Preview' } } },
  effects: {
    clear: { forgotten: 'Forgotten: %{names}, %{smart_count} entry |||| Forgotten: %{names}, %{count} entries' },
  },
  calls: { clearPreview: 'Preview of clearing' },
  outputs: { clear: { cleared: 'Forgotten' } },
} satisfies Texts<typeof cache>
