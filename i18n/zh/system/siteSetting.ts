import type { Texts } from '../../../resources/core/index.ts'
import type { siteSetting } from '../../../resources/system/siteSetting.ts'

export default {
  name: '站点设置',
  fields: { open: '开放网站', message: '关闭时的提示', messageEn: '关闭时的提示（英文）' },
  hints: {
    open: '关闭后，没有“网站关闭时进入”权限的操作员立即退出，也不能登录',
    message: '网站关闭时显示在登录页',
  },
  sections: { site: '网站开关' },
  choices: {},
  actions: {},
  inputs: {},
} satisfies Texts<typeof siteSetting>
