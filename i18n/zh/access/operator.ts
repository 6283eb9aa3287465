import type { Texts } from '../../../resources/core/index.ts'
import type { operator } from '../../../resources/access/operator.ts'

export default {
  name: '操作员',
  fields: {
    username: '用户名',
    name: '姓名',
    phone: '手机号',
    email: '邮箱',
    hospital: '所属机构',
    roles: '角色',
    dataScope: '数据范围',
    scopeHospitals: '指定机构',
    avatar: '头像',
    status: '状态',
    isExperience: '演示账号',
    secondFactor: '两步验证',
    deleted: '已删除',
  },
  hints: {
    username: '以字母开头，可用字母、数字、下划线、点和短横线',
    phone: '默认只显示后四位；查看完整号码会留下记录',
    email: '默认只显示前三个字符；查看完整地址会留下记录。本人确认后才能用于找回密码',
    dataScope: '决定该操作员能看到哪些机构、哪些患者的数据',
    isExperience: '演示账号可以查看，但不能做任何持久的修改',
  },
  sections: { account: '账号信息', rights: '角色与权限' },
  choices: {
    dataScope: { all: '全部数据', below: '本机构及下级', own: '本机构', ownPatients: '本人患者', chosen: '指定机构' },
    status: { opened: '启用', deactivated: '停用' },
  },
  actions: {
    enable: '启用',
    disable: '停用',
    resetPass: '重置密码',
    resetSecondFactor: '重置两步验证',
    recover: '恢复',
  },
  done: {
    enable: '已启用',
    disable: '已停用',
    resetPass: '密码已重置',
    resetSecondFactor: '两步验证已重置',
    recover: '已恢复',
  },
  calls: { updatePass: '修改密码', findPass: '找回密码' },
  inputs: {
    updatePass: { fields: { oldPassword: '原密码', newPassword: '新密码', again: '再次输入新密码' } },
    findPass: {
      fields: {
        channel: '找回方式',
        target: '手机号或邮箱',
        code: '验证码',
        newPassword: '新密码',
        again: '再次输入新密码',
      },
      choices: { channel: { phone: '手机', email: '邮箱' } },
    },
  },
  confirms: {
    disable: '停用后该操作员将立即退出登录。确定停用吗？',
    resetPass: '将生成新的一次性密码并发送给该操作员，无法发送时向您显示一次；其所有登录会话随即结束。确定重置吗？',
    resetSecondFactor:
      '该操作员下次登录只需要密码，其所有登录会话随即结束，并会收到通知。请先确认是本人要求。确定重置吗？',
    remove: '删除后该操作员不能再登录，可以恢复。确定删除吗？',
  },
  outputs: { create: { oneTimePassword: '一次性密码' }, resetPass: { password: '一次性密码' } },
} satisfies Texts<typeof operator>
