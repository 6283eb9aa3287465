import type { Texts } from '../../../resources/core/index.ts'
import type { server } from '../../../resources/monitor/server.ts'

export default {
  name: '服务器',
  fields: {
    host: '主机',
    process: '进程号',
    state: '状态',
    build: '版本',
    node: 'Node 版本',
    startedAt: '启动时间',
    heardAt: '最近心跳',
    memory: '内存（MB）',
    delay: '事件循环延迟（毫秒）',
    rate: '每秒请求数',
    slow: '慢请求数',
    failed: '失败请求数',
  },
  hints: { delay: '每一百次中第九十九慢的一次', slow: '启动以来，一秒及以上', failed: '启动以来' },
  sections: {},
  choices: { state: { up: '运行中', gone: '已停止' } },
  actions: {},
  inputs: {},
} satisfies Texts<typeof server>
