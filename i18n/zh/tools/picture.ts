import type { Texts } from '../../../resources/core/index.ts'
import type { picture } from '../../../resources/tools/picture.ts'

const fileFormat = { jpeg: 'JPEG 格式', png: 'PNG 格式', webp: 'WebP 格式' }

export default {
  name: '图片库',
  fields: {
    name: '名称',
    picture: '图片',
    tags: '标签',
    fileFormat: '原格式',
    width: '宽（像素）',
    height: '高（像素）',
    bytes: '大小',
    used: '正在使用',
  },
  hints: { tags: '多个标签用空格分开' },
  sections: { picture: '图片' },
  choices: { fileFormat },
  actions: {},
  calls: { add: '上传到图片库', replace: '替换图片', uses: '查看图片用在哪里', tags: '图片标签' },
  inputs: {
    add: { fields: { file: '图片文件', name: '名称', tags: '标签' } },
    replace: { fields: { id: '图片编号', file: '图片文件' } },
  },
  confirms: { remove: '图片删除后不能恢复。确定删除吗？' },
} satisfies Texts<typeof picture>
