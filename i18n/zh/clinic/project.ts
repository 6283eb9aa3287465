import type { project } from '../../../resources/clinic/project.ts'
import type { Texts } from '../../../resources/core/index.ts'

export default {
  name: '训练项目',
  fields: {
    name: '项目名称',
    nameEn: '英文名称',
    type: '项目类型',
    eyes: '可设眼别',
    sort: '排序',
    remark: '备注',
    deleted: '已删除',
  },
  hints: { eyes: '制定方案时，只能为这些眼别设置训练时间', sort: '数字小的排在前面；在列表中可以拖动排序' },
  sections: { project: '项目信息' },
  choices: { eyes: { right: '右眼', left: '左眼', both: '双眼同时', turn: '双眼交替' } },
  actions: { recover: '恢复' },
  done: { recover: '已恢复' },
  calls: { checkName: '检查名称', forPatient: '患者的项目' },
  inputs: { checkName: { fields: { id: '编号', name: '项目名称' } }, forPatient: { fields: { id: '患者编号' } } },
  confirms: { remove: '删除后不能再加入方案，已有的历史方案保持不变，可以恢复。确定删除吗？' },
} satisfies Texts<typeof project>
