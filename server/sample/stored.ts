import type { InferRecord } from '../../resources/core/index.ts'

/** Names of the fields that are counted when they are read. */
type Counted<T> = T extends { readonly fields: infer F }
  ? { [K in keyof F]: F[K] extends { readonly type: 'count' } ? K & string : never }[keyof F]
  : never

/** A record as the table holds it: without the labels, addresses and counts that a reply adds. */
export type Stored<T> = Omit<
  InferRecord<T>,
  `${string}Label` | `${string}Url` | `${string}Files` | Counted<T> | 'used' | 'createdAt' | 'updatedAt'
> & { createdAt: string; updatedAt: string }

/** A moment some minutes later, ISO 8601. */
export const later = (at: string, minutes: number): string => new Date(Date.parse(at) + minutes * 60_000).toISOString()

/** Stamps of a record that was created, and perhaps changed, at a moment (ISO 8601) by an operator. */
export const stamped = (createdAt: string, by: number | null, updatedAt = createdAt) => ({
  version: updatedAt === createdAt ? 1 : 2,
  createdAt,
  createdBy: by,
  updatedAt,
  updatedBy: by,
})
