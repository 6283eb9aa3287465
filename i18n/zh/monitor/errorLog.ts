import { platform } from '../content/platform.ts'
import type { Texts } from '../../../resources/core/index.ts'
import type { errorLog } from '../../../resources/monitor/errorLog.ts'

export default {
  name: '异常日志',
  fields: {
    source: '来源',
    kind: '类型',
    message: '信息',
    place: '位置',
    stack: '调用栈',
    state: '状态',
    count: '次数',
    firstAt: '首次出现',
    lastAt: '最近出现',
    firstBuild: '首次出现的版本',
    build: '最近出现的版本',
    resolvedBuild: '解决时的版本',
    browsers: '浏览器与平台',
    hosts: '主机',
    operators: '涉及的操作员',
    burstSince: '频繁出现始于',
    toldAt: '通知时间',
    windowAt: '计数起点',
    windowCount: '近期次数',
    fingerprint: '识别码',
  },
  hints: { message: '可能涉及个人的内容和数字已去掉', operators: '最多二十人' },
  sections: { failure: '异常', where: '出现在', stack: '调用栈' },
  choices: {
    source: { host: '主机', browser: '浏览器', device: '训练客户端' },
    state: { open: '未解决', resolved: '已解决', ignored: '已忽略' },
  },
  actions: { resolve: '标记为已解决', ignore: '忽略', reopen: '重新打开' },
  done: { resolve: '已标记为已解决', ignore: '已忽略', reopen: '已重新打开' },
  calls: { report: '上报异常', reportSignedOut: '上报未登录时的异常', reportFromDevice: '上报训练客户端的异常' },
  inputs: {
    report: { fields: { kind: '类型', message: '信息', stack: '调用栈', build: '版本' } },
    reportSignedOut: { fields: { kind: '类型', message: '信息', stack: '调用栈', build: '版本' } },
    reportFromDevice: {
      fields: { platform: '平台', version: '版本', kind: '类型', message: '信息', stack: '调用栈' },
      choices: { platform },
    },
  },
} satisfies Texts<typeof errorLog>
