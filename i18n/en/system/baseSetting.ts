import type { Texts } from '../../../resources/core/index.ts'
import type { baseSetting } from '../../../resources/system/baseSetting.ts'

export default {
  name: 'Base settings',
  fields: {
    productName: 'Product name (Chinese)',
    productNameEn: 'Product name',
    timeZone: 'Business time zone',
    contactName: 'Contact',
    contactPhone: 'Contact phone',
    contactEmail: 'Contact email',
    failuresTo: 'Told of failures',
  },
  hints: {
    productName: 'Shown on the sign-in page and in the titles of pages',
    timeZone: 'Decides where training days begin and end, the dates of reports, and the times that pages show',
    contactName: 'The sign-in page shows the contact to everybody',
    failuresTo:
      'A mail when something new fails or fails often, when a job fails or messages are not delivered, and when that is over',
  },
  sections: { product: 'Product', contact: 'Contact', failures: 'Failures' },
  choices: {},
  actions: {},
  inputs: {},
} satisfies Texts<typeof baseSetting>
