import type { Capability } from '../core/capability.ts'
import { reportService } from '../core/statistics/index.ts'
import { attendance } from './attendance.ts'
import { effect } from './effect.ts'
import { home } from './home.ts'
import { reexamination } from './reexamination.ts'
import { reportSubscription } from './reportSubscription.ts'
import { ageAnalysis } from './reports/ageAnalysis.ts'
import { comparison } from './reports/comparison.ts'
import { doctorBilling } from './reports/doctorBilling.ts'
import { doctorRecharge } from './reports/doctorRecharge.ts'
import { effectAnalysis } from './reports/effectAnalysis.ts'
import { effectDifference } from './reports/effectDifference.ts'
import { gameAnalysis } from './reports/gameAnalysis.ts'
import { gifts } from './reports/gifts.ts'
import { growth } from './reports/growth.ts'
import { monthAnalysis } from './reports/monthAnalysis.ts'
import { overview } from './reports/overview.ts'
import { rechargeAnalysis } from './reports/rechargeAnalysis.ts'
import { reexaminations } from './reports/reexaminations.ts'
import { yearAnalysis } from './reports/yearAnalysis.ts'

const reports = {
  overview,
  rechargeAnalysis,
  doctorBilling,
  doctorRecharge,
  gifts,
  monthAnalysis,
  yearAnalysis,
  growth,
  comparison,
  ageAnalysis,
  gameAnalysis,
  effectAnalysis,
  effectDifference,
  reexaminations,
} as const

export const statistics = {
  menu: 'statistics',
  resources: { attendance, reexamination, effect, reportSubscription },
  services: { statistics: reportService(reports) },
  reports,
  pages: {
    callList: { menu: 'statistics', permission: 'followUp:create' },
    reexaminationReminder: { permission: 'reexamination:list' },
  },
  aliases: {
    loginQuery: 'attendance',
    visitRecord: 'attendance',
    subsequentVisit: 'reexamination',
    sum: 'overview',
    dbfx: 'comparison',
    tbhb: 'growth',
    'liaoxiao/query': 'effect',
    'liaoxiao/analyze': 'effectAnalysis',
    'liaoxiao/cha': 'effectDifference',
  },
  home,
} as const satisfies Capability
