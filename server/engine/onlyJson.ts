import type { FastifyInstance } from 'fastify'
import { Problem } from '../errors/problem.ts'

/** Levels of lists and objects in a body: far more than any input needs, and few enough for whatever walks through it. */
const mostLevels = 32

const isDeeper = (value: unknown, levels: number): boolean =>
  value !== null && typeof value === 'object' && (levels === 0 || Object.values(value).some(one => isDeeper(one, levels - 1)))

/** An empty body counts as `{}`, and nothing but JSON is taken. A body that nests too deeply is answered as 400 `invalidBody`. */
export const onlyJson = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body)
    if (text.trim() === '') done(null, {})
    else parse(request, text, (error, value) => { done(error ?? (isDeeper(value, mostLevels) ? new Problem(400, 'invalidBody') : null), value) })
  })
}
