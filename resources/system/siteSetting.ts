import { flag, resource, text } from '../core/index.ts'

/**
 * Whether the site is open, and what is said while it is not. Who holds `site:enter` works on, and alone may close it.
 */
export const siteSetting = resource({
  name: 'siteSetting',
  label: 'message',
  scopedBy: 'nothing',
  singleton: true,
  fields: {
    open: flag({ default: true, permission: { write: 'site:enter' } }),
    message: text({ required: true, max: 200, default: '网站正在维护，请稍后再来' }),
    messageEn: text({
      required: true,
      max: 200,
      default: 'The site is closed for maintenance, please come back later',
    }),
  },
  form: [{ section: 'site', fields: ['open', 'message', 'messageEn'] }],
  actions: { get: {}, update: {} },
})
