import type { CaseData } from '../../../src/clinic/pdf/caseReport.ts'
import type { Making } from '../../../src/core/pdf/Words.ts'
import type { PlanData } from '../../../src/clinic/pdf/planReport.ts'
import type { ReceiptData } from '../../../src/times/pdf/receiptReport.ts'

export const making: Making = { by: '王芳', at: '2026-11-21T05:05:00.000Z', today: '2026-11-21' }
export const head = { organisation: '杭州明目眼科医院', address: '浙江省杭州市文三路 1 号', phone: '0571-88888888' }

const patient = {
  id: 7,
  name: '欧阳𬺓𠮷',
  gender: 'female',
  birthday: '2018-05-04',
  account: 'HZ0007',
  mobile: '*******5678',
  guardianName: '欧阳华',
  guardianMobile: '*******4321',
  hospital: 3,
  hospitalLabel: '杭州明目眼科医院',
  doctor: 2,
  doctorLabel: '李明',
  trainer: null,
}

const examination = (at: number) => ({
  id: at + 1,
  examinedOn: `${2023 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}-15`,
  nakedRight: '0.3',
  nakedLeft: at === 3 ? 'UC' : 'CF',
  correctedRight: at < 4 ? '0.5' : '0.8',
  correctedLeft: at < 4 ? '0.1' : '0.2',
})

/** A case with so many examinations. */
export const caseOf = (count: number, more: Readonly<Record<string, unknown>> = {}): CaseData => ({
  head,
  patient,
  records: Array.from({ length: count }, (_none, at) => examination(at)),
  record: {
    ...examination(count - 1),
    number: 'HZ20261121001',
    patient: 7,
    patientLabel: '欧阳𬺓𠮷',
    levelRight: 'mild',
    levelLeft: 'severe',
    amblyopiaTypeRight: 'ametropic',
    amblyopiaTypeRightLabel: '屈光不正性弱视',
    amblyopiaTypeLeft: 'anisometropic',
    amblyopiaTypeLeftLabel: '屈光参差性弱视',
    sphereRight: 1.25,
    sphereLeft: -0.5,
    cylinderRight: -0.75,
    cylinderLeft: 0,
    axisRight: 170,
    axisLeft: null,
    fixationRight: 'central',
    fixationRightLabel: '中心注视',
    fusion: 'present',
    fusionLabel: '有',
    doctor: 2,
    doctorLabel: '李明',
    nurse: null,
    trainer: null,
    diagnosis: '双眼屈光不正性弱视',
    treatment: null,
    medicalHistory: null,
    recommendation: '每日训练两次\n三个月后复查',
    glasses: '全天戴镜',
    reexamineOn: '2027-02-21',
    ...more,
  },
})

export const planOf = (projects: number): PlanData => ({
  head,
  patient,
  projects: new Map(Array.from({ length: projects }, (_none, at) => [at + 1, `精细训练 ${at + 1}`])),
  plan: {
    number: 'HZ0007-3',
    edition: 3,
    startsOn: '2026-11-21',
    endedOn: null,
    remark: '每周休息一天',
    items: Array.from({ length: projects }, (_none, at) => [
      { project: at + 1, eye: 'right', minutes: 10 },
      { project: at + 1, eye: 'turn', minutes: 5 },
    ]).flat(),
  },
})

/** A top-up of 30 times and two gifts that was paid, unless told otherwise. */
export const receiptOf = (more: Readonly<Record<string, unknown>> = {}): ReceiptData => ({
  head,
  patient,
  recharge: {
    number: 'C20261121000007-1',
    patient: 7,
    patientLabel: patient.name,
    hospital: 3,
    hospitalLabel: head.organisation,
    rechargeType: 'ordinary',
    rechargeTypeLabel: '普通',
    times: 30,
    giveTimes: 2,
    amount: 300_050,
    refundedTimes: 0,
    refundedAmount: 0,
    payStatus: 'paid',
    channel: 'wechat',
    channelLabel: '微信支付',
    paidAt: '2026-11-21T05:00:00.000Z',
    paidBy: 4,
    paidByLabel: '王芳',
    doctor: 2,
    doctorLabel: '李明',
    remark: null,
    ...more,
  },
})
