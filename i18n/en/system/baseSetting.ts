import type { Texts } from '../../../resources/core/index.ts'
import type { baseSetting } from '../../../resources/system/baseSetting.ts'

export default {
  name: 'Base settings',
  fields: {
    productName: 'Product name (Chinese)', productNameEn: 'Product name', timeZone: 'Business time zone', contactName: 'Contact', contactPhone: 'Contact phone',
    contactEmail: 'Contact email', logDays: 'Log kept for (days)', changeLogDays: 'Changes kept for (days)', securityLogDays: 'Security log kept for (days)', failuresTo: 'Told of failures',
  },
  hints: {
    productName: 'Shown on the sign-in page and in the titles of pages',
    timeZone: 'Decides where training days begin and end, the dates of reports, and the times that pages show',
    contactName: 'The sign-in page shows the contact to everybody',
    logDays: 'Looks, exports, sign-ins and failures; afterwards only how many there were each month',
    changeLogDays: 'Changes are part of medical records, which are kept for 15 years; afterwards only how many there were each month',
    failuresTo: 'A mail when something new fails, when it fails often, and when that is over',
    securityLogDays: 'Events that are older are removed each night; the law asks for six months at least',
  },
  sections: { product: 'Product', contact: 'Contact', logs: 'Logs' },
  choices: {},
  actions: {},
  inputs: {},
} satisfies Texts<typeof baseSetting>
