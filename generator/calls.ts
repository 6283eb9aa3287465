import { operationsOf, requestLine } from '../resources/core/calls.ts'
import { needsValue, isWritable } from '../resources/core/fields.ts'
import type { AnyResource, Fields } from '../resources/core/index.ts'
import { typeOf } from '../resources/core/typeOf.ts'

const samples = (fields: Fields): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, field]) => isWritable(field))
      .map(([name, field]) => [
        name,
        typeOf(field).sample(field, 1) ??
          (typeOf(field).refersTo === 'records' ? [1] : typeOf(field).refersTo === 'record' ? 1 : null),
      ]),
  )

/** What a call sends: every field for a new record, one for a change, and what an action asks for. */
const bodyOf = (resource: AnyResource, action: string): Record<string, unknown> => {
  const { fields } = resource
  if (action === 'create') return samples(fields)
  if (action !== 'update') return samples(operationsOf(resource)[action]?.input ?? {})
  const [name] =
    Object.entries(fields).find(([, field]) => needsValue(field)) ??
    Object.entries(fields).find(([, field]) => isWritable(field)) ??
    []
  return { version: 1, ...(name === undefined ? {} : { [name]: samples(fields)[name] }) }
}

const shellText = (value: string): string => `'${value.replaceAll("'", String.raw`'\''`)}'`

/** Every call of a resource as a line for a shell, with `$HOST` and `$TOKEN` to be filled in. */
export const curlOf = (resource: AnyResource): string =>
  Object.keys(operationsOf(resource))
    .filter(name => name !== 'import' && !name.startsWith('import'))
    .map(name => {
      const { method, template } = requestLine(resource, name)
      const body = method === 'GET' || method === 'DELETE' ? undefined : bodyOf(resource, name)
      return [
        `# ${name}`,
        `curl -X ${method} "$HOST/${template.replace(/\{\w+\}/g, '1')}" -H "Authorization: Bearer $TOKEN"${body === undefined ? '' : ` \\\n  -H 'Content-Type: application/json' -d ${shellText(JSON.stringify(body))}`}`,
      ].join('\n')
    })
    .join('\n\n')
