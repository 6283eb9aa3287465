/** Texts that a case and its records share. */
export const clinicalTexts = {
  fields: {
    examinedOn: '检查日期',
    nakedRight: '右眼裸眼视力', nakedLeft: '左眼裸眼视力', correctedRight: '右眼矫正视力', correctedLeft: '左眼矫正视力',
    amblyopiaTypeRight: '右眼弱视类型', amblyopiaTypeLeft: '左眼弱视类型', levelRight: '右眼弱视程度', levelLeft: '左眼弱视程度', level: '弱视程度',
    sphereRight: '右眼球镜（SPH）', sphereLeft: '左眼球镜（SPH）', cylinderRight: '右眼柱镜（CYL）', cylinderLeft: '左眼柱镜（CYL）',
    axisRight: '右眼轴位（AX）', axisLeft: '左眼轴位（AX）',
    fixationRight: '右眼注视性质', fixationLeft: '左眼注视性质', dominantEye: '主导眼', simultaneousVision: '同时视', fourPointLamp: 'Worth 四点灯', fusion: '融合功能',
    synoptophore: '同视机', randomDotFusion: '随机点融合', divergence: '散开功能', convergence: '集合功能',
    stereopsis: '立体视锐度', lineStereopsis: '线条立体视', staticRandomDots: '静态随机点立体视',
    doctor: '主治医生', nurse: '责任护士', trainer: '训练师',
    diagnosis: '诊断', treatment: '治疗建议', medicalHistory: '病史', recommendation: '训练建议',
    trainingFrequency: '训练频次', prescriptionCount: '处方次数', glasses: '配镜说明', occlusion: '遮盖说明', reexamineOn: '复查日期',
  },
  hints: {
    examinedOn: '以前没有记录的日期会新增一条检查记录，已有记录的日期则更正该记录',
    levelRight: '由矫正视力得出', levelLeft: '由矫正视力得出', level: '较差眼的程度，由矫正视力得出。一眼未能测出时至少为另一眼的程度，且不视为无弱视',
    doctor: '医生、护士、训练师至少选择一位',
    prescriptionCount: '本次处方的训练次数',
    glasses: '如全天戴镜、度数调整', occlusion: '如遮盖右眼，每天 4 小时',
  },
  sections: { vision: '视力', refraction: '屈光', binocular: '双眼视功能', staff: '主管人员', diagnosis: '诊断与建议', training: '训练与复查' },
  /** What both columns say, where the eyes stand side by side. */
  pairs: {
    naked: '裸眼视力', corrected: '矫正视力', amblyopiaType: '弱视类型', level: '弱视程度', sphere: '球镜 SPH（D）', cylinder: '柱镜 CYL（D）', axis: '轴位 AX（°）', fixation: '注视性质',
  },
  choices: {
    levelRight: { none: '无', mild: '轻度', moderate: '中度', severe: '重度', notComparable: '未能测出' },
    levelLeft: { none: '无', mild: '轻度', moderate: '中度', severe: '重度', notComparable: '未能测出' },
    level: { none: '无', mild: '轻度', moderate: '中度', severe: '重度', notComparable: '未能测出' },
  },
}
