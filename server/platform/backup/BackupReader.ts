import { createHash } from 'node:crypto'
import { PassThrough, type Readable } from 'node:stream'
import { StringDecoder } from 'node:string_decoder'
import { createGunzip } from 'node:zlib'
import { BackupError, endOfRows, type Foot, type Head, type TableHead } from './format.ts'

const more = 'Something stands after the end of the backup'

/** Reads a backup from its beginning to its end; throws `BackupError` where it is none or is not whole. */
export class BackupReader {
  readonly #lines: AsyncGenerator<string>
  readonly #sum = createHash('sha256')
  /** Rows read so far, by table. */
  readonly rows: { [table: string]: number } = {}

  constructor(file: Readable) {
    this.#lines = linesOf(file)
  }

  async head(): Promise<Head> {
    const head = parse(await this.#next())
    if (!isHead(head)) throw new BackupError('This is no backup of this product')
    return head
  }

  /** The next table, or undefined after the last; then the foot has been read and agrees. */
  async table(): Promise<TableHead | undefined> {
    const line = await this.#take()
    const value = parse(line)
    if (isTable(value)) {
      this.#sum.update(`${line}\n`)
      this.rows[value.table] = 0
      return value
    }
    if (isFoot(value)) {
      this.#check(value)
      if (!(await this.#lines.next()).done) throw new BackupError(more)
      return undefined
    }
    throw new BackupError('The backup is damaged')
  }

  /** The rows of that table as lines of COPY. */
  async *rowsOf(table: string): AsyncGenerator<string> {
    for (let line = await this.#next(); line !== endOfRows; line = await this.#next()) {
      this.rows[table] = (this.rows[table] ?? 0) + 1
      yield line
    }
  }

  #check(foot: Foot): void {
    if (foot.sha256 !== this.#sum.digest('hex')) throw new BackupError('The backup is damaged: its checksum differs')
    for (const [table, rows] of Object.entries(foot.rows))
      if (this.rows[table] !== rows) throw new BackupError(`The backup is damaged: table ${table} has not ${rows} rows`)
  }

  async #next(): Promise<string> {
    const line = await this.#take()
    this.#sum.update(`${line}\n`)
    return line
  }

  async #take(): Promise<string> {
    const { value, done } = await this.#lines.next()
    if (done) throw new BackupError('The backup is not whole: it ends too early')
    return value
  }
}

/** Splits at line feeds alone; a text may hold other characters that some take for the end of a line. */
async function* linesOf(file: Readable): AsyncGenerator<string> {
  const text = new PassThrough()
  let bytes = 0
  file.on('data', (chunk: Buffer) => (bytes += chunk.length))
  file.once('error', error => text.destroy(error))
  const unzipped = file.pipe(createGunzip())
  unzipped.once('error', () => text.destroy(new BackupError('The backup is not whole, or is no backup')))
  unzipped.pipe(text)
  const decoder = new StringDecoder('utf8')
  let rest = ''
  for await (const chunk of text) {
    const lines = (rest + decoder.write(chunk as Buffer)).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest) throw new BackupError('The backup ends within a line')
  // What follows upon the end of the packed data is not unpacked, nor said.
  file.unpipe()
  for await (const _rest of file) {
    /* counted above */
  }
  if (bytes !== unzipped.bytesWritten) throw new BackupError(more)
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    throw new BackupError('This is no backup of this product')
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const isHead = (value: unknown): value is Head => isObject(value) && 'format' in value && value.format === 1
const isTable = (value: unknown): value is TableHead => isObject(value) && 'table' in value && 'columns' in value
const isFoot = (value: unknown): value is Foot => isObject(value) && 'sha256' in value && 'rows' in value
