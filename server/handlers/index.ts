import type { Implementation } from '../engine/contract.ts'
import { caseImplementation } from './case.ts'
import { caseRecordImplementation } from './caseRecord.ts'
import { cashierImplementation } from './cashier.ts'
import { centerImplementation } from './center.ts'
import { codeImplementation } from './code.ts'
import { configSettingImplementation } from './configSetting.ts'
import { deviceImplementation } from './device.ts'
import { dictImplementation } from './dict.ts'
import { dictGroupImplementation } from './dictGroup.ts'
import { doctorImplementation } from './doctor.ts'
import { duplicateImplementation } from './duplicate.ts'
import { gameConfigImplementation } from './gameConfig.ts'
import { gameRecordImplementation } from './gameRecord.ts'
import { gameSessionImplementation } from './gameSession.ts'
import { hospitalImplementation } from './hospital.ts'
import { hospitalPriceImplementation } from './hospitalPrice.ts'
import { hospitalRechargeImplementation } from './hospitalRecharge.ts'
import { baseSettingImplementation, siteSettingImplementation } from './installation.ts'
import { menuImplementation } from './menu.ts'
import { messageImplementation } from './message.ts'
import { noticeImplementation } from './notice.ts'
import { onlineImplementation } from './online.ts'
import { operatorImplementation } from './operator.ts'
import { paperImplementation } from './paper.ts'
import { patientImplementation } from './patient.ts'
import { permissionImplementation } from './permission.ts'
import { planTemplateImplementation } from './planTemplate.ts'
import { priceImplementation } from './price.ts'
import { projectImplementation } from './project.ts'
import { projectTypeImplementation } from './projectType.ts'
import { timingImplementation } from './timing.ts'
import { treatmentPlanImplementation } from './treatmentPlan.ts'
import { rechargeImplementation } from './recharge.ts'
import { refundRequestImplementation } from './refundRequest.ts'
import { roleImplementation } from './role.ts'
import { secondFactorImplementation } from './secondFactor.ts'
import { sessionImplementation } from './session.ts'
import { uploadImplementation } from './upload.ts'

/** What the server does by hand, resource by resource; those not named here need nothing but their descriptor. */
export const implementations: readonly Implementation[] = [
  patientImplementation, duplicateImplementation, caseImplementation, caseRecordImplementation, hospitalImplementation, hospitalRechargeImplementation, doctorImplementation,
  rechargeImplementation, refundRequestImplementation, cashierImplementation,
  treatmentPlanImplementation, planTemplateImplementation, projectImplementation, projectTypeImplementation,
  gameConfigImplementation, priceImplementation, hospitalPriceImplementation,
  deviceImplementation, gameSessionImplementation, gameRecordImplementation,
  noticeImplementation,
  operatorImplementation, roleImplementation, dictGroupImplementation, dictImplementation, menuImplementation,
  messageImplementation, timingImplementation, baseSettingImplementation, siteSettingImplementation, configSettingImplementation,
  sessionImplementation, codeImplementation, onlineImplementation, permissionImplementation, centerImplementation, secondFactorImplementation, uploadImplementation,
  paperImplementation,
]
