import { choice, datetime, flag, integer, richText, text } from '../core/index.ts'
import { platform } from './platform.ts'

/** How a release that is for a share of the devices goes on, until it is for every device, or taken back from all. */
export const rollout = {
  start: { when: { state: ['planned', 'paused'] }, set: { state: 'running' }, confirm: true, tone: 'positive' },
  pause: { when: { state: 'running' }, set: { state: 'paused' } },
  finish: { when: { state: ['running', 'paused'] }, set: { state: 'finished' }, confirm: true, tone: 'positive' },
  rollBack: {
    when: { state: ['running', 'paused', 'finished'] },
    set: { state: 'rolledBack' },
    confirm: true,
    tone: 'critical',
  },
} as const

/** Where it is on that way. */
export const rolloutState = choice(['planned', 'running', 'paused', 'finished', 'rolledBack'], {
  readOnly: true,
  default: 'planned',
  tones: { planned: 'neutral', running: 'positive', paused: 'warning', finished: 'neutral', rolledBack: 'critical' },
})

/**
 * How many devices asked since it began, of the organisations that it is for, were offered the release, and run it; how
 * many failures of it were reported, and by how many devices.
 */
export const reach = {
  asked: integer({ required: true }),
  got: integer({ required: true }),
  runs: integer({ required: true }),
  failures: integer({ required: true }),
  failing: integer({ required: true }),
}

/** What a device should run: the latest release that is for it, whether it must, and where it is. */
export const releaseToRun = {
  call: 'GET api/clientSoftware/latest',
  by: 'device',
  conditional: true,
  input: { platform, version: text({ required: true, max: 25, match: 'release' }) },
  output: {
    release: text(),
    build: integer(),
    isNewer: flag(),
    mustUpdate: flag(),
    address: text(),
    bytes: integer(),
    sha256: text(),
    notes: text(),
    changes: richText(),
    publishedAt: datetime(),
  },
} as const
