import type { FastifyInstance, FastifyRequest } from 'fastify'
import { requestLine } from '../../../resources/core/calls.ts'
import type { AnyResource } from '../../../resources/core/index.ts'
import { document } from '../../../resources/clinic/document.ts'
import type { Engine } from '../../core/engine.ts'
import { checkAsked } from '../../core/input.ts'
import { inputOf } from '../../core/requestInput.ts'
import type { Query } from '../../core/dialects.ts'
import { routePath } from '../../core/route.ts'
import { createSubsetter } from './createSubsetter.ts'
import type { Subsetter } from './createSubsetter.ts'

const resource: AnyResource = document

/** Subsets one operator may ask for in a minute: more than anybody prints, and too few to keep a host busy. */
const mostAMinute = 30

/**
 * `POST api/fonts/subset`: the font that one document needs. The text of a document is health data: it travels in the body, and is
 * neither kept nor logged.
 */
export const registerFonts = (app: FastifyInstance, engine: Engine, subset: Subsetter = createSubsetter()): void => {
  const line = requestLine(resource, 'font')
  app.route({
    method: line.method,
    url: routePath(line.template),
    onRequest: engine.authorise(resource, 'font'),
    config: {
      rateLimit: {
        max: mostAMinute,
        timeWindow: '1 minute',
        keyGenerator: ({ caller, ip }: FastifyRequest) => String(caller?.id ?? ip),
      },
    },
    handler: async (request, reply) => {
      const call = engine.begin(request, resource, 'font')
      const input = inputOf(
        line,
        { params: {}, query: request.query as Query, body: request.body },
        { ...call.action.input },
      )
      const { text } = await checkAsked(call, input, [])
      return reply.headers({ 'content-type': 'font/ttf', 'cache-control': 'no-store' }).send(await subset(String(text)))
    },
  })
}
