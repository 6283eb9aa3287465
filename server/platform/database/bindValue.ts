/**
 * A parameter as PostgreSQL's text format; the server infers the type from its place. Arrays become PostgreSQL arrays
 * (for `= any($1)`), byte arrays bytea, dates ISO 8601 in UTC. JSON for a jsonb column is a string made by the caller:
 * only there it is known whether an array is meant as JSON.
 */
export function bindValue(value: unknown): string | null {
  switch (typeof value) {
    case 'string':
      return value
    case 'number':
    case 'bigint':
    case 'boolean':
      return String(value)
    case 'undefined':
      return null
    case 'object':
      return bindObject(value)
    default:
      throw new TypeError(`A ${typeof value} cannot be a parameter of a statement`)
  }
}

function bindObject(value: object | null): string | null {
  if (value === null) return null
  if (Array.isArray(value)) return arrayLiteral(value)
  if (value instanceof Uint8Array)
    return `\\x${Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('hex')}`
  if (value instanceof Date) return value.toISOString()
  return JSON.stringify(value)
}

/** `[1, null, 'a"b']` → `{"1",NULL,"a\"b"}`; nested arrays become dimensions. */
function arrayLiteral(values: readonly unknown[]): string {
  return `{${values.map(arrayElement).join(',')}}`
}

function arrayElement(value: unknown): string {
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) return arrayLiteral(value)
  const text = bindValue(value)
  return text === null ? 'NULL' : `"${text.replace(/[\\"]/g, '\\$&')}"`
}
