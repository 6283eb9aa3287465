import { fieldOf } from '../../../resources/core/fields.ts'
import { message } from '../../../resources/core/message.ts'
import type { RequestLine } from '../../../resources/core/calls.ts'
import { neededInRows } from '../../../resources/core/importing.ts'
import type { ImportCall } from '../../../resources/core/importing.ts'
import { inTransaction } from '../execution.ts'
import type { Answer, Execution } from '../execution.ts'
import { checkAsked, ownPlace } from '../input.ts'
import { inputOf } from '../requestInput.ts'
import type { Sent, Values } from '../requestInput.ts'
import { invalid, noErrors, Problem } from '../errors/problem.ts'
import { takenBy } from './guess.ts'
import { currentJob, jobOf, leaveOutWrong, moveJob } from './jobs.ts'
import type { Job } from './jobs.ts'
import { limits } from './limits.ts'
import { mendCells } from './mend.ts'
import type { MendedCell } from './mend.ts'
import { describe, shownCell, words } from './replies.ts'
import { stage } from './stage.ts'
import type { Workers } from './work.ts'

const answer = async (call: Execution, withCells = true): Promise<Answer> => ({
  status: 200,
  body: await describe(call, await currentJob(call), withCells),
})

export const asked = (call: Execution, line: RequestLine, sent: Sent): Promise<Record<string, unknown>> =>
  checkAsked(call, inputOf(line, sent, { ...call.action.input }), [])

const isNames = (value: unknown): value is readonly (string | null)[] =>
  Array.isArray(value) && value.length <= limits.columns && value.every(one => one === null || typeof one === 'string')

const isValues = (value: unknown): value is Values =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

/** Required fields that would be empty in every row. */
const missing = (call: Execution, filled: ReadonlySet<string>): string[] => {
  const { resource } = call
  const isPlaced = ownPlace(call) !== undefined
  return neededInRows(resource).filter(name => !filled.has(name) && !(isPlaced && name === resource.scopedBy))
}

/** The field of each column and what all rows have, as they were chosen. Throws 400 with what is wrong at the field. */
const chosen = (
  call: Execution,
  job: Job,
  { columns, fixed }: Values,
): { readonly columns: readonly (string | null)[]; readonly fixed: Values } => {
  if (!isNames(columns)) throw invalid({ columns: message('invalid') })
  if (fixed !== null && fixed !== undefined && !isValues(fixed)) throw invalid({ fixed: message('invalid') })
  const all = job.titles.map((_, at) => columns[at] ?? null)
  const values = Object.fromEntries(Object.entries(fixed ?? {}).filter(([, value]) => value !== null && value !== ''))
  const named = [...all.filter(name => name !== null), ...Object.keys(values)]
  const fields = new Set(takenBy(call.resource))
  const filled = new Set<string>()
  const errors = noErrors()
  for (const name of named) {
    if (!fields.has(name)) errors[name] = message('unknown')
    else if (filled.has(name)) errors[name] = message('importTwice')
    filled.add(name)
  }
  for (const name of missing(call, filled)) errors[name] = message('importColumn')
  if (Object.keys(errors).length > 0) throw invalid(errors)
  return { columns: all, fixed: values }
}

const rowsOf = async (call: Execution, job: Job, { page, size, wrong }: Values): Promise<Values> => {
  const of = call.db.selectFrom('import_row').where('job', '=', job.id)
  const some = wrong === true ? of.where('errors', 'is not', null) : of
  const most = Number(size ?? 10)
  const rows = await some
    .selectAll()
    .orderBy('number')
    .limit(most)
    .offset(Number(page ?? 0) * most)
    .execute()
  return {
    total: job.state === 'stored' ? 0 : wrong === true ? job.wrong : job.rows,
    rows: rows.map(({ number, cells, errors }) => ({
      number,
      cells: job.titles.map((_, at) => shownCell(call, job.columns[at], cells[at])),
      errors: Object.fromEntries(
        Object.entries(errors ?? {})
          .filter(([field]) => fieldOf(call.resource, field))
          .map(([field, one]) => [field, words(call, field, one)]),
      ),
    })),
  }
}

type Step = (call: Execution, input: Values) => Promise<Answer>

/** The calls of an import, those that answer a file apart. */
export const importSteps = (
  workers: Workers,
): { readonly [name in Exclude<ImportCall, 'importErrors' | 'importTemplate'>]: Step } => {
  /** Moves an import on and begins the work at it once that is committed. */
  const begin = (call: Execution, id: unknown, move: (inner: Execution, job: Job) => Promise<void>): Promise<Answer> =>
    inTransaction(call, async inner => {
      await move(inner, await jobOf(inner, id))
      const job = await jobOf(inner, id)
      inner.tasks.push(async () => workers.start(call, job))
      return answer(inner, false)
    })
  return {
    async import(call, { file }) {
      await stage(call, file as Blob)
      return answer(call)
    },
    async importState(call) {
      const job = await currentJob(call)
      // A host that went down left it; whoever asks next goes on.
      if (job?.state === 'checking' || job?.state === 'storing') workers.start(call, job)
      return answer(call)
    },
    importCheck: (call, input) =>
      begin(call, input['job'], async (inner, job) => {
        const { columns, fixed } = chosen(inner, job, input)
        const moved = await moveJob(inner, job.id, ['read', 'checked', 'failed'], {
          state: 'checking',
          columns: JSON.stringify(columns),
          fixed: JSON.stringify(fixed),
        })
        if (!moved) throw new Problem(409, 'importNotReady')
      }),
    async importRows(call, input) {
      return { status: 200, body: await rowsOf(call, await jobOf(call, input['job']), input) }
    },
    importMend: (call, input) =>
      begin(call, input['job'], async (inner, job) => {
        // First, so that nobody else moves it on meanwhile.
        if (!(await moveJob(inner, job.id, ['checked'], { state: 'checking' })))
          throw new Problem(409, 'importNotReady')
        await mendCells(inner, job, input['cells'] as readonly MendedCell[])
      }),
    importStore: (call, input) =>
      begin(call, input['job'], async (inner, job) => {
        if (job.state === 'storing' || job.state === 'stored') return
        const left = input['leaveOut'] === true ? job.rows - job.wrong : job.rows
        if (
          (job.wrong > 0 && input['leaveOut'] !== true) ||
          left === 0 ||
          !(await moveJob(inner, job.id, ['checked'], { state: 'storing' }))
        )
          throw new Problem(409, 'importNotReady')
        if (input['leaveOut'] === true) await leaveOutWrong(inner.db, job.id)
      }),
    async importCancel(call, { job }) {
      // First, as a database of one session answers only when what is being stored is taken back.
      workers.cancel(call, job)
      const { id, state, rows } = await jobOf(call, job)
      const [removed] = await call.db
        .deleteFrom('import_job')
        .where('id', '=', id)
        .returning(['state', 'rows'])
        .execute()
      return { status: 200, body: { stored: (removed ?? { state, rows }).state === 'stored' ? rows : 0 } }
    },
  }
}
