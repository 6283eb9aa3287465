import type { FastifyInstance } from 'fastify'

/** `GET api/site`: what the sign-in page must know before anybody signs in. */
export const registerSite = (app: FastifyInstance, site: { readonly sample: boolean }): void => {
  app.get('/api/site', async () => ({ sample: site.sample }))
}
