import type { versionInfo } from '../../../resources/content/versionInfo.ts'
import type { Texts } from '../../../resources/core/index.ts'
import { platform } from './platform.ts'
import { forClients, published } from './published.ts'

export default {
  name: 'Client version |||| Client version log',
  fields: {
    platform: 'Platform',
    release: 'Version',
    day: 'Day',
    content: 'Text',
    contentEn: 'English text',
    ...published.fields,
  },
  hints: { ...published.hints },
  sections: { entry: 'Version', ...published.sections },
  choices: { ...published.choices, platform },
  actions: published.actions,
  done: published.done,
  calls: forClients.calls,
  inputs: forClients.inputs,
  confirms: { remove: 'A deleted version note cannot be recovered. Delete?' },
} satisfies Texts<typeof versionInfo>
