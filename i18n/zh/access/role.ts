import type { Texts } from '../../../resources/core/index.ts'
import type { role } from '../../../resources/access/role.ts'

export default {
  name: '角色',
  fields: {
    name: '中文名称',
    nameEn: '英文名称',
    key: '角色标识',
    dataScope: '默认数据范围',
    creatableRoles: '可授予的角色',
    secondFactorRequired: '要求两步验证',
    permissions: '权限',
    menus: '菜单',
    remark: '备注',
    deleted: '已删除',
  },
  hints: {
    dataScope: '新建该角色的操作员时的默认值',
    creatableRoles: '拥有该角色的操作员可以把这些角色授予他人',
    secondFactorRequired: '拥有该角色的操作员须先设置两步验证才能使用系统；演示账号除外',
    key: '系统内置角色的标识，内置角色不能删除',
  },
  sections: { role: '角色' },
  choices: {
    dataScope: { all: '全部数据', below: '本机构及下级', own: '本机构', ownPatients: '本人患者', chosen: '指定机构' },
  },
  actions: { recover: '恢复', setPermissions: '分配权限', setMenus: '分配菜单' },
  done: { setPermissions: '权限已分配', setMenus: '菜单已分配', recover: '已恢复' },
  calls: { grantable: '可授予的角色' },
  inputs: { setPermissions: { fields: { permissions: '权限' } }, setMenus: { fields: { menus: '菜单' } } },
  confirms: { remove: '删除后拥有该角色的操作员将失去相应权限，可以恢复。确定删除吗？' },
} satisfies Texts<typeof role>
