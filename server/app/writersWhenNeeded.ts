import { SerializerSelector } from '@fastify/fast-json-stringify-compiler'

const factory = SerializerSelector()

/**
 * Makes what writes an answer from its schema when the first such answer is written: there are hundreds of schemas, and
 * a start that made all of them took half a second longer.
 */
export const writersWhenNeeded: typeof factory = (schemas, options) => {
  const compile = factory(schemas, options)
  return route => {
    let write: ReturnType<typeof compile> | undefined
    return document => (write ??= compile(route))(document)
  }
}
