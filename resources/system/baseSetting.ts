import { integer, refs, resource, text } from '../core/index.ts'

/** What the installation is called, whom to turn to, and whose days count. The sign-in page tells the first two to everybody. */
export const baseSetting = resource({
  name: 'baseSetting',
  label: 'productName',
  scopedBy: 'nothing',
  singleton: true,
  fields: {
    productName: text({ required: true, max: 25, default: '视觉训练管理后台' }),
    productNameEn: text({ required: true, max: 50, default: 'Vision Training Back-office' }),
    timeZone: text({ required: true, match: 'timeZone', default: 'Asia/Shanghai' }),
    contactName: text({ max: 25 }),
    contactPhone: text({ match: 'phone' }),
    contactEmail: text({ match: 'email', max: 100 }),
    /** How long the log tells each look, sign-in and failure; then how many there were is left. */
    logDays: integer({ required: true, default: 365, min: 183, max: 3650 }),
    /** Who changed what is part of a medical record, which is kept for 15 years (Regulations on medical records, article 29). */
    changeLogDays: integer({ required: true, default: 5475, min: 1095, max: 36_500 }),
    /** The Cybersecurity Law (article 21) asks for six months at least. */
    securityLogDays: integer({ required: true, default: 365, min: 183, max: 3650 }),
    /** Who is told of failures by mail: those who want to be. */
    failuresTo: refs('operator', { on: { remove: 'keep' } }),
  },
  form: [
    { section: 'product', fields: ['productName', 'productNameEn', 'timeZone'] },
    { section: 'contact', fields: ['contactName', 'contactPhone', 'contactEmail'] },
    { section: 'logs', fields: ['logDays', 'changeLogDays', 'securityLogDays', 'failuresTo'] },
  ],
  actions: { get: {}, update: {} },
})
