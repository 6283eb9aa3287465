import { choice } from '../core/index.ts'

/** What installers are for each platform, by the endings of their names. */
export const installers: { readonly [platform: string]: readonly string[] } = { android: ['apk'], windows: ['exe', 'msi', 'zip'], ipados: ['ipa'], harmonyos: ['hap'] }

/** What training clients run on. */
export const platform = choice(['windows', 'android', 'ipados', 'harmonyos'], { required: true, default: 'android' })
