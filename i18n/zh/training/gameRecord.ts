import type { gameRecord } from '../../../resources/training/gameRecord.ts'
import type { Texts } from '../../../resources/core/index.ts'
import { ageBands } from '../core/ageBands.ts'

export default {
  name: '训练记录',
  fields: {
    patient: '患者',
    hospital: '所属机构',
    project: '训练项目',
    game: '训练游戏',
    eye: '训练眼别',
    startedAt: '开始时间',
    day: '训练日',
    minutes: '训练分钟数',
    score: '得分',
    level: '关卡',
    device: '训练设备',
    uuid: '记录编号',
    clientStartedAt: '设备时钟的开始时间',
    ageBand: '当日年龄段',
    gender: '性别',
  },
  hints: { clientStartedAt: '设备时钟有偏差时，与开始时间不同' },
  sections: {},
  choices: {
    eye: { right: '右眼', left: '左眼', both: '双眼同时', turn: '双眼交替' },
    gender: { male: '男', female: '女' },
    ageBand: ageBands,
  },
  actions: {},
  calls: { batch: '上传训练记录' },
  inputs: { batch: { fields: { sentAt: '发送时设备时钟的时间', clientVersion: '客户端版本', records: '训练记录' } } },
} satisfies Texts<typeof gameRecord>
