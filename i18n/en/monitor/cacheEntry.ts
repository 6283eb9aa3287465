import type { Texts } from '../../../resources/core/index.ts'
import type { cacheEntry } from '../../../resources/monitor/cacheEntry.ts'
import { kinds } from './cache.ts'

export default {
  name: 'Cache entry |||| Cache entries',
  fields: {
    place: 'In',
    process: 'Process',
    kind: 'Kind',
    about: 'What it is',
    name: 'Key',
    type: 'Type',
    bytes: 'Size (bytes)',
    until: 'Kept until',
  },
  hints: {
    place: 'Of each host the newest fifty of a kind are listed',
    until: 'Answers are dropped before, as soon as what they rest on changes',
  },
  sections: {},
  choices: { kind: kinds },
  actions: { discard: 'Remove from the cache' },
  done: { discard: 'Removed from the cache' },
  inputs: {},
  outputs: { discard: { done: 'Removed' } },
} satisfies Texts<typeof cacheEntry>
