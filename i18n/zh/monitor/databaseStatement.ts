import type { Texts } from '../../../resources/core/index.ts'
import type { databaseStatement } from '../../../resources/monitor/databaseStatement.ts'

export default {
  name: '数据库语句',
  fields: {
    kind: '类别',
    statement: '语句',
    since: '开始于',
    seconds: '秒数',
    calls: '次数',
    milliseconds: '平均毫秒',
  },
  hints: { statement: '其中写明的值已去掉', seconds: '至今已用，或历次合计' },
  sections: {},
  choices: { kind: { running: '正在执行', slowest: '累计最慢' } },
  actions: {},
  calls: { load: '数据库与待处理' },
  outputs: {
    load: {
      megabytes: '大小（MB）',
      connections: '连接数',
      mostConnections: '最大连接数',
      longest: '最长语句（秒）',
      replicas: '从库',
      lag: '从库延迟（秒）',
      running: '执行中的任务',
      waiting: '等待的任务',
      messages: '待发送的消息',
      undelivered: '发送失败的消息',
    },
  },
  inputs: {},
} satisfies Texts<typeof databaseStatement>
