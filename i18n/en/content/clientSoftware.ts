import type { clientSoftware } from '../../../resources/content/clientSoftware.ts'
import type { Texts } from '../../../resources/core/index.ts'
import { platform } from './platform.ts'

export default {
  name: 'Client release |||| Client software',
  fields: {
    platform: 'Platform',
    release: 'Version',
    place: 'Order of versions',
    build: 'Build',
    source: 'Comes from',
    file: 'Installer',
    address: 'Download address',
    minimum: 'Oldest version that may still run',
    forced: 'Forced update',
    notes: 'Release notes',
    notesEn: 'Release notes in English',
    bytes: 'Size',
    sha256: 'SHA-256',
    state: 'State',
    publishedAt: 'Published at',
  },
  hints: {
    release: 'Such as 3.2.0 or 3.3.0-beta.1; each only once a platform',
    file: 'Up to 1 GB, and an upload that breaks off goes on; it never changes once it is published',
    address: 'For a file on another site; https only',
    minimum: 'Devices below it must update; empty for no limit',
    forced: 'All devices with an older version must update to this one',
  },
  sections: { release: 'Release', running: 'How it is brought to devices' },
  choices: {
    platform,
    source: { file: 'An uploaded installer', address: 'An address' },
    state: { draft: 'Draft', published: 'Published', withdrawn: 'Withdrawn' },
  },
  actions: { publish: 'Publish', withdraw: 'Withdraw' },
  done: { publish: 'Published', withdraw: 'Withdrawn' },
  calls: { latest: 'Ask as a training device which version to run' },
  inputs: { latest: { fields: { platform: 'Platform', version: 'Version that is running' }, choices: { platform } } },
  confirms: {
    publish: 'All devices will be offered this version, and it cannot be changed any more. Publish it?',
    withdraw: 'Devices will not be offered this version any more; where it is installed it stays. Withdraw it?',
    remove: 'What is deleted cannot be brought back. Delete it?',
  },
} satisfies Texts<typeof clientSoftware>
