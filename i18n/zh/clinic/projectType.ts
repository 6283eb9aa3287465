import type { projectType } from '../../../resources/clinic/projectType.ts'
import type { Texts } from '../../../resources/core/index.ts'

export default {
  name: '项目类型',
  fields: {
    name: '类型名称',
    nameEn: '英文名称',
    consumes: '消费次数类型',
    sort: '排序',
    remark: '备注',
    projects: '项目数',
    deleted: '已删除',
  },
  hints: {
    consumes: '当天首条训练记录属于该类型时，消费哪一种次数',
    sort: '数字小的排在前面；在列表中可以拖动排序',
    projects: '类型下还有项目时不能删除',
  },
  sections: { type: '类型信息' },
  choices: { consumes: { ordinary: '普通', naked3d: '裸眼 3D' } },
  actions: { recover: '恢复' },
  done: { recover: '已恢复' },
  calls: { checkName: '检查名称' },
  inputs: { checkName: { fields: { id: '编号', name: '类型名称' } } },
  confirms: { remove: '删除后新建项目时不能再选用该类型，可以恢复。确定删除吗？' },
} satisfies Texts<typeof projectType>
