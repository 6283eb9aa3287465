import { attachment, choice, integer, text } from '../core/index.ts'

/** What installers are for each platform, by the endings of their names. */
export const installers: { readonly [platform: string]: readonly string[] } = {
  android: ['apk'],
  windows: ['exe', 'msi', 'zip'],
  ipados: ['ipa'],
  harmonyos: ['hap'],
}

/** What training clients run on. */
export const platform = choice(['windows', 'android', 'ipados', 'harmonyos'], { required: true, default: 'android' })

/** What a device installs: a file that is kept here, or an address, a shop's for one. */
export const installer = {
  source: choice(['file', 'address'], { required: true, default: 'file' }),
  file: attachment({ max: 1024, types: Object.values(installers).flat(), showWhen: { source: 'file' } }),
  address: text({ max: 500, match: 'https', showWhen: { source: 'address' } }),
  bytes: integer({ readOnly: true }),
  sha256: text({ readOnly: true, max: 64 }),
}
