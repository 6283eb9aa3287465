import baseSetting from './baseSetting.ts'
import caseInfo from './case.ts'
import caseRecord from './caseRecord.ts'
import center from './center.ts'
import code from './code.ts'
import configSetting from './configSetting.ts'
import consumeRecord from './consumeRecord.ts'
import device from './device.ts'
import dict from './dict.ts'
import dictGroup from './dictGroup.ts'
import doctor from './doctor.ts'
import duplicate from './duplicate.ts'
import gameRecord from './gameRecord.ts'
import help from './help.ts'
import hospital from './hospital.ts'
import hospitalRecharge from './hospitalRecharge.ts'
import menu from './menu.ts'
import message from './message.ts'
import notice from './notice.ts'
import online from './online.ts'
import operator from './operator.ts'
import paper from './paper.ts'
import patient from './patient.ts'
import permission from './permission.ts'
import planTemplate from './planTemplate.ts'
import project from './project.ts'
import projectType from './projectType.ts'
import recharge from './recharge.ts'
import role from './role.ts'
import session from './session.ts'
import siteSetting from './siteSetting.ts'
import treatmentPlan from './treatmentPlan.ts'
import upload from './upload.ts'
import userHelp from './userHelp.ts'
import type { ResourceTexts } from '../ResourceTexts.ts'

export default {
  patient, case: caseInfo, caseRecord, treatmentPlan, planTemplate, project, projectType, recharge, hospital, hospitalRecharge, doctor,
  gameRecord, consumeRecord, device,
  notice, help, userHelp,
  operator, role, dictGroup, dict, menu, message, baseSetting, siteSetting, configSetting,
  duplicate, session, code, online, permission, center, upload, paper,
} satisfies ResourceTexts
