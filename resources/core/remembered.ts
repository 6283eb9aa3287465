/**
 * The same function of a descriptor, worked out once for each: descriptors never change. What it answers must not be
 * changed either.
 */
export const remembered = <R extends object, T>(work: (descriptor: R) => T): ((descriptor: R) => T) => {
  const known = new WeakMap<R, { readonly answer: T }>()
  return descriptor => {
    const before = known.get(descriptor)
    if (before) return before.answer
    const answer = work(descriptor)
    known.set(descriptor, { answer })
    return answer
  }
}
