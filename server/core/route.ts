import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { asksFile } from '../../resources/core/action.ts'
import { operationsOf } from '../../resources/core/calls.ts'
import { fieldLabel } from '../../resources/core/fieldLabel.ts'
import type { RequestLine } from '../../resources/core/calls.ts'
import { changesState, isRepeatable } from '../../resources/core/effects.ts'
import type { AnyResource, Fields } from '../../resources/core/index.ts'
import { requestLines, takesFilters } from '../../resources/core/personal.ts'
import { contact, get, list, options } from './actions/read.ts'
import { create, remove, transition, update } from './actions/change.ts'
import { rowKeys } from './actions/asked.ts'
import { handleList, handleRow } from './actions/handle.ts'
import { history } from './actions/history.ts'
import { sort } from './actions/sort.ts'
import { queryInBody } from './dialects.ts'
import type { Query } from './dialects.ts'
import type { Engine } from './engine.ts'
import type { Answer, Execution } from './execution.ts'
import { readForm } from './forms.ts'
import { withReasonsOfOne } from './unavailableReasons.ts'
import { once } from './idempotency.ts'
import { refuseUnknown } from './input.ts'
import { toReply } from './reply.ts'
import type { Row } from './reply.ts'
import { requireProof } from './stepUp.ts'
import { createTurns } from '../platform/limiter.ts'
import { inputOf, recordIdOf, versionOf } from './requestInput.ts'
import type { Sent } from './requestInput.ts'
import { sendTagged } from './sendTagged.ts'
import { answerSchema } from './serialiser.ts'
import { Problem, withErrors } from './errors/problem.ts'
import { telling } from './uniqueAnswers.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a route does, as `patient.transfer`. */
    operation?: string
  }
}

export type Runner = (call: Execution, line: RequestLine, sent: Sent) => Promise<Answer>

const shown = async (call: Execution, status: number, row: Row): Promise<Answer> => ({
  status,
  body: await withReasonsOfOne(call, toReply(call, call.model, row)),
})

const noFields: Fields = {}

/** How each standard or derived action is run. */
const standard: { readonly [name: string]: Runner } = {
  list: (call, _line, { query }) => list(call, query),
  options: (call, _line, { query }) => options(call, query),
  get: (call, line, sent) => get(call, recordIdOf(call.resource, line, sent, {})),
  contact: (call, line, sent) => contact(call, recordIdOf(call.resource, line, sent, {})),
  history: (call, line, sent) => history(call, recordIdOf(call.resource, line, sent, {}), sent.query),
  sort: (call, line, sent) => sort(call, inputOf(line, sent, { ...call.action.input })),
  create: async (call, line, sent) => {
    const { status, body } = await shown(call, 201, await create(call, inputOf(line, sent, noFields)))
    const told = Object.keys(call.action.output ?? {}).map(name => [name, call.given[name] ?? null])
    return { status, body: { ...(body as Row), ...(Object.fromEntries(told) as Row) } }
  },
  update: async (call, line, sent) => {
    const input = inputOf(line, sent, noFields)
    return shown(call, 200, await update(call, recordIdOf(call.resource, line, sent, input), versionOf(input), input))
  },
}

const rowRunner: Runner = async (call, line, sent) => {
  const input = inputOf(line, sent, { ...call.action.input })
  const id = recordIdOf(call.resource, line, sent, input)
  const version = versionOf(input)
  if (call.action.set) {
    const row = await transition(call, id, version, input)
    return call.name === 'remove' ? { status: 200, body: {} } : shown(call, 200, row)
  }
  if (call.name !== 'remove') return handleRow(call, id, version, input)
  refuseUnknown(input, rowKeys(call.model))
  await remove(call, id, version)
  return { status: 200, body: {} }
}

// What anybody may call, such as a sign-in with its slow hash, must leave connections to those who are signed in; of
// each resource by itself, as one of them may wait for another house.
const publicTurn = createTurns(3)

const listRunner: Runner = (call, line, sent) => {
  const run = (): Promise<Answer> => handleList(call, inputOf(line, sent, { ...call.action.input }))
  return call.operator === null && call.device === null && call.guardian === null
    ? publicTurn(call.resource.name, run)
    : run()
}

const runnerOf = (resource: AnyResource, name: string): Runner => {
  const known = Object.hasOwn(standard, name) ? standard[name] : undefined
  return known ?? (operationsOf(resource)[name]!.on === 'list' ? listRunner : rowRunner)
}

/** `api/users/{id}` as Fastify spells it. */
export const routePath = (template: string): string => `/${template.replace(/\{(\w+)\}/g, ':$1').replace(/\/$/, '')}`

/** What was sent, by the line that it came by: lists read their questions as a query, wherever these stood. */
const sentBy = (resource: AnyResource, name: string, line: RequestLine, { params, query, body }: Sent): Sent =>
  line.method === 'POST' && takesFilters.includes(name)
    ? { params, query: queryInBody(resource, name, body), body: undefined }
    : { params, query, body }

/** What is wrong, said of fields by what these are called. */
const named = ({ resource, name, action }: Execution, error: unknown): unknown =>
  error instanceof Problem
    ? withErrors(error, (path, message) => {
        const field = message['field'] ?? fieldLabel(resource, name, action, path)
        return field === undefined ? message : { ...message, field }
      })
    : error

/** Declares the routes of one action, run as its kind of action is unless something else runs it. */
export const declareRoute = (
  app: FastifyInstance,
  engine: Engine,
  resource: AnyResource,
  name: string,
  run = runnerOf(resource, name),
): void => {
  const action = operationsOf(resource)[name]!
  const writes = changesState(resource, name, action)
  const repeatable = isRepeatable(resource, name, action)
  const isForm = asksFile(action)

  const answer = async (request: FastifyRequest, line: RequestLine): Promise<Answer> => {
    const call = engine.begin(request, resource, name)
    try {
      return await answerTo(call, request, line)
    } catch (error) {
      throw named(call, error)
    }
  }

  const answerTo = async (call: Execution, request: FastifyRequest, line: RequestLine): Promise<Answer> => {
    if (action.reauthenticate === true) requireProof(call)
    const body = isForm ? await readForm(request, action) : request.body
    const sent = sentBy(resource, name, line, {
      params: request.params as Sent['params'],
      query: request.query as Query,
      body,
    })
    const key = repeatable ? request.headers['idempotency-key'] : undefined
    const answered = (): Promise<Answer> =>
      key === undefined
        ? run(call, line, sent)
        : once(call, { key: String(key), call: `${line.method} ${request.url}`, body: sent.body }, inner =>
            run(inner, line, sent),
          )
    return writes ? telling(call, answered) : answered()
  }

  for (const line of requestLines(resource, name)) {
    app.route({
      method: line.method,
      url: routePath(line.template),
      config: { operation: `${resource.name}.${name}` },
      onRequest: engine.authorise(resource, name),
      schema: { response: { '2xx': answerSchema(engine.host.models, resource, name) } },
      handler: async (request: FastifyRequest, reply: FastifyReply) => {
        const { status, body, headers } = await answer(request, line)
        if (headers) reply.headers(headers)
        if (writes || line.method !== 'GET') reply.header('Cache-Control', 'no-store')
        reply.code(status)
        return action.conditional ? sendTagged(request, reply, Object(body)) : reply.send(body)
      },
    })
  }
}
