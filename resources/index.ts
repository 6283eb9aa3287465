import { caseInfo } from './business/case.ts'
import { caseRecord } from './business/caseRecord.ts'
import { consumeRecord } from './business/consumeRecord.ts'
import { device } from './business/device.ts'
import { cashier } from './business/cashier.ts'
import { doctor } from './business/doctor.ts'
import { duplicate } from './business/duplicate.ts'
import { game } from './business/game.ts'
import { gameConfig } from './business/gameConfig.ts'
import { gameRecord } from './business/gameRecord.ts'
import { gameSession } from './business/gameSession.ts'
import { hospital } from './business/hospital.ts'
import { hospitalPayment } from './business/hospitalPayment.ts'
import { hospitalPrice } from './business/hospitalPrice.ts'
import { hospitalRecharge } from './business/hospitalRecharge.ts'
import { patient } from './business/patient.ts'
import { payment } from './business/payment.ts'
import { planTemplate } from './business/planTemplate.ts'
import { price } from './business/price.ts'
import { priceOption } from './business/priceOption.ts'
import { project } from './business/project.ts'
import { projectType } from './business/projectType.ts'
import { recharge } from './business/recharge.ts'
import { rechargeRefund } from './business/rechargeRefund.ts'
import { refundRequest } from './business/refundRequest.ts'
import { treatmentPlan } from './business/treatmentPlan.ts'
import { help } from './content/help.ts'
import { notice } from './content/notice.ts'
import { userHelp } from './content/userHelp.ts'
import type { AnyResource } from './schema/index.ts'
import { center } from './session/center.ts'
import { code } from './session/code.ts'
import { online } from './session/online.ts'
import { paper } from './session/paper.ts'
import { secondFactor } from './session/secondFactor.ts'
import { session } from './session/session.ts'
import { upload } from './session/upload.ts'
import { baseSetting } from './system/baseSetting.ts'
import { configSetting } from './system/configSetting.ts'
import { dict } from './system/dict.ts'
import { dictGroup } from './system/dictGroup.ts'
import { menu } from './system/menu.ts'
import { message } from './system/message.ts'
import { operator } from './system/operator.ts'
import { permission } from './system/permission.ts'
import { role } from './system/role.ts'
import { securityEvent } from './system/securityEvent.ts'
import { siteSetting } from './system/siteSetting.ts'
import { timing } from './system/timing.ts'
import { timingLog } from './system/timingLog.ts'

/** The registry: every resource, grouped as the menu groups it. A new page is one line here. */
export const groups = {
  business: {
    patient, case: caseInfo, caseRecord, treatmentPlan, planTemplate, recharge, rechargeRefund, refundRequest, payment, project, projectType, hospital, hospitalRecharge, hospitalPayment, hospitalPrice, price, priceOption, doctor,
    game, gameConfig, gameRecord, consumeRecord, device,
  },
  content: { notice, help, userHelp },
  system: { operator, role, dictGroup, dict, menu, message, timing, timingLog, securityEvent, baseSetting, siteSetting, configSetting },
  services: { duplicate, gameSession, session, code, online, permission, center, secondFactor, upload, paper, cashier },
} as const

/** Every resource by name, with its own type. */
export const resources = { ...groups.business, ...groups.content, ...groups.system, ...groups.services }

export type Resources = typeof resources

/** The same resources for those who only read descriptors. */
export const registry: { readonly [name: string]: AnyResource } = resources as unknown as { readonly [name: string]: AnyResource }

/** The resource of that name, or undefined. */
export const resourceNamed = (name: string): AnyResource | undefined => (Object.hasOwn(registry, name) ? registry[name] : undefined)
