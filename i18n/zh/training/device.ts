import type { device } from '../../../resources/training/device.ts'
import type { Texts } from '../../../resources/core/index.ts'

export default {
  name: '训练设备',
  fields: {
    name: '设备名称',
    serial: '序列号',
    hospital: '所属机构',
    access: '令牌状态',
    issuedAt: '令牌签发时间',
    lastSeenAt: '最近连接时间',
    clientVersion: '客户端版本',
    remark: '备注',
    deleted: '已删除',
  },
  hints: { serial: '设备机身上的编号，不能重复' },
  sections: { device: '设备信息' },
  choices: { access: { new: '未签发', issued: '已签发', revoked: '已吊销' } },
  actions: { issue: '签发令牌', revoke: '吊销令牌', recover: '恢复' },
  done: { issue: '已签发令牌', revoke: '已吊销令牌', recover: '已恢复' },
  calls: { signIn: '患者登录' },
  inputs: {
    signIn: { fields: { account: '患者账号', password: '密码', newPassword: '新密码', clientVersion: '客户端版本' } },
  },
  outputs: { issue: { token: '设备令牌' } },
  confirms: {
    issue: '签发新令牌后，原有令牌立即失效。新令牌只显示一次，请当场填入设备。确定签发吗？',
    revoke:
      '吊销后，设备立即无法连接，需要重新签发令牌。设备上尚未上传的训练记录，可在重新签发后继续上传。确定吊销吗？',
    remove: '删除后，设备的令牌同时失效，已有的训练记录保持不变。确定删除吗？',
  },
} satisfies Texts<typeof device>
