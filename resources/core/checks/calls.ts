import { actionOptions, callOptions, standardActions } from '../action.ts'
import { declaredOperations, operationsOf, pathParameters, placeOf, requestLine } from '../calls.ts'
import type { RequestLine } from '../calls.ts'
import { hasRecords } from '../fields.ts'
import { requestLines } from '../personal.ts'
import { importSteps } from '../importing.ts'
import { remembered } from '../remembered.ts'
import type { AnyResource } from '../resource.ts'
import { hasRows, isSecret, typeOf } from '../typeOf.ts'
import { found, oneOf, when } from './Check.ts'
import type { Check, Registry } from './Check.ts'
import { askedFields, everyField, ownFields } from './places.ts'

const wellFormed = /^(GET|POST|PUT|DELETE) (api|auth)(\/([\w.-]+|\{[a-z]\w*\}))+\/?$/

/** Method and path as a router sees them: the names of parameters and a trailing slash do not matter. */
const shapeOf = ({ method, template }: RequestLine): string =>
  `${method} ${template.replace(/\{\w+\}/g, '{}').replace(/\/$/, '')}`

/** All lines of a resource. While one of them is edited, those of the others are asked for at each keystroke. */
const linesOf = remembered(
  (
    resource: AnyResource,
  ): readonly { readonly name: string; readonly place: string; readonly line: RequestLine; readonly shape: string }[] =>
    Object.keys(operationsOf(resource)).flatMap(name =>
      requestLines(resource, name).map(line => ({ name, place: placeOf(resource, name), line, shape: shapeOf(line) })),
    ),
)

const ownersOf = remembered((registry: Registry): ReadonlyMap<string, string> => {
  const owners = new Map<string, string>()
  for (const resource of Object.values(registry)) {
    for (const { place, shape } of linesOf(resource)) if (!owners.has(shape)) owners.set(shape, place)
  }
  return owners
})

/**
 * What comes with other actions by itself: the export of a list, the history of a record, what is masked in it, and the
 * steps of an import.
 */
const derived = ['export', 'history', 'contact', ...Object.keys(importSteps('', '')).filter(name => name !== 'import')]
/** What pages are called that show standard actions, and so the rights to these. */
const pages: { readonly [name: string]: string } = { show: 'get', edit: 'update', delete: 'remove' }

const readers = ['list', 'get', 'options']
const writers = ['create', 'update', 'remove']

/** How actions are called. */
export const calls: readonly Check[] = [
  {
    id: 'R020',
    find(resource, registry) {
      const owners = ownersOf(registry)
      return linesOf(resource).flatMap(({ name, place, line, shape }) => {
        const owner = owners.get(shape)!
        return when(
          owner !== place,
          place,
          `${line.method} ${line.template} is ${owner} already`,
          `${name}: { call: '${line.method} api/${resource.name}/${name}/{id}' }`,
        )
      })
    },
  },
  {
    id: 'R021',
    find: resource =>
      declaredOperations(resource).flatMap(({ name, place, operation: action }) => {
        const known = [
          ...(action.on === 'list' || ['list', 'create', 'options'].includes(name) ? [] : ['id']),
          ...Object.keys(action.input ?? {}),
        ]
        return pathParameters(requestLine(resource, name).template)
          .filter(parameter => !known.includes(parameter))
          .map(parameter =>
            found(
              `${place}.call`,
              `{${parameter}} is nothing that it gets`,
              `${name}: { input: { ${parameter}: text({ required: true }) } }`,
            ),
          )
      }),
  },
  {
    id: 'R022',
    find: resource =>
      declaredOperations(resource).flatMap(({ name, place, operation: { call } }) => {
        const path = typeof call === 'string' ? call : call?.path
        return when(
          path !== undefined && !wellFormed.test(path),
          `${place}.call`,
          `'${path}' is no method with a path`,
          `call: 'PUT api/${resource.name}/${name}/{id}'`,
        )
      }),
  },
  {
    id: 'R023',
    find: resource =>
      declaredOperations(resource).flatMap(({ name, place, operation: action }) => {
        const { send = {} } = requestLine(resource, name)
        const known = [
          'id',
          'version',
          ...Object.keys(action.input ?? {}),
          ...(['create', 'update'].includes(name) ? Object.keys(resource.fields) : []),
        ]
        return Object.entries(send)
          .filter(([, input]) => !known.includes(input))
          .map(([sent, input]) =>
            found(`${place}.call.send`, `${input} is nothing that it gets`, `send: { ${sent}: ${oneOf(known)} }`),
          )
      }),
  },
  {
    id: 'R024',
    find: resource =>
      declaredOperations(resource).flatMap(({ name, place, operation: action }) => {
        const { method } = requestLine(resource, name)
        const secrets = Object.entries(action.input ?? {})
          .filter(([, field]) => isSecret(field))
          .map(([asked]) => asked)
        return when(
          (method === 'GET' || method === 'DELETE') && secrets.length > 0,
          place,
          `${method} would put the secret ${secrets.join(', ')} into the address, and so into logs`,
          `call: 'POST ${requestLine(resource, name).template}'`,
        )
      }),
  },
  {
    id: 'R025',
    find: resource =>
      declaredOperations(resource).flatMap(({ name, place, operation: { on, input, output } }) =>
        when(
          on === 'list' && !input && !output,
          place,
          'what is about no record and neither asks nor answers says nothing',
          `${name}: { …, output: { done: flag() } }`,
        ),
      ),
  },
  {
    id: 'R026',
    find: resource =>
      Object.keys(resource.actions).flatMap(name => {
        const { method, template } = requestLine(resource, name)
        return [
          ...when(
            readers.includes(name) && method !== 'GET',
            `${resource.name}.actions.${name}.call`,
            `${name} reads`,
            `call: 'GET ${template}'`,
          ),
          ...when(
            writers.includes(name) && method === 'GET',
            `${resource.name}.actions.${name}.call`,
            `${name} writes`,
            `call: '${name === 'remove' ? 'DELETE' : 'POST'} ${template}'`,
          ),
        ]
      }),
  },
  {
    id: 'R027',
    find: resource =>
      hasRecords(resource)
        ? []
        : Object.keys(resource.actions)
            .filter(name => (standardActions as readonly string[]).includes(name))
            .map(name =>
              found(
                `${resource.name}.actions.${name}`,
                `${name} needs a table, and ${resource.name} stores nothing`,
                `name the action otherwise, or declare resource({ name: '${resource.name}', fields: { … } })`,
              ),
            ),
  },
  {
    id: 'R028',
    find: resource =>
      declaredOperations(resource).flatMap(({ name, place }) => {
        return [
          ...when(
            derived.includes(name),
            place,
            `${name} is what the engine brings along itself`,
            `name it otherwise, or leave ${name} out`,
          ),
          ...when(
            Object.hasOwn(pages, name),
            place,
            `${name} is the page of the standard action ${pages[name]}`,
            `${pages[name]}: { … }, or name it otherwise`,
          ),
        ]
      }),
  },
  {
    id: 'R140',
    find: resource =>
      Object.entries(resource.calls).flatMap(([name, call]) => [
        ...actionOptions
          .filter(option => Object.hasOwn(call, option))
          .map(option =>
            found(
              `${placeOf(resource, name)}.${option}`,
              `a call has no button and no states, and so no ${option}`,
              `actions: { ${name}: { … } }, or the call without ${option}`,
            ),
          ),
        ...when(
          call.on !== undefined && (call.on !== 'row' || !hasRecords(resource)),
          `${placeOf(resource, name)}.on`,
          hasRecords(resource)
            ? 'a call is about a record, or about none where nothing is said'
            : `${resource.name} has no records`,
          hasRecords(resource) ? `${name}: { on: 'row' }` : `${name}: { … } without on`,
        ),
      ]),
  },
  {
    id: 'R141',
    find: resource =>
      Object.entries(resource.actions).flatMap(([name, action]) =>
        callOptions
          .filter(option => Object.hasOwn(action, option))
          .map(option =>
            found(
              `${resource.name}.actions.${name}.${option}`,
              `only a call has ${option}`,
              `calls: { ${name}: { … } }, or the action without ${option}`,
            ),
          ),
      ),
  },
  {
    id: 'R142',
    find: resource =>
      Object.keys(resource.calls).flatMap(name => [
        ...when(
          Object.hasOwn(resource.actions, name),
          `${resource.name}.calls.${name}`,
          `${name} is an action already`,
          'name the call otherwise',
        ),
        ...when(
          (standardActions as readonly string[]).includes(name),
          `${resource.name}.calls.${name}`,
          `${name} is what the engine does with records`,
          `actions: { ${name}: {} }, or name the call otherwise`,
        ),
      ]),
  },
  {
    id: 'R144',
    find: resource =>
      Object.entries(resource.calls).flatMap(([name, call]) =>
        when(
          call.conditional === true && requestLine(resource, name).method !== 'GET',
          `${placeOf(resource, name)}.conditional`,
          'only what is read by GET is asked for on a condition',
          `call: 'GET ${requestLine(resource, name).template}', or the call without conditional`,
        ),
      ),
  },
  {
    id: 'R143',
    find: resource => [
      ...[...ownFields(resource), ...askedFields(resource)].flatMap(({ place, name, field }) =>
        when(
          (field as { of?: unknown }).of !== undefined && typeOf(field).isDocument === true && !hasRows(field),
          `${place}.of`,
          'nothing holds a document that is sent to a shape: only of what is answered it is said',
          `${name}: ${field.type}() without of, or rows of fields`,
        ),
      ),
      ...everyField(resource).flatMap(({ place, name, field }) =>
        when(
          (field as { many?: true }).many === true && (field as { of?: unknown }).of === undefined,
          `${place}.many`,
          'nothing says of what there are many',
          `${name}: ${field.type}({ of: …, many: true })`,
        ),
      ),
    ],
  },
]
