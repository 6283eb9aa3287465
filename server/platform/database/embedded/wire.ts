import { protocol } from '@electric-sql/pglite'
import { DatabaseError } from '../DatabaseError.ts'
import { readerOf } from '../readValue.ts'

const { serialize } = protocol

/** The answer of the database to one exchange of messages. */
export interface Reply {
  columns: Column[] | null
  rows: unknown[]
  /** Command tag of the last statement, as `INSERT 0 3`. */
  tag: string
  /** Idle, in a transaction, in a failed transaction. */
  status: 'I' | 'T' | 'E'
  prepared: boolean
  notifications: { channel: string; payload: string }[]
  error?: DatabaseError
}

interface Column {
  name: string
  read: (text: string) => unknown
}

/** Messages that run a statement without a name and have its columns described. */
export function statementMessage(sql: string, values: readonly (string | null)[], name = ''): Uint8Array {
  return Buffer.concat([
    serialize.parse({ text: sql, name }),
    serialize.describe({ type: 'S', name }),
    ...runMessages(values, name),
  ])
}

/** Messages that run a prepared statement whose columns are known. */
export const preparedMessage = (name: string, values: readonly (string | null)[]): Uint8Array =>
  Buffer.concat(runMessages(values, name))

const runMessages = (values: readonly (string | null)[], name: string): Uint8Array[] => [
  serialize.bind({ statement: name, values: [...values] }),
  serialize.execute(),
  serialize.sync(),
]

/** Frees a prepared statement. */
export const closeMessage = (name: string): Uint8Array =>
  Buffer.concat([serialize.close({ type: 'S', name }), serialize.sync()])

/** A script of several statements. */
export const scriptMessage = (sql: string): Uint8Array => serialize.query(sql)

/** A COPY … FROM STDIN together with its rows in text format. */
export function copyMessage(sql: string, text: string): Uint8Array {
  const bytes = new TextEncoder().encode(text)
  return Buffer.concat([serialize.query(sql), serialize.copyData(bytes.buffer), serialize.copyDone()])
}

/** Reads all messages of an answer; `columns` are those of a prepared statement, which are not described again. */
export function readReply(bytes: Uint8Array, columns: Column[] | null = null): Reply {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const reply: Reply = { columns, rows: [], tag: '', status: 'I', prepared: false, notifications: [] }
  for (let at = 0; at + 5 <= buffer.length;) {
    const end = at + 1 + buffer.readUInt32BE(at + 1)
    readMessage(String.fromCharCode(buffer[at] ?? 0), buffer, at + 5, end, reply)
    at = end
  }
  return reply
}

function readMessage(type: string, buffer: Buffer, at: number, end: number, reply: Reply): void {
  switch (type) {
    case 'D':
      reply.rows.push(readRow(buffer, at, reply.columns ?? []))
      break
    case 'T':
      reply.columns = readColumns(buffer, at)
      break
    case 'C':
      reply.tag = buffer.toString('utf8', at, end - 1)
      break
    case '1':
      reply.prepared = true
      break
    case 'n':
      reply.columns = []
      break
    case 'E':
      reply.error ??= readError(buffer, at)
      break
    case 'A': {
      const [channel, next] = readString(buffer, at + 4)
      reply.notifications.push({ channel, payload: readString(buffer, next)[0] })
      break
    }
    case 'Z':
      reply.status = String.fromCharCode(buffer[at] ?? 0) as Reply['status']
  }
}

function readString(buffer: Buffer, at: number): [value: string, next: number] {
  const end = buffer.indexOf(0, at)
  return [buffer.toString('utf8', at, end), end + 1]
}

function readColumns(buffer: Buffer, start: number): Column[] {
  let at = start + 2
  return Array.from({ length: buffer.readInt16BE(start) }, () => {
    const [name, next] = readString(buffer, at)
    at = next + 18 // table, position, type, size, modifier, format
    return { name, read: readerOf(buffer.readInt32BE(next + 6)) }
  })
}

function readRow(buffer: Buffer, start: number, columns: Column[]): Record<string, unknown> {
  const row: Record<string, unknown> = {}
  let at = start + 2
  for (const { name, read } of columns) {
    const size = buffer.readInt32BE(at)
    at += 4
    row[name] = size < 0 ? null : read(buffer.toString('utf8', at, at + size))
    if (size > 0) at += size
  }
  return row
}

function readError(buffer: Buffer, start: number): DatabaseError {
  const parts: Record<string, string> = {}
  for (let at = start; buffer[at];) {
    const field = String.fromCharCode(buffer[at] ?? 0)
    const [value, next] = readString(buffer, at + 1)
    parts[field] = value
    at = next
  }
  return new DatabaseError({
    code: parts.C ?? 'XX000',
    message: parts.M ?? 'unknown error',
    severity: parts.S,
    detail: parts.D,
    table: parts.t,
    column: parts.c,
    constraint: parts.n,
  })
}
