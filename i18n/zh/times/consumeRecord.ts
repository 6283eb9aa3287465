import type { consumeRecord } from '../../../resources/times/consumeRecord.ts'
import type { Texts } from '../../../resources/core/index.ts'
import { ageBands } from '../core/ageBands.ts'

export default {
  name: '消费记录',
  fields: {
    number: '消费编号',
    patient: '患者',
    hospital: '付费机构',
    day: '训练日',
    rechargeType: '充值类型',
    times: '消费次数',
    recharge: '充值记录',
    given: '使用赠送次数',
    owed: '欠次',
    settledAt: '补扣时间',
    doubled: '合并前的重复日',
    doctor: '当日主管医生',
    ageBand: '当日年龄段',
    gender: '性别',
  },
  hints: {
    times: '每个训练日消费一次；终身会员和试用期内为 0',
    owed: '训练时已没有剩余次数，下次充值时自动补扣',
    doubled: '两份档案合并前，在同一天各自训练过',
  },
  sections: {},
  choices: { gender: { male: '男', female: '女' }, ageBand: ageBands },
  actions: {},
  inputs: {},
} satisfies Texts<typeof consumeRecord>
