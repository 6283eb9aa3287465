import type { projectType } from '../../resources/business/projectType.ts'
import type { Texts } from '../../resources/schema/index.ts'

export default {
  name: '项目类型',
  fields: { name: '类型名称', nameEn: '英文名称', sort: '排序', remark: '备注', projects: '项目数', deleted: '已删除' },
  hints: { sort: '数字小的排在前面；在列表中可以拖动排序', projects: '类型下还有项目时不能删除' },
  sections: { type: '类型信息' },
  choices: {},
  actions: { recover: '恢复', checkName: '检查名称' },
  asks: { checkName: { fields: { id: '编号', name: '类型名称' } } },
  confirms: { remove: '删除后新建项目时不能再选用该类型，可以恢复。确定删除吗？' },
  empty: '还没有项目类型',
} satisfies Texts<typeof projectType>
