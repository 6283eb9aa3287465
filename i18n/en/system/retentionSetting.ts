import type { Texts } from '../../../resources/core/index.ts'
import type { retentionSetting } from '../../../resources/system/retentionSetting.ts'

export default {
  name: 'Retention',
  fields: {
    medicalYears: 'Records of patients kept for (years)',
    changeYears: 'Changes kept for (years)',
    messageDays: 'Message log kept for (days)',
    logDays: 'Log kept for (days)',
    securityLogDays: 'Security log kept for (days)',
    noticeDays: 'Announced so many days before',
    tellTo: 'Told of removals',
    remark: 'Remark',
  },
  hints: {
    medicalYears:
      'From the last visit, or the last that was written of a patient; then all that is kept is erased. Regulations on medical records, article 29: 15 years at least',
    changeYears:
      'Who changed what is part of a medical record: 15 years at least; afterwards only how many there were each month',
    messageDays:
      'To whom SMS and mail went, what became of them, and numbers that patients had before; what they said is erased once they are delivered',
    logDays:
      'Looks, exports, sign-ins, failures and errors; afterwards only how many there were each month. Cybersecurity Law, article 21: six months at least',
    securityLogDays: 'Cybersecurity Law, article 21: six months at least',
    noticeDays: 'So many days before each removal, “Removals” says what will go, when, and how many',
    tellTo: 'By a notice, each time something is announced',
    remark: 'As, why something is kept for longer than the law asks for',
  },
  sections: { children: 'Patients', logs: 'Logs', announcement: 'Announcement' },
  choices: {},
  actions: {},
  inputs: {},
} satisfies Texts<typeof retentionSetting>
