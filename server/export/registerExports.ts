import type { FastifyInstance } from 'fastify'
import { actionsOf, requestLine } from '../../resources/schema/calls.ts'
import type { AnyResource } from '../../resources/schema/index.ts'
import type { Query } from '../engine/dialects.ts'
import type { Engine } from '../engine/engine.ts'
import { routePath } from '../engine/route.ts'
import { exportList } from './exportList.ts'

/** Declares `GET {list path}/export` for every resource that has a list; `limit` is how many milliseconds one may take. */
export const registerExports = (app: FastifyInstance, engine: Engine, resources: { readonly [name: string]: AnyResource }, limit: number): void => {
  for (const resource of Object.values(resources)) {
    if (!('export' in actionsOf(resource))) continue
    app.route({
      method: 'GET',
      url: routePath(requestLine(resource, 'export').template),
      handlerTimeout: limit,
      onRequest: engine.authorise(resource, 'export'),
      handler: async (request, reply) => {
        const { headers, body } = await exportList(engine.begin(request, resource, 'export'), request.query as Query)
        return reply.headers(headers).send(body)
      },
    })
  }
}
