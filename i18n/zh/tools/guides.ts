import type { Guides } from '../../Guides.ts'

/** What the pages of this capability are for, and how the first entry of a list comes about. */
export default {
  picture: {
    purpose: '大家都可以用在资料和文章中的图片。',
    first: '上传第一张图片。',
  },
  storage: {
    purpose: '供员工下载的表单、手册和视频。',
    first: '上传第一个文件。',
  },
  generator: { purpose: '输入或选择字段，生成一个新页面：列表、表单、接口和权限。' },
} satisfies Guides<'tools'>
