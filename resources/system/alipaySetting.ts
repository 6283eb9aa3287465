import { choice, flag, integer, longText, refs, resource, secret, text } from '../core/index.ts'

/** Most characters of a key as text. */
export const longestKey = 4096

/**
 * What became of a try: Alipay knows the app and both keys fit, one of them does not, the app may not do it, or nothing
 * came that means anything.
 */
export const alipayTestOutcomes = ['works', 'appId', 'privateKey', 'alipayPublicKey', 'refused', 'unreachable'] as const

/** By which app organisations pay at Alipay. Orders that were made are followed to their end, also while it is off. */
export const alipaySetting = resource({
  name: 'alipaySetting',
  label: 'appId',
  scopedBy: 'nothing',
  singleton: true,
  fields: {
    on: flag(),
    /** Nobody pays real money there: nothing but test payments is made. */
    sandbox: flag(),
    gateway: text({
      required: true,
      max: 200,
      match: 'url',
      outgoing: true,
      default: 'https://openapi.alipay.com/gateway.do',
    }),
    appId: text({ max: 32, match: 'code', requiredWhen: { on: true } }),
    privateKey: secret({ max: longestKey }),
    alipayPublicKey: longText({ max: longestKey, requiredWhen: { on: true } }),
    /** Minutes after which an order that nobody paid is closed. */
    closeAfter: integer({ required: true, min: 5, max: 1440, default: 30 }),
    /** Who is told of what differs from Alipay's bills, and of bills that cannot be compared: those who want to be. */
    differencesTo: refs('operator', { on: { remove: 'keep' } }),
  },
  form: [
    { section: 'app', fields: ['on', 'sandbox', 'gateway', 'appId', 'privateKey', 'alipayPublicKey'] },
    { section: 'orders', fields: ['closeAfter'] },
    { section: 'bills', fields: ['differencesTo'] },
  ],
  actions: {
    get: {},
    update: {
      reauthenticate: ['sandbox', 'gateway', 'appId', 'privateKey', 'alipayPublicKey'],
      notifies: 'administrators',
    },
  },
  calls: {
    /** Asks Alipay with what is stored, by a signed request, for an order that nobody has. */
    test: {
      call: 'POST api/alipaySetting/test',
      reads: true,
      output: { outcome: choice(alipayTestOutcomes, { required: true }) },
    },
  },
})
