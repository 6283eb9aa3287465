import { contentSubject } from '../content/subject.ts'
import type { SubjectSources } from '../core/subject/sources.ts'
import { patientSubject } from '../patients/subject.ts'
import { systemSubject } from '../system/subject.ts'
import { timesSubject } from '../times/subject.ts'
import { trainingSubject } from '../training/subject.ts'
import { wechatSubject } from '../wechat/subject.ts'

/** Tables of the ground, which refer to records of any resource. */
const ground: SubjectSources = {
  internal: {
    failed_call: 'calls that came to nothing, for those who run the hosts',
    webhook_delivery:
      'that another system of the operator was told that a record changed; what it was told is kept nowhere',
    seeded: 'what an installation began with',
    sealed_record: 'what a law has kept of somebody who was erased, which nobody reads',
  },
}

const all: readonly SubjectSources[] = [
  ground,
  patientSubject,
  timesSubject,
  trainingSubject,
  contentSubject,
  systemSubject,
  wechatSubject,
]

/** Where capabilities keep something of patients that their descriptors do not say. */
export const subjectSources = {
  tables: all.flatMap(({ tables = [] }) => tables),
  links: all.flatMap(({ links = [] }) => links),
  companions: all.flatMap(({ companions = [] }) => companions),
  internal: Object.assign({}, ...all.map(({ internal = {} }) => internal)) as Readonly<Record<string, string>>,
} satisfies SubjectSources
