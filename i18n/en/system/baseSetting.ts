import type { Texts } from '../../../resources/core/index.ts'
import type { baseSetting } from '../../../resources/system/baseSetting.ts'

export default {
  name: 'Base settings',
  fields: {
    productName: 'Product name (Chinese)', productNameEn: 'Product name', timeZone: 'Business time zone', contactName: 'Contact', contactPhone: 'Contact phone',
    contactEmail: 'Contact email', securityLogDays: 'Security log kept for (days)',
  },
  hints: {
    productName: 'Shown on the sign-in page and in the titles of pages',
    timeZone: 'Decides where training days begin and end, the dates of reports, and the times that pages show',
    contactName: 'The sign-in page shows the contact to everybody',
    securityLogDays: 'Events that are older are removed each night; the law asks for six months at least',
  },
  sections: { product: 'Product', contact: 'Contact', logs: 'Logs' },
  choices: {},
  actions: {},
  inputs: {},
} satisfies Texts<typeof baseSetting>
