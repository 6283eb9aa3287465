import { isSame } from './changes.ts'

type Values = Readonly<Record<string, unknown>>

/**
 * What was typed into a form while it was saved, by what its draft held when that began and what it holds now. What is
 * as the form began is in neither.
 */
export const typedSince = (sent: Values, now: Values, begun: Values): Values =>
  Object.fromEntries(
    [...new Set([...Object.keys(sent), ...Object.keys(now)])]
      .filter(name => Object.hasOwn(sent, name) !== Object.hasOwn(now, name) || !isSame(sent[name], now[name]))
      .map(name => [name, Object.hasOwn(now, name) ? now[name] : (begun[name] ?? null)]),
  )
