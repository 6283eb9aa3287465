import { refs, resource, text } from '../core/index.ts'

/**
 * What the installation is called, whom to turn to, and whose days count. The sign-in page tells the first two to
 * everybody.
 */
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
    /** Who is told of failures by mail: those who want to be. */
    failuresTo: refs('operator', { on: { remove: 'keep' } }),
  },
  form: [
    { section: 'product', fields: ['productName', 'productNameEn', 'timeZone'] },
    { section: 'contact', fields: ['contactName', 'contactPhone', 'contactEmail'] },
    { section: 'failures', fields: ['failuresTo'] },
  ],
  actions: { get: {}, update: {} },
})
