import { planEyes } from '../../domain/eyes.ts'
import { acuity, choice, date, datetime, file, flag, integer, items, secret, service, text } from '../core/index.ts'
import { letters, paged, unread } from '../content/lettersToRead.ts'

const patient = { patient: integer({ required: true, min: 1 }) }
const account = text({ required: true, max: 50 })
const mobile = text({ required: true, match: 'mobile' })
const children = {
  patients: items(
    { id: integer({ required: true }), name: text({ required: true }), hospitalLabel: text({ required: true }) },
    { required: true },
  ),
}

/**
 * What guardians call by the mini program. A token is that of a WeChat account and no operator's; it tells of the
 * patients whom the account is bound to at that moment, and of nobody else.
 */
export const wx = service({
  name: 'wx',
  calls: {
    /** Exchanges the code of `wx.login()` at WeChat. */
    signIn: {
      call: 'POST api/wx/signIn',
      permission: 'public',
      repeatable: false,
      input: { code: text({ required: true, max: 200 }) },
      output: { token: secret({ required: true }), expiresAt: datetime({ required: true }), ...children },
    },
    /** What the account says of itself in the mini program; what is left out stays. */
    profile: {
      call: 'POST api/wx/profile',
      by: 'guardian',
      repeatable: false,
      input: { nickname: text({ max: 50 }), follows: flag(), avatar: file({ max: 2 }) },
      output: { nickname: text({ required: true }), follows: flag({ required: true }), avatar: text() },
    },
    /**
     * Sends a code where the mobile is that of the guardian of the patient with that account; the answer is the same in
     * any case.
     */
    sendCode: {
      call: 'POST api/wx/mobileCode',
      by: 'guardian',
      repeatable: false,
      input: { account, mobile },
      output: { sent: flag(), wait: integer({ required: true }) },
    },
    bind: {
      call: 'POST api/wx/bind',
      by: 'guardian',
      repeatable: false,
      input: { account, mobile, code: text({ required: true, max: 6 }) },
      output: { ...patient, ...children },
    },
    unbind: { call: 'POST api/wx/unbind', by: 'guardian', input: patient, output: children },
    patients: { call: 'GET api/wx/patients', by: 'guardian', conditional: true, output: children },
    patient: {
      call: 'GET api/wx/patient/{patient}',
      by: 'guardian',
      conditional: true,
      input: patient,
      output: {
        id: integer({ required: true }),
        name: text({ required: true }),
        hospitalLabel: text({ required: true }),
        lifetime: flag({ required: true }),
        validUntil: date(),
        /** What is left of each type. */
        times: items(
          { rechargeType: text({ required: true }), times: integer({ required: true }) },
          { required: true },
        ),
        plan: items(
          {
            project: integer({ required: true }),
            name: text({ required: true }),
            nameEn: text({ required: true }),
            eye: choice(planEyes, { required: true }),
            minutes: integer({ required: true }),
            trainedMinutes: integer({ required: true }),
          },
          { required: true },
        ),
        /** The examinations of the case, oldest first, and when the next one is due. */
        course: items(
          {
            examinedOn: date({ required: true }),
            nakedRight: acuity(),
            nakedLeft: acuity(),
            correctedRight: acuity(),
            correctedLeft: acuity(),
          },
          { required: true },
        ),
        reexamineOn: date(),
        /** The days of the last four weeks that were trained on. */
        days: items({ day: date({ required: true }), minutes: integer({ required: true }) }, { required: true }),
        ...unread,
      },
    },
    mail: {
      call: 'GET api/wx/mail/{patient}',
      by: 'guardian',
      conditional: true,
      input: { ...patient, ...paged },
      output: { ...letters, ...unread },
    },
    read: {
      call: 'POST api/wx/mail/read',
      by: 'guardian',
      input: { ...patient, id: integer({ required: true, min: 1 }) },
      output: unread,
    },
  },
})
