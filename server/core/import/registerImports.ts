import type { FastifyInstance } from 'fastify'
import { importCalls, requestLine } from '../../../resources/core/calls.ts'
import type { AnyResource } from '../../../resources/core/index.ts'
import type { Query } from '../dialects.ts'
import type { Engine } from '../engine.ts'
import type { Execution } from '../execution.ts'
import { registerForms } from '../forms.ts'
import type { Values } from '../requestInput.ts'
import { declareRoute, routePath } from '../route.ts'
import type { Format } from '../export/sheetFile.ts'
import { errorFile, templateFile } from './files.ts'
import type { SheetReply } from './files.ts'
import { jobOf } from './jobs.ts'
import { asked, importSteps } from './steps.ts'
import { createWorkers } from './work.ts'

const formatOf = ({ format }: Values): Format => (format as Format | null | undefined) ?? 'xlsx'

const files: { readonly [name: string]: (call: Execution, input: Values) => Promise<SheetReply> } = {
  importErrors: async (call, input) => errorFile(call, await jobOf(call, input['job']), formatOf(input)),
  importTemplate: (call, input) => templateFile(call, formatOf(input)),
}

/**
 * Declares the calls of an import for every resource that has one; what goes on in the background stops with the app.
 */
export const registerImports = (
  app: FastifyInstance,
  engine: Engine,
  resources: { readonly [name: string]: AnyResource },
): void => {
  const workers = createWorkers()
  app.addHook('onClose', () => workers.stop())
  const steps = Object.entries(importSteps(workers))
  const declare = (scope: FastifyInstance, resource: AnyResource, names: (name: string) => boolean): void => {
    for (const [name, step] of steps.filter(([one]) => names(one))) {
      declareRoute(scope, engine, resource, name, async (call, line, sent) => step(call, await asked(call, line, sent)))
    }
  }
  const importing = Object.values(resources).filter(resource => Object.keys(importCalls(resource)).length > 0)
  for (const resource of importing) {
    declare(app, resource, name => name !== 'import')
    for (const [name, file] of Object.entries(files)) {
      const line = requestLine(resource, name)
      app.route({
        method: line.method,
        url: routePath(line.template),
        onRequest: engine.authorise(resource, name),
        handler: async (request, reply) => {
          const call = engine.begin(request, resource, name)
          const sent = {
            params: request.params as Readonly<Record<string, string>>,
            query: request.query as Query,
            body: undefined,
          }
          const { headers, body } = await file(call, await asked(call, line, sent))
          return reply.headers(headers).send(body)
        },
      })
    }
  }
  registerForms(app, scope => {
    for (const resource of importing) declare(scope, resource, name => name === 'import')
  })
}
