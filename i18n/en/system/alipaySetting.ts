import type { Texts } from '../../../resources/core/index.ts'
import type { alipaySetting } from '../../../resources/system/alipaySetting.ts'

export default {
  name: 'Alipay',
  fields: {
    on: 'Let organisations pay by Alipay',
    sandbox: 'Sandbox',
    gateway: 'Gateway',
    appId: 'App ID',
    privateKey: 'Private key of the app',
    alipayPublicKey: 'Alipay’s public key',
    closeAfter: 'Unpaid orders are closed after (minutes)',
    differencesTo: 'Told of differences',
  },
  hints: {
    on: 'They buy times at the purchase prices. Orders that were made are followed to their end, also while this is off',
    sandbox:
      'For trying it out: nobody pays real money, so nothing but test payments can be made. The sandbox has an address, an app and keys of its own',
    gateway: 'Usually as it is. Enter the private key again when it changes',
    appId: 'From Alipay’s page for developers',
    privateKey: 'The key by which the app signs (RSA2), as text or from a file. Kept encrypted, nobody can read it',
    alipayPublicKey: 'Alipay’s key, not that of the app: what Alipay says is checked by it',
    differencesTo: 'Once of what differs from Alipay’s bills, and of bills that cannot be compared',
  },
  sections: { app: 'App', orders: 'Orders', bills: 'Bills' },
  actions: {},
  calls: { test: 'Test the connection' },
  inputs: {},
  choices: {},
} satisfies Texts<typeof alipaySetting>
