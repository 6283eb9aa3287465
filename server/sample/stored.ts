import type { InferRecord } from '../../resources/core/index.ts'

/** A record as the table holds it: without the labels, addresses and counts that a reply adds. */
export type Stored<T> = Omit<InferRecord<T>, `${string}Label` | `${string}Url` | 'subordinates' | 'records' | 'used' | 'createdAt' | 'updatedAt'> & { createdAt: string; updatedAt: string }

/** A moment some minutes later, ISO 8601. */
export const later = (at: string, minutes: number): string => new Date(Date.parse(at) + minutes * 60_000).toISOString()

/** Stamps of a record that was created, and perhaps changed, at a moment (ISO 8601) by an operator. */
export const stamped = (createdAt: string, by: number | null, updatedAt = createdAt) => ({
  version: updatedAt === createdAt ? 1 : 2, createdAt, createdBy: by, updatedAt, updatedBy: by,
})
