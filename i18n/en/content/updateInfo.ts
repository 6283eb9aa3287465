import type { updateInfo } from '../../../resources/content/updateInfo.ts'
import type { Texts } from '../../../resources/core/index.ts'
import { published } from './published.ts'

export default {
  name: 'Update |||| Update log',
  fields: {
    release: 'Version',
    day: 'Day',
    kinds: 'Kinds',
    content: 'Text',
    contentEn: 'English text',
    ...published.fields,
  },
  hints: { ...published.hints },
  sections: { entry: 'Update', ...published.sections },
  choices: { ...published.choices, kinds: { added: 'New', changed: 'Changed', mended: 'Fixed' } },
  actions: published.actions,
  done: published.done,
  calls: { ...published.calls, unseen: 'See what is new', see: 'Mark what is new as seen' },
  inputs: { ...published.inputs, see: { fields: { until: 'Until' } } },
  confirms: { remove: 'A deleted update cannot be recovered. Delete?' },
} satisfies Texts<typeof updateInfo>
