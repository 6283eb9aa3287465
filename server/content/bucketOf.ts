import { createHash } from 'node:crypto'
import { buckets } from '../../domain/rollout.ts'

/** The place of a device among those of a release: the same each time it asks, and another one for each release. */
export const bucketOf = (software: number, device: number): number =>
  createHash('sha256').update(`${software} ${device}`).digest().readUInt32BE(0) % buckets
