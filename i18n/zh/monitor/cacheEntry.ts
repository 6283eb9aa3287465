import type { Texts } from '../../../resources/core/index.ts'
import type { cacheEntry } from '../../../resources/monitor/cacheEntry.ts'
import { kinds } from './cache.ts'

export default {
  name: '缓存条目',
  fields: {
    place: '位置',
    process: '进程',
    kind: '类别',
    about: '内容',
    name: '键',
    type: '类型',
    bytes: '大小（字节）',
    until: '保留至',
  },
  hints: { place: '每台主机每类只列最新的五十个', until: '所依据的数据一有变化，结果就提前失效' },
  sections: {},
  choices: { kind: kinds },
  actions: { discard: '移出缓存' },
  done: { discard: '已移出缓存' },
  inputs: {},
  outputs: { discard: { done: '已移出' } },
} satisfies Texts<typeof cacheEntry>
