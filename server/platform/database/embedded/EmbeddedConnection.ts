import { CopyRows, Script } from '../commands.ts'
import { SqlConnection, type StatementResult } from '../SqlConnection.ts'
import { engineGone } from './Engine.ts'
import type { Gate } from './Gate.ts'
import type { Session } from './Session.ts'

/** A turn at the one session: each statement for itself, or a whole transaction. */
export class EmbeddedConnection extends SqlConnection {
  readonly #session: Session
  readonly #gate: Gate
  #transaction: { leave(): void; epoch: number } | undefined

  constructor(session: Session, gate: Gate) {
    super()
    this.#session = session
    this.#gate = gate
  }

  override async enter(): Promise<void> {
    const leave = await this.#gate.enter(true)
    this.#transaction = { leave, epoch: this.#session.epoch }
  }

  override leave(): void {
    this.#transaction?.leave()
    this.#transaction = undefined
  }

  async run(sql: string, parameters: readonly unknown[] = []): Promise<StatementResult> {
    if (this.#transaction) {
      // The engine was opened again meanwhile; what follows must not be committed without what went before.
      if (this.#transaction.epoch !== this.#session.epoch) throw engineGone('the transaction was lost')
      return this.#send(sql, parameters)
    }
    const leave = await this.#gate.enter(false)
    try {
      return await this.#send(sql, parameters)
    } finally {
      leave()
    }
  }

  async #send(sql: string, parameters: readonly unknown[]): Promise<StatementResult> {
    const [command] = parameters
    if (command instanceof CopyRows) return this.#copy(sql, command)
    if (command instanceof Script) {
      await this.#session.script(sql)
      return { command: 'SCRIPT', count: 0, rows: [] }
    }
    return this.#session.query(sql, parameters)
  }

  async #copy(sql: string, source: CopyRows): Promise<StatementResult> {
    let count = 0
    for await (const { text, rows } of source.chunks()) {
      await this.#session.copy(sql, text)
      count += rows
    }
    return { command: 'COPY', count, rows: [] }
  }
}
