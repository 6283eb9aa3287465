/** How a release is brought to a share of the devices. */
export interface Rollout {
  readonly state: 'planned' | 'running' | 'paused' | 'finished' | 'rolledBack'
  readonly percentage: number
  /** Organisations that it is for; none means all there are. */
  readonly hospitals: readonly number[] | null
  /** Moments as milliseconds. */
  readonly begins: number | null
  readonly ends: number | null
}

/**
 * A device, as a rollout sees it: where it falls among ten thousand places, the same for ever, and whether it was
 * offered the release when it asked last.
 */
export interface Asking {
  readonly bucket: number
  readonly hospital: number
  readonly had: boolean
}

/** Places among which devices fall. */
export const buckets = 10_000

const isNow = ({ begins, ends }: Rollout, now: number): boolean =>
  (begins === null || begins <= now) && (ends === null || now < ends)

/**
 * Whether a device is offered the release. A larger share keeps all whom a smaller one had; a smaller one, other
 * organisations, and taking back let go of them. While it is paused, and outside of its time, those of the share keep
 * it who have it, and nobody else gets it.
 */
export const isOffered = (rollout: Rollout, { bucket, hospital, had }: Asking, now: number): boolean => {
  switch (rollout.state) {
    case 'planned':
    case 'rolledBack':
      return false
    case 'finished':
      return true
    case 'paused':
    case 'running': {
      const isFor = rollout.hospitals === null || rollout.hospitals.length === 0 || rollout.hospitals.includes(hospital)
      const isGiven = rollout.state === 'running' && isNow(rollout, now)
      return isFor && bucket < (rollout.percentage * buckets) / 100 && (isGiven || had)
    }
  }
}
