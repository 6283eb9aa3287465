import type { FastifyInstance } from 'fastify'
import type { Installation } from '../platform/settings/createInstallation.ts'

/** `GET api/site`: what the sign-in page must know before anybody signs in. */
export const registerSite = (
  app: FastifyInstance,
  installation: Installation,
  { sample }: { readonly sample: boolean },
): void => {
  app.get('/api/site', async () => {
    const { base, site, config } = await installation.current()
    return {
      sample,
      name: base.productName,
      nameEn: base.productNameEn,
      timeZone: base.timeZone,
      contact: { name: base.contactName, phone: base.contactPhone, email: base.contactEmail },
      closed: !site.open,
      message: site.message,
      messageEn: site.messageEn,
      passwordMin: config.passwordMin,
    }
  })
}
