import type { Texts } from '../../../resources/core/index.ts'
import type { siteSetting } from '../../../resources/system/siteSetting.ts'

export default {
  name: 'Site settings',
  fields: { open: 'Site is open', message: 'Message while closed (Chinese)', messageEn: 'Message while closed' },
  hints: {
    open: 'While it is closed, operators without the permission to enter are signed out at once and cannot sign in',
    message: 'Shown on the sign-in page while the site is closed',
  },
  sections: { site: 'Site switch' },
  choices: {},
  actions: {},
  inputs: {},
} satisfies Texts<typeof siteSetting>
