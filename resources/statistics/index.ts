import type { Capability } from '../core/capability.ts'
import { attendance } from './attendance.ts'
import { effect } from './effect.ts'
import { reexamination } from './reexamination.ts'
import { reportService } from '../core/statistics/index.ts'
import { doctorBilling } from './reports/doctorBilling.ts'

const reports = { doctorBilling } as const

export const statistics = {
  menu: 'statistics',
  resources: { attendance, reexamination, effect },
  services: { statistics: reportService(reports) },
  reports,
  pages: {
    callList: { menu: 'statistics', permission: 'followUp:create' },
    reexaminationReminder: { permission: 'reexamination:list' },
  },
  aliases: { loginQuery: 'attendance', subsequentVisit: 'reexamination' },
} as const satisfies Capability
