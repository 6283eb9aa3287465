import type { Texts } from '../../../resources/core/index.ts'
import type { reportSubscription } from '../../../resources/statistics/reportSubscription.ts'
import ranges from '../core/ranges.ts'

export default {
  name: '报表订阅',
  fields: {
    title: '名称',
    report: '报表',
    range: '时间范围',
    step: '统计粒度',
    compare: '对比',
    filters: '筛选',
    frequency: '周期',
    weekday: '星期',
    monthDay: '每月几号',
    hour: '几点',
    state: '状态',
    ending: '停止原因',
    nextAt: '下次发送',
    sentAt: '上次发送',
  },
  hints: { range: '以发送当天计算', monthDay: '1 到 28' },
  sections: { content: '内容', sending: '发送' },
  choices: {
    range: ranges.quick,
    step: ranges.steps,
    compare: ranges.compared,
    frequency: { weekly: '每周', monthly: '每月' },
    weekday: {
      monday: '星期一',
      tuesday: '星期二',
      wednesday: '星期三',
      thursday: '星期四',
      friday: '星期五',
      saturday: '星期六',
      sunday: '星期日',
    },
    state: { active: '发送中', ended: '已停止' },
    ending: {
      unsubscribed: '已退订',
      rightEnded: '没有该报表的权限',
      outOfReach: '筛选超出数据范围',
      accountDisabled: '账号已停用',
      noEmail: '账号没有邮箱',
      unconfirmedEmail: '邮箱尚未确认',
      bounced: '邮箱被拒收，请检查邮箱地址',
      reportChanged: '报表已变化',
    },
  },
  actions: { end: '停止发送', resume: '恢复发送' },
  done: { end: '已停止发送', resume: '已恢复发送' },
  inputs: {},
} satisfies Texts<typeof reportSubscription>
