import type { FastifyInstance } from 'fastify'
import { operationsOf } from '../../../resources/core/calls.ts'
import { requestLines } from '../../../resources/core/personal.ts'
import type { AnyResource } from '../../../resources/core/index.ts'
import { queryInBody } from '../dialects.ts'
import type { Query } from '../dialects.ts'
import type { Engine } from '../engine.ts'
import { routePath } from '../route.ts'
import { exportList } from './exportList.ts'

/**
 * Declares `GET {list path}/export`, and the same with a body, for every resource that has a list; `limit` is how many
 * milliseconds one may take.
 */
export const registerExports = (
  app: FastifyInstance,
  engine: Engine,
  resources: { readonly [name: string]: AnyResource },
  limit: number,
): void => {
  for (const resource of Object.values(resources).filter(one => 'export' in operationsOf(one))) {
    for (const { method, template } of requestLines(resource, 'export')) {
      app.route({
        method,
        url: routePath(template),
        config: { answerLimit: limit },
        onRequest: engine.authorise(resource, 'export'),
        handler: async (request, reply) => {
          const query = method === 'POST' ? queryInBody(resource, 'export', request.body) : (request.query as Query)
          const { headers, body } = await exportList(engine.begin(request, resource, 'export'), query)
          return reply.headers(headers).send(body)
        },
      })
    }
  }
}
