import type { FastifyInstance } from 'fastify'
import { Problem } from './errors/problem.ts'

/**
 * Levels of lists and objects in a body, and names in one object: far more than any input needs, and few enough for
 * whatever walks through them.
 */
const mostLevels = 32
const mostNames = 1000

const isUnwieldy = (value: unknown, levels = mostLevels): boolean => {
  if (value === null || typeof value !== 'object') return false
  const inner: unknown[] = Array.isArray(value) ? value : Object.values(value)
  return levels === 0 || (inner !== value && inner.length > mostNames) || inner.some(one => isUnwieldy(one, levels - 1))
}

/**
 * An empty body counts as `{}`, and nothing but JSON is taken. A body that nests too deeply or names too much is
 * answered as 400 `invalidBody`.
 */
export const onlyJson = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body)
    if (text.trim() === '') done(null, {})
    else
      parse(request, text, (error, value) => {
        done(error ?? (isUnwieldy(value) ? new Problem(400, 'invalidBody') : null), value)
      })
  })
}
