import type { Texts } from '../../../resources/core/index.ts'
import type { cache } from '../../../resources/monitor/cache.ts'

export const kinds = { reportAnswer: '报表结果', clientReply: '客户端应答', rateLimit: '请求计数' }

export default {
  name: '缓存',
  fields: {
    place: '位置',
    process: '进程',
    kind: '类别',
    state: '状态',
    keys: '条目数',
    kilobytes: '内存（KB）',
    hits: '命中',
    misses: '未命中',
    clients: '连接数',
    release: '版本',
  },
  hints: {
    place: '某台主机的内存，或各主机共用的 Redis',
    keys: 'Redis 的“全部”只计本系统的条目',
    kilobytes: '主机的为估计值',
    hits: '自启动以来；Redis 也计入其他程序的访问',
  },
  sections: {},
  choices: { kind: { everything: '全部', ...kinds }, state: { up: '使用中', away: '无响应' } },
  actions: { clear: '清空' },
  done: { clear: '缓存已清空' },
  confirms: { clear: '清空后，下次查询会重新计算，请求会重新计数。' },
  inputs: { clear: { fields: { previewToken: '预览' } } },
  effects: { clear: { forgotten: '清除：%{names}，%{count} 条' } },
  calls: { clearPreview: '清空预览' },
  outputs: { clear: { cleared: '已清除' } },
} satisfies Texts<typeof cache>
