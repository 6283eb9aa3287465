import type { Field } from '../../../resources/core/field.ts'
import { isWritable } from '../../../resources/core/fields.ts'
import { registry } from '../../../resources/index.ts'
import { bulkLoad, bulkTable } from '../../../server/sample/bulkLoad.ts'
import { storePassword } from '../../../server/platform/session/credentials.ts'
import { startSession } from '../../../server/platform/session/startSession.ts'
import { BackOffice, password } from '../session/backOffice.ts'
import type { Reply } from '../session/backOffice.ts'
import type { TestDatabase } from '../../support/database.ts'
import { hashOnce } from '../../support/hashOnce.ts'
import type { SampleRow } from './drawSample.ts'

/** A call that the server did not answer as the sample says. */
export interface Refused {
  readonly at: string
  readonly line: string
  readonly sent: unknown
  readonly status: number
  readonly answer: unknown
}

/** A record of the sample could not be made. */
class NotThere extends Error {}

type Values = Readonly<Record<string, unknown>>

const browser = { ip: '10.0.0.1', userAgent: 'replay' }
const isDone = ({ status }: Reply): boolean => status < 300

/**
 * The server's own calls, each at a moment of the sample's history and by the operator who did it there. Ids of the
 * sample are translated to those that the calls gave.
 */
export class Replay {
  readonly office: BackOffice
  readonly refused: Refused[] = []
  passed = 0
  private readonly ids = new Map<string, number>()

  private constructor(office: BackOffice) {
    this.office = office
  }

  /** On a seeded database, with what nobody can make by a call: the first record of each of these resources. */
  static async begin(database: TestDatabase, first: Readonly<Record<string, SampleRow>>): Promise<Replay> {
    const replay = new Replay(await BackOffice.over(database))
    await database.db.transaction().execute(transaction =>
      bulkLoad(
        transaction,
        Object.entries(first).map(([name, row]) => bulkTable(registry[name]!, [row])),
      ),
    )
    for (const [name, { id }] of Object.entries(first)) replay.know(name, id, id)
    return replay
  }

  get db() {
    return this.office.database.db
  }

  know(resource: string, sample: number, id: number): void {
    this.ids.set(`${resource} ${sample}`, id)
  }

  /** The id that a record of the sample has here. Throws {@link NotThere} where its call was refused. */
  idOf(resource: string, sample: number): number {
    const id = this.ids.get(`${resource} ${sample}`)
    if (id === undefined) throw new NotThere()
    return id
  }

  /** Does what happened, which is passed over where what it is about was refused. */
  async run(happened: (replay: Replay) => Promise<unknown>): Promise<void> {
    try {
      await happened(this)
    } catch (error) {
      if (!(error instanceof NotThere)) throw error
      this.passed += 1
    }
  }

  private translated(field: Field, value: unknown): unknown {
    if (value === null || value === undefined) return value
    const { to, fields } = field as Field & { to?: string; fields?: Readonly<Record<string, Field>> }
    if (field.type === 'ref') return this.idOf(to!, value as number)
    if (field.type === 'refs' && to !== 'role') return (value as number[]).map(id => this.idOf(to!, id))
    return field.type === 'items' ? (value as Values[]).map(row => this.input(fields!, row)) : value
  }

  /** What a form sends of a record. */
  input(fields: Readonly<Record<string, Field>>, row: Values): Values {
    return Object.fromEntries(
      Object.entries(fields)
        .filter(([, field]) => isWritable(field))
        .map(([name, field]) => [name, this.translated(field, row[name])]),
    )
  }

  /** Calls with a token, or as an operator of the sample. What is not `expected` is noted. */
  async call(
    at: string,
    by: number | string,
    line: string,
    sent: unknown = {},
    expected: (reply: Reply) => boolean = isDone,
  ): Promise<Reply> {
    this.office.clock.now = new Date(at)
    const token =
      typeof by === 'string'
        ? by
        : await startSession(this.db, this.idOf('operator', by), false, this.office.clock.now, browser)
    const reply = await this.office.call(
      line,
      line.startsWith('POST') || line.startsWith('PUT') ? { token, body: sent } : { token },
    )
    if (!expected(reply))
      this.refused.push({
        at,
        line,
        sent,
        status: reply.status,
        answer: reply.body['errors'] ?? reply.body['message'] ?? reply.body,
      })
    return reply
  }

  /** Makes a record by the form of its resource. */
  async create(resource: string, line: string, row: SampleRow, over: Values = {}): Promise<void> {
    const sent = { ...this.input(registry[resource]!.fields, row as unknown as Values), ...over }
    const reply = await this.call(row.createdAt, row.createdBy ?? 1, line, sent)
    if (!isDone(reply)) return
    const id = Number(reply.body['id'])
    this.know(resource, row.id, id)
    // Who is new replaces the password that was sent before anything else.
    if (resource === 'operator') await storePassword(this.db, id, await hashOnce(password), this.office.clock.now)
  }
}
