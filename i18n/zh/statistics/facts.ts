import type { Reports } from '../../../resources/index.ts'
import type { AllFactsTexts } from '../../../resources/core/statistics/index.ts'

/** What is measured, and how. */
export default {
  payments: {
    dimensions: { package: '套餐' },
    measures: {
      bills: {
        name: '开单数',
        definition: '当日售出的充值单数，赠送不另计；之后的退款不会减少它。',
        said: '%{value} 单',
      },
      times: {
        name: '次数',
        definition: '售出的付费次数减去退款和作废退回的次数，各计入发生当日。',
        said: '%{value} 次',
      },
      given: {
        name: '赠送次数',
        definition: '随充值赠送的次数减去收回的赠送次数，各计入发生当日。',
        said: '赠送 %{value} 次',
      },
      amount: {
        name: '金额',
        definition: '开单金额减去退款和作废的金额，各计入发生当日；是否已付款不影响它。',
        said: '%{value}',
      },
      received: { name: '实收', definition: '收到的款项减去退出的款项，各计入发生当日。', said: '实收 %{value}' },
      refunded: { name: '退款', definition: '退给患者的款项，计入退款当日。', said: '退款 %{value}' },
      refundedTimes: {
        name: '退款次数',
        definition: '随退款收回的付费次数，计入退款当日。',
        said: '退 %{value} 次',
      },
      perBill: { name: '单均金额', definition: '金额除以开单数。没有开单时不计算。', said: '每单 %{value}' },
      provided: { name: '发放次数', definition: '付费次数与赠送次数之和，各计入其发生日。', said: '发放 %{value} 次' },
      givenOfAll: {
        name: '赠送占比',
        definition: '赠送次数除以发放次数（付费与赠送之和）。没有发放时不计算。',
        said: '赠送占 %{value}',
      },
      unpaid: {
        name: '当期未付',
        definition: '金额减去实收：本期内开出而未收的款项，补收以往的款项会减少它。',
        said: '未付 %{value}',
      },
      owed: { name: '欠款', definition: '截至所选范围最后一天，自始以来的金额减去实收。', said: '欠款 %{value}' },
    },
  },
  newPatients: {
    dimensions: { age: '今天的年龄段' },
    measures: {
      registered: {
        name: '新增患者',
        definition: '所选范围内建档的患者，不含演示账号和已删除的患者。',
        said: '新增 %{value} 名患者',
      },
      all: { name: '患者总数', definition: '截至所选范围最后一天，自始以来建档的患者。', said: '共 %{value} 名患者' },
    },
  },
  cases: {
    measures: {
      opened: { name: '新建病例', definition: '所选范围内建立的病例。', said: '新建 %{value} 份病例' },
      all: { name: '病例总数', definition: '截至所选范围最后一天，自始以来建立的病例。', said: '共 %{value} 份病例' },
    },
  },
  examinations: {
    measures: {
      examinations: {
        name: '检查次数',
        definition: '按检查日期计算的检查记录，补录的也计入检查当日。',
        said: '%{value} 次检查',
      },
      patients: {
        name: '检查患者',
        definition: '所选范围内做过检查的患者，每人只计一次，因此各时段之和可能大于合计。',
        said: '%{value} 名患者做过检查',
      },
      perPatient: {
        name: '人均检查',
        definition: '检查次数除以检查患者。没有检查时不计算。',
        said: '人均 %{value} 次检查',
      },
    },
  },
  effects: {
    dimensions: { trained: '训练天数', lines: '提升行数' },
    measures: {
      patients: {
        name: '检查患者',
        definition: '所选范围内做过检查的患者，每人只计一次，按首次检查时较差的眼归类。各疗效之和等于此数。',
        said: '%{value} 名患者',
      },
      cured: { name: '治愈', definition: '疗效为治愈的患者。', said: '治愈 %{value} 人' },
      improved: { name: '进步', definition: '疗效为进步的患者。', said: '进步 %{value} 人' },
      unchanged: { name: '无效', definition: '疗效为无效的患者。', said: '无效 %{value} 人' },
      notAmblyopic: {
        name: '首次检查时无弱视',
        definition: '首次检查时矫正视力不低于 0.9 的患者。',
        said: '%{value} 人首次检查时无弱视',
      },
      examinedOnce: { name: '只有一次检查', definition: '范围内只有一次检查的患者。', said: '%{value} 人只有一次检查' },
      notComparable: {
        name: '无法比较',
        definition: '视力为指数、手动等无法比较的患者。',
        said: '无法比较 %{value} 人',
      },
      compared: {
        name: '可比患者',
        definition: '首末两次检查可以比较的患者：治愈、进步与无效之和。',
        said: '%{value} 名患者可比',
      },
      helped: { name: '有效', definition: '治愈与进步的患者。', said: '有效 %{value} 人' },
      cureRate: {
        name: '治愈率',
        definition: '治愈的患者除以可比患者。没有可比患者时不计算。',
        said: '治愈率 %{value}',
      },
      helpedRate: {
        name: '有效率',
        definition: '治愈与进步的患者除以可比患者。没有可比患者时不计算。',
        said: '有效率 %{value}',
      },
      lines: {
        name: '平均提升行数',
        definition: '首末两次检查之间判定眼在视力表上提升的行数，取可比患者的平均值。',
        said: '平均提升 %{value} 行',
      },
      medianLines: {
        name: '提升行数中位数',
        definition: '一半的可比患者提升不少于此行数。',
        said: '中位数 %{value} 行',
      },
      lowerLines: {
        name: '提升行数下四分位',
        definition: '四分之一的可比患者提升不超过此行数。',
        said: '下四分位 %{value} 行',
      },
      upperLines: {
        name: '提升行数上四分位',
        definition: '四分之一的可比患者提升不少于此行数。',
        said: '上四分位 %{value} 行',
      },
      gain: {
        name: '平均提升（百分之一）',
        definition: '判定眼小数视力的提升，以百分之一为单位，取可比患者的平均值。',
        said: '小数视力平均提升 %{value} 个百分之一',
      },
      trainedDays: {
        name: '平均训练天数',
        definition: '可比较的患者在首末两次检查之间训练过的天数，取平均值。',
        said: '平均训练 %{value} 天',
      },
    },
  },
  reexaminations: {
    measures: {
      due: { name: '到期', definition: '应复查日期为今天或今后 7 天内、尚未复查的。', said: '%{value} 项到期' },
      overdue: { name: '逾期未查', definition: '应复查日期已过、至今尚未复查的。', said: '%{value} 项逾期未查' },
      done: {
        name: '已完成',
        definition: '已做下一次检查的：按期完成与逾期完成之和。',
        said: '%{value} 项已完成',
      },
      inTime: {
        name: '按期完成',
        definition: '在应复查日期当天或之前做了下一次检查的。',
        said: '%{value} 项按期完成',
      },
      late: { name: '逾期完成', definition: '在应复查日期之后才做下一次检查的。', said: '%{value} 项逾期完成' },
      inTimeRate: {
        name: '按期率',
        definition: '按期完成除以已完成。没有已完成的复查时不计算。',
        said: '按期率 %{value}',
      },
    },
  },
  trainingDays: {
    measures: {
      days: {
        name: '训练天数',
        definition: '患者训练的天数，同一患者同一天只计一次，补传的记录计入训练当日。',
        said: '%{value} 个训练日',
      },
      consumed: {
        name: '消费次数',
        definition: '训练日消费的次数；终身会员和试用期内的训练日不消费次数。',
        said: '消费 %{value} 次',
      },
      given: { name: '消费赠送', definition: '由赠送次数支付的训练日。', said: '消费赠送 %{value} 次' },
      owed: { name: '欠次', definition: '训练当天已无剩余次数、至今尚未补扣的训练日。', said: '欠 %{value} 次' },
      patients: {
        name: '训练患者',
        definition: '所选范围内训练过的患者，每人只计一次，因此各时段之和可能大于合计。',
        said: '%{value} 名患者训练过',
      },
      perPatient: {
        name: '人均训练天数',
        definition: '训练天数除以训练患者。没有训练时不计算。',
        said: '人均训练 %{value} 天',
      },
    },
  },
  balances: {
    measures: {
      moved: {
        name: '次数变动',
        definition: '所选范围内充值增加的次数减去退回和消费的次数，含赠送，不含终身。',
        said: '变动 %{value} 次',
      },
      movedWorth: {
        name: '价值变动',
        definition: '上述变动中付费次数按其充值单价计算的价值。',
        said: '价值变动 %{value}',
      },
      left: {
        name: '剩余次数',
        definition: '截至所选范围最后一天，患者账户中剩余的次数，含赠送，不含终身。',
        said: '剩余 %{value} 次',
      },
      liability: {
        name: '待履约金额',
        definition: '截至所选范围最后一天，尚未消费的付费次数按其充值单价计算的金额，不论是否已付款；赠送次数不计价。',
        said: '待履约 %{value}',
      },
    },
  },
  exercises: {
    dimensions: { level: '关卡', hour: '时段', weekday: '星期' },
    measures: {
      exercises: { name: '训练次数', definition: '训练设备上传的训练记录数，计入训练当日。', said: '%{value} 次训练' },
      minutes: { name: '训练分钟', definition: '训练记录的分钟数之和。', said: '训练 %{value} 分钟' },
      patients: {
        name: '训练患者',
        definition: '所选范围内有训练记录的患者，每人只计一次，因此各项之和可能大于合计。',
        said: '%{value} 名患者训练过',
      },
      perPatient: {
        name: '人均分钟',
        definition: '训练分钟除以训练患者。没有训练时不计算。',
        said: '人均 %{value} 分钟',
      },
      score: { name: '平均得分', definition: '有得分的训练记录的平均得分。', said: '平均得分 %{value}' },
      level: { name: '平均关卡', definition: '有关卡的训练记录的平均关卡。', said: '平均关卡 %{value}' },
    },
  },
} satisfies AllFactsTexts<Reports>
