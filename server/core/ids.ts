import { isId, readId } from '../../resources/core/types/ref/index.ts'

/** The id that a text or number spells; undefined where it can be none. */
export const asId = (value: unknown): number | undefined =>
  typeof value === 'string' ? readId(value) : isId(value) ? value : undefined
