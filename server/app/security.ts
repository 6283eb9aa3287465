import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import { isApiPath } from './paths.ts'

/**
 * Security headers of the whole site. Styles may be inline, because the component library writes them at run time; scripts
 * may not. Pages may show pictures that they made themselves, and talk to this host alone.
 */
export const registerSecurity = async (app: FastifyInstance): Promise<void> => {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // The host may share its name with sites that have no certificate.
    strictTransportSecurity: { includeSubDomains: false },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
  })
  app.addHook('onSend', async (request, reply) => {
    // Answers of the API are of one caller and of one moment; no cache between may keep them.
    if (isApiPath(request.url) && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  })
}
