import { fieldOf } from '../../../resources/core/fields.ts'
import { fieldLabel } from '../../../resources/core/fieldLabel.ts'
import { masked } from '../../../resources/core/mask.ts'
import { sayMessage } from '../../../resources/core/sayMessage.ts'
import type { Message } from '../../../resources/core/message.ts'
import { typeOf } from '../../../resources/core/typeOf.ts'
import { may } from '../execution.ts'
import type { Execution } from '../execution.ts'
import type { Job } from './jobs.ts'
import { rowsAfter } from './jobs.ts'
import { textOf } from './read/Cell.ts'
import type { SheetCell } from './read/Cell.ts'

/** Cells of a column that are shown beside its title. */
const samples = 3

/** What is wrong with a field, in the caller's language. */
export const words = ({ host, language, resource }: Execution, name: string, message: Message): string => {
  const field = fieldOf(resource, name)
  const explained =
    field &&
    typeOf(field).explain?.(message, {
      field,
      option: value => host.translate(language, `resources.${resource.name}.choices.${name}.${value}`),
      either: parts => new Intl.ListFormat(language, { type: 'disjunction' }).format(parts),
    })
  return sayMessage((key, parameters) => host.translate(language, key, parameters), {
    field: fieldLabel(resource, '', {}, name) ?? '',
    ...(explained ?? message),
  })
}

/** A cell as it is shown: masked where records of the field are, unless the caller may look. */
export const shownCell = (call: Execution, name: string | null | undefined, cell: SheetCell | undefined): string => {
  const mask = name ? fieldOf(call.resource, name)?.mask : undefined
  const text = textOf(cell)
  return mask && text !== '' && !may(call, `${call.resource.name}:contact`) ? masked(text, mask) : text
}

/**
 * An import as its owner sees it; `none` where there is none. The first cells are left out of answers that are kept for
 * a repeated call.
 */
export const describe = async (
  call: Execution,
  job: Job | undefined,
  withCells: boolean,
): Promise<Readonly<Record<string, unknown>>> => {
  if (!job) return { state: 'none' }
  const first = job.state === 'stored' || !withCells ? [] : await rowsAfter(call.db, job.id, -1, samples)
  return {
    job: job.id,
    state: job.state,
    startedAt: job.created_at,
    sheet: job.sheet,
    rows: job.rows,
    done: job.done,
    wrong: job.wrong,
    fixed: job.fixed,
    failure: job.failure,
    columns: job.titles.map((title, at) => ({
      title,
      field: job.columns[at] ?? null,
      cells: first.map(({ cells }) => shownCell(call, job.columns[at], cells[at])),
    })),
    problems: job.problems.map(({ field, message, count }) => ({ field, message: words(call, field, message), count })),
  }
}
