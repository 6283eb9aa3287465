import { choice, date, image, publishing, text } from '../core/index.ts'

/**
 * Consent to what is told of a person (Personal Information Protection Law, articles 14, 15 and 29): written, kept on
 * the server for those with the right to it alone, and taken back at any time, which takes down what is published.
 * `permission` is that right. The fields stand among those of the resource as `...consent.fields`, and the actions
 * instead of `...publishing`.
 */
export const consented = <const P extends `${string}:${string}`>(permission: P) => {
  const held = {
    requiredWhen: { state: ['scheduled', 'published'] },
    permission: { read: permission, write: permission },
  } as const
  const given = { consentState: 'given' } as const
  return {
    fields: {
      consentOn: date({ max: 'today', ...held }),
      consent: image({ shape: 'page', ...held }),
      consentEndedOn: date({ readOnly: true }),
      consentState: choice(['missing', 'given', 'takenBack'], {
        readOnly: true,
        default: 'missing',
        tones: { missing: 'neutral', given: 'positive', takenBack: 'critical' },
      }),
    },
    actions: {
      ...publishing,
      publish: { ...publishing.publish, when: { ...publishing.publish.when, ...given } },
      schedule: { ...publishing.schedule, when: { ...publishing.schedule.when, ...given } },
      /** Nobody is told of it from then on. */
      endConsent: {
        when: given,
        set: { state: 'withdrawn', consentState: 'takenBack', consentOn: null },
        input: { reason: text({ max: 50 }) },
        audit: ['reason'],
        tone: 'critical',
        confirm: true,
      },
    },
  } as const
}
