import type { doctor } from '../../../resources/organisations/doctor.ts'
import type { Texts } from '../../../resources/core/index.ts'

export default {
  name: '医护人员',
  fields: {
    name: '姓名',
    occupation: '岗位',
    hospital: '所属机构',
    title: '职称',
    position: '职务',
    speciality: '擅长',
    blurb: '简介',
    operator: '后台账号',
    sort: '排序',
    deleted: '已删除',
  },
  hints: {
    name: '同一机构内不能重名',
    operator: '关联后，数据范围为“本人患者”的账号即可看到其主管的患者',
  },
  sections: { person: '基本信息', profile: '专业信息' },
  choices: { occupation: { doctor: '医生', nurse: '护士', trainer: '训练师' } },
  actions: { recover: '恢复' },
  done: { recover: '已恢复' },
  calls: { checkName: '检查姓名' },
  inputs: { checkName: { fields: { id: '编号', name: '姓名', hospital: '所属机构' } } },
  confirms: { remove: '删除后不能再被选为主管人员，可以恢复。确定删除吗？' },
} satisfies Texts<typeof doctor>
