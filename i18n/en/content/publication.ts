import type { publication } from '../../../resources/content/publication.ts'
import type { Texts } from '../../../resources/core/index.ts'

export default {
  name: 'Due publication |||| Publication calendar',
  fields: { at: 'When', event: 'Event', kind: 'Kind', title: 'Title', record: 'Number' },
  sections: {},
  choices: {
    event: { begins: 'Will be published', ends: 'Will be taken down' },
    kind: {
      notice: 'Announcement',
      help: 'Usage help',
      userHelp: 'User help',
      news: 'News',
      knowledge: 'Knowledge',
      banner: 'Banner',
      caseSuccess: 'Success story',
      partner: 'Cooperation partner',
      animation: 'Animation',
      updateInfo: 'Update log',
      versionInfo: 'Client version log',
    },
  },
  actions: {},
  inputs: {},
} satisfies Texts<typeof publication>
