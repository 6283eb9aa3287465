import { HttpError } from './HttpError.ts'
import type { FailedId, Id } from './HttpError.ts'

const atOnce = 4

const failure = (id: Id, thrown: unknown): FailedId => {
  const {
    status,
    code,
    body: { errors },
  } = thrown instanceof HttpError ? thrown : { status: 0, code: '', body: {} as HttpError['body'] }
  return {
    id,
    status,
    code,
    message: thrown instanceof Error ? thrown.message : String(thrown),
    ...(errors ? { errors } : {}),
  }
}

/**
 * Runs a task per id, at most four at once, each id once, and goes on where one fails. Answers the ids in their order;
 * rejects with an HttpError that names the failed ids with their messages (`body.failed`) and those that went through
 * (`body.done`). Where the caller aborts, no further one is begun, and it rejects as the aborted call did.
 */
export const eachOf = async (
  ids: readonly Id[],
  task: (id: Id) => Promise<unknown>,
  signal?: AbortSignal,
): Promise<Id[]> => {
  const all = [...new Map(ids.map(id => [String(id), id])).values()]
  const waiting = all.values()
  const failed: FailedId[] = []
  const worker = async (): Promise<void> => {
    for (const id of waiting) {
      try {
        await task(id)
      } catch (thrown) {
        if (signal?.aborted) throw thrown
        failed.push(failure(id, thrown))
      }
    }
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, all.length) }, worker))
  if (failed.length === 0) return all
  const done = all.filter(id => !failed.some(one => one.id === id))
  const text = failed.map(({ id, message }) => `${id}: ${message}`).join('\n')
  throw new HttpError(text, failed[0]!.status, { code: 'partial', message: text, failed, done })
}
