import { platform } from '../content/platform.ts'
import type { Texts } from '../../../resources/core/index.ts'
import type { errorLog } from '../../../resources/monitor/errorLog.ts'

export default {
  name: 'Failure |||| Error log',
  fields: {
    source: 'Of',
    kind: 'Kind',
    message: 'Message',
    place: 'Place',
    stack: 'Stack',
    state: 'State',
    count: 'Times',
    firstAt: 'First at',
    lastAt: 'Last at',
    firstBuild: 'First build',
    build: 'Latest build',
    resolvedBuild: 'Resolved for build',
    browsers: 'Browsers and platforms',
    hosts: 'Hosts',
    operators: 'Operators concerned',
    burstSince: 'Often since',
    toldAt: 'Told at',
    windowAt: 'Counted since',
    windowCount: 'Counted lately',
    fingerprint: 'Fingerprint',
  },
  hints: { message: 'Without numbers, and without what may tell of a person', operators: 'Twenty at most' },
  sections: { failure: 'Failure', where: 'Seen in', stack: 'Stack' },
  choices: {
    source: { host: 'Host', browser: 'Browser', device: 'Training client' },
    state: { open: 'Open', resolved: 'Resolved', ignored: 'Ignored' },
  },
  actions: { resolve: 'Mark as resolved', ignore: 'Ignore', reopen: 'Open again' },
  done: { resolve: 'Marked as resolved', ignore: 'Ignored', reopen: 'Opened again' },
  calls: {
    report: 'Report a failure',
    reportSignedOut: 'Report a failure while signed out',
    reportFromDevice: 'Report a failure of the training client',
  },
  inputs: {
    report: { fields: { kind: 'Kind', message: 'Message', stack: 'Stack', build: 'Build' } },
    reportSignedOut: { fields: { kind: 'Kind', message: 'Message', stack: 'Stack', build: 'Build' } },
    reportFromDevice: {
      fields: { platform: 'Platform', version: 'Version', kind: 'Kind', message: 'Message', stack: 'Stack' },
      choices: { platform },
    },
  },
} satisfies Texts<typeof errorLog>
