import './types/index.ts' // first: the type of child rows looks the other types up
import type { Operation } from './action.ts'
import type { Field } from './field.ts'
import { integer } from './types/integer/index.ts'
import { items } from './types/items/index.ts'
import { ref } from './types/ref/index.ts'
import type { AnyResource } from './resource.ts'

/** Most records that one call arranges. */
export const mostArranged = 1000

const bounds = ({ min, max }: Field & { min?: number; max?: number }) => ({
  ...(min === undefined ? {} : { min }),
  ...(max === undefined ? {} : { max }),
})

/**
 * What `sort` asks for on every resource whose records stand in an order of their own: all records that move, each with
 * the version that was seen and its place; in a tree also its superior, and the place is among those below the same
 * one. They move together or not at all.
 */
export const arrangement = ({ name, tree, order, fields }: AnyResource): Operation => {
  if (order === undefined || !fields[order]) return {}
  const row = {
    id: integer({ required: true, min: 1 }),
    version: integer({ required: true }),
    ...(tree === undefined ? {} : { [tree]: ref(name) }),
    [order]: integer({ required: true, ...bounds(fields[order]) }),
  }
  return {
    on: 'list',
    input: { rows: items(row, { required: true, max: mostArranged }) },
    output: { moved: integer({ required: true }) },
  }
}
