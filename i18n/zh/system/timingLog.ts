import type { Texts } from '../../../resources/core/index.ts'
import type { timingLog } from '../../../resources/system/timingLog.ts'

export default {
  name: '任务日志',
  fields: {
    timing: '任务',
    name: '任务名称',
    nameEn: '任务名称（英文）',
    cause: '触发方式',
    state: '结果',
    dueAt: '计划时间',
    startedAt: '开始时间',
    endedAt: '结束时间',
    heardAt: '最近心跳',
    host: '主机',
    tries: '运行次数',
    records: '处理条数',
    findings: '发现的问题',
    error: '错误',
    askedAgain: '运行中再次请求',
  },
  hints: { tries: '主机中途停止时，由其他主机重新运行', error: '错误的名称和代码，详细内容见主机的运行日志' },
  sections: { run: '运行', result: '运行结果' },
  choices: {
    cause: { schedule: '按计划', manual: '手动' },
    state: { waiting: '等待运行', running: '运行中', ok: '成功', attention: '需要处理', failed: '失败', lost: '中断' },
  },
  actions: {},
  inputs: {},
} satisfies Texts<typeof timingLog>
