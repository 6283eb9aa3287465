/** A group of options that every installation starts with; entries are value, Chinese and English label. */
export interface SeededDictionary {
  readonly name: string
  readonly label: string
  readonly labelEn: string
  /** The product relies on these values and no others: they are there whatever was done to them before. */
  readonly fixed?: true
  readonly entries: readonly (readonly [value: string, label: string, labelEn: string])[]
}

export const seededDictionaries: readonly SeededDictionary[] = [
  {
    name: 'doctorTitle',
    label: '职称',
    labelEn: 'Professional title',
    entries: [
      ['chiefPhysician', '主任医师', 'Chief physician'],
      ['associateChiefPhysician', '副主任医师', 'Associate chief physician'],
      ['attendingPhysician', '主治医师', 'Attending physician'],
      ['residentPhysician', '住院医师', 'Resident physician'],
      ['chiefNurse', '主任护师', 'Chief nurse'],
      ['associateChiefNurse', '副主任护师', 'Associate chief nurse'],
      ['supervisorNurse', '主管护师', 'Supervisor nurse'],
      ['seniorNurse', '护师', 'Senior nurse'],
      ['nurse', '护士', 'Nurse'],
      ['seniorOptometrist', '高级验光师', 'Senior optometrist'],
      ['optometrist', '验光师', 'Optometrist'],
      ['visionTherapist', '视觉训练师', 'Vision therapist'],
    ],
  },
  {
    name: 'newsCategory',
    label: '新闻分类',
    labelEn: 'News category',
    entries: [
      ['platform', '平台动态', 'Platform'],
      ['activity', '活动', 'Activities'],
      ['science', '科普', 'Popular science'],
      ['media', '媒体报道', 'In the media'],
    ],
  },
  {
    name: 'knowledgeCategory',
    label: '知识分类',
    labelEn: 'Knowledge category',
    entries: [
      ['amblyopia', '认识弱视', 'Amblyopia'],
      ['treatment', '治疗与训练', 'Treatment'],
      ['everyday', '日常用眼', 'Everyday eye care'],
      ['equipment', '器材使用', 'Equipment'],
      ['research', '临床研究', 'Research'],
    ],
  },
  {
    name: 'doctorPosition',
    label: '职务',
    labelEn: 'Position',
    entries: [
      ['president', '院长', 'President'],
      ['vicePresident', '副院长', 'Vice president'],
      ['departmentHead', '科室主任', 'Head of department'],
      ['deputyDepartmentHead', '科室副主任', 'Deputy head of department'],
      ['headNurse', '护士长', 'Head nurse'],
      ['trainingSupervisor', '训练主管', 'Training supervisor'],
      ['staffMember', '普通职员', 'Staff member'],
    ],
  },
  {
    name: 'gameDifficulty',
    label: '游戏难度',
    labelEn: 'Game difficulty',
    entries: [
      ['easy', '简单', 'Easy'],
      ['medium', '中等', 'Medium'],
      ['hard', '困难', 'Hard'],
      ['expert', '挑战', 'Expert'],
    ],
  },
  {
    name: 'rechargeType',
    label: '充值类型',
    labelEn: 'Top-up type',
    fixed: true,
    entries: [
      ['ordinary', '普通', 'Ordinary'],
      ['naked3d', '裸眼 3D', 'Naked-eye 3D'],
      ['lifetime', '终身', 'Lifetime'],
    ],
  },
  {
    name: 'payChannel',
    label: '支付渠道',
    labelEn: 'Payment channel',
    entries: [
      ['cash', '现金', 'Cash'],
      ['wechat', '微信支付', 'WeChat Pay'],
      ['alipay', '支付宝', 'Alipay'],
      ['card', '银行卡', 'Bank card'],
      ['transfer', '银行转账', 'Bank transfer'],
      ['other', '其他', 'Other'],
    ],
  },
  {
    name: 'followUpResult',
    label: '随访结果',
    labelEn: 'Result of a follow-up',
    entries: [
      ['onTrack', '正常训练', 'Training as planned'],
      ['willResume', '近期恢复训练', 'Will train again soon'],
      ['visitArranged', '已约复查', 'Re-examination arranged'],
      ['paused', '暂停训练', 'Pauses for a while'],
      ['elsewhere', '转其他机构', 'Treated elsewhere'],
      ['recovered', '已康复', 'Recovered'],
      ['stopped', '放弃治疗', 'Gave up treatment'],
      ['notReached', '未联系上', 'Not reached'],
      ['wrongNumber', '号码有误', 'Wrong number'],
    ],
  },
]
