import type { game } from '../../../resources/training/game.ts'
import type { Texts } from '../../../resources/core/index.ts'

export default {
  name: '训练游戏',
  fields: {
    name: '名称',
    nameEn: '英文名称',
    code: '游戏代码',
    project: '训练项目',
    picture: '图片',
    fromAge: '适用年龄（岁起）',
    glasses: '需要分视眼镜',
    published: '已发布',
    sort: '排序',
    description: '说明',
    deleted: '已删除',
  },
  hints: {
    code: '训练端按这个代码识别游戏，删除后也不能再用于其他游戏',
    glasses: '训练时须佩戴红蓝或偏振分视眼镜',
    sort: '数字越小越靠前',
  },
  sections: { game: '游戏', use: '使用' },
  choices: {},
  actions: { publish: '发布', unpublish: '撤回', recover: '恢复' },
  done: { publish: '已发布', unpublish: '已撤回', recover: '已恢复' },
  inputs: {},
} satisfies Texts<typeof game>
