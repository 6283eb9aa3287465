import type { banner } from '../../../resources/content/banner.ts'
import type { Texts } from '../../../resources/core/index.ts'
import { forClients, published } from './published.ts'

export default {
  name: '轮播图',
  fields: {
    title: '标题',
    titleEn: '英文标题',
    picture: '图片',
    place: '位置',
    linkTo: '点击后',
    address: '链接地址',
    news: '新闻',
    knowledge: '知识文章',
    ...published.fields,
    sort: '排序',
  },
  hints: { ...published.hints, title: '说明图片内容，供看不到图片的人使用', sort: '数字越小越靠前' },
  sections: { entry: '内容', ...published.sections },
  choices: {
    ...published.choices,
    place: { clientStart: '训练端首页', clientShop: '训练端商城', home: '后台首页' },
    linkTo: { nothing: '不跳转', address: '打开链接', news: '打开新闻', knowledge: '打开知识文章' },
  },
  actions: published.actions,
  done: published.done,
  calls: { ...forClients.calls, home: '首页展示' },
  inputs: forClients.inputs,
  confirms: { remove: '轮播图删除后不能恢复。确定删除吗？' },
} satisfies Texts<typeof banner>
