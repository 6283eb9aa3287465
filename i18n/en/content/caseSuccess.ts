import type { caseSuccess } from '../../../resources/content/caseSuccess.ts'
import type { Texts } from '../../../resources/core/index.ts'
import { forClients, published } from './published.ts'

export default {
  name: 'Success story |||| Success stories',
  fields: {
    title: 'Title', titleEn: 'English title', age: 'Age', ageEn: 'Age in English', type: 'Type of amblyopia', typeEn: 'Type in English', weeks: 'Weeks of training',
    firstRight: 'First vision, right', firstLeft: 'First vision, left', lastRight: 'Last vision, right', lastLeft: 'Last vision, left', story: 'Story', storyEn: 'Story in English',
    cover: 'Cover', picture: 'Picture', further: 'Another picture', consentOn: 'Guardian consented on', consent: 'Scan of the consent', consentEndedOn: 'Consent taken back on', consentState: 'Consent', ...published.fields, sort: 'Order',
  },
  hints: {
    ...published.hints, titleEn: 'The Chinese one is shown where this is empty', age: 'In words, such as “6 years”', type: 'In words, such as “anisometropic amblyopia”', story: 'Without names, days and organisations',
    consent: 'It stays on the server; no reader gets it', sort: 'Smaller numbers come first',
  },
  sections: { entry: 'Content', vision: 'Vision', story: 'Story and pictures', consent: 'Consent of the guardian', ...published.sections },
  choices: { ...published.choices, consentState: { missing: 'Missing', given: 'Given', takenBack: 'Taken back' } },
  actions: { ...published.actions, endConsent: 'Consent taken back', fromCase: 'Make from a case' },
  calls: forClients.calls,
  inputs: { ...forClients.inputs, endConsent: { fields: { reason: 'Reason' } }, fromCase: { fields: { case: 'Case' } } },
  outputs: { fromCase: { id: 'Number' } },
  confirms: { remove: 'A deleted story cannot be recovered. Delete?', endConsent: 'It is taken down everywhere at once, and needs a new consent to be published again. Go on?' },
  pairs: { first: 'First vision', last: 'Last vision' },
} satisfies Texts<typeof caseSuccess>
