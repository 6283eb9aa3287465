import { answersTo } from './inputs.ts'
import { isOnRow, pathOf } from './operations.ts'
import type { Operation } from './operations.ts'
import { nextSeed } from './world.ts'
import type { Row, World } from './world.ts'

type Reply = Awaited<ReturnType<World['request']>>

/** A value as JSON. */
export interface Answer {
  readonly json: string
}

/** Sends one operation again and again. */
export interface Sender {
  /** Sees that there is a record on which it is possible: another one once it was done. */
  ready(): Promise<void>
  /** The values that it is sent with where nothing else is given. */
  valid(): Promise<Readonly<Record<string, unknown>>>
  /**
   * Sends it with given values, in JSON, at some fields, or without those that are undefined; all others are as they
   * should be.
   */
  send(values: ReadonlyMap<string, Answer | undefined>, language?: 'en' | 'cn'): Promise<Reply>
}

export const senderOf = async (world: World, one: Operation): Promise<Sender> => {
  const { resource, name, action, line } = one
  const inPath = await world.pathValues(resource, line)
  const spelled = (key: string): string => Object.entries(line.send ?? {}).find(([, own]) => own === key)?.[0] ?? key
  const answers = (): Promise<Record<string, unknown>> =>
    name === 'create'
      ? world.input(resource)
      : name === 'update'
        ? Promise.resolve({})
        : answersTo(one.fields, nextSeed(), world)
  let row: Row | undefined
  let valid: Record<string, unknown> | undefined
  const ready = async (): Promise<void> => {
    if (isOnRow(one)) row ??= await world.ready(resource, name)
    valid ??= await answers()
  }
  const send: Sender['send'] = async (given, language = 'en') => {
    await ready()
    const id = row && { id: row.id }
    const path = pathOf(one, { ...inPath, ...id })
    const values = new Map(
      Object.entries({ ...valid, ...id })
        .filter(([key, value]) => value !== undefined && !(key in inPath))
        .map(([key, value]) => [key, JSON.stringify(value)]),
    )
    for (const [key, answer] of given)
      if (answer) values.set(key, answer.json)
      else values.delete(key)
    const raw = `{${[...values].map(([key, json]) => `${JSON.stringify(spelled(key))}:${json}`).join(',')}}`
    const headers = action.by ? { headers: { Authorization: `Bearer ${await world.clientToken(action.by)}` } } : {}
    const reply = await world.request('admin', line.method, path, { raw, language, ...headers })
    if (reply.status !== 400) row = valid = undefined
    return reply
  }
  return {
    ready,
    send,
    valid: async () => {
      await ready()
      return valid!
    },
  }
}
