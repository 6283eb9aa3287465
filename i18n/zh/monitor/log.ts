import type { Texts } from '../../../resources/core/index.ts'
import type { log } from '../../../resources/monitor/log.ts'
import securityEvent from '../system/securityEvent.ts'

export const kinds = {
  change: '修改',
  open: '查看',
  contact: '查看隐私信息',
  export: '导出',
  signIn: '登录',
  ...securityEvent.choices.kind,
  failed: '调用失败',
}

export default {
  name: '操作日志',
  fields: {
    at: '时间',
    kind: '事件',
    operator: '操作人',
    operation: '动作',
    title: '名称',
    apiToken: '访问令牌',
    resource: '对象',
    record: '记录编号',
    result: '结果',
    detail: '详情',
    count: '次数',
    ip: 'IP 地址',
    browser: '浏览器',
    milliseconds: '耗时（毫秒）',
    request: '请求编号',
  },
  hints: { operator: '系统任务和未登录的访问没有操作人', request: '同一次请求做的事，编号相同' },
  sections: {},
  choices: { kind: kinds, result: { done: '完成', refused: '拒绝', failed: '失败' } },
  actions: {},
  inputs: {},
} satisfies Texts<typeof log>
