import type { Guides } from '../../Guides.ts'

/** What the pages of this capability are for, and how the first entry of a list comes about. */
export default {
  game: {
    purpose: '训练设备上的游戏，每个游戏训练一个项目。',
    first: '新建游戏并发布，训练设备即可使用。',
  },
  gameRecord: {
    purpose: '患者每次训练的游戏、时长和成绩。',
    first: '训练设备上传后自动出现。',
  },
  device: {
    purpose: '各机构的训练设备。设备凭令牌登录并上传训练记录。',
    first: '登记设备，把一次性显示的令牌填到设备上。',
  },
  gameConfig: { purpose: '游戏和方案没有另行规定时，训练设备使用的参数。' },
} satisfies Guides<'training'>
