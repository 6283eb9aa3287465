import type { Texts } from '../../../resources/core/index.ts'
import type { savedView } from '../../../resources/system/savedView.ts'

export default {
  name: 'Saved view |||| Saved views',
  fields: {
    page: 'Page',
    title: 'Name',
    state: 'Content',
    shared: 'Shared',
    roles: 'Shared with the roles',
    hospitals: 'Shared with the organisations',
    standard: 'Their default view',
  },
  hints: { roles: 'None means everybody within your data scope' },
  sections: { view: 'View' },
  choices: {},
  actions: {},
  calls: { ofPage: 'See the views of a page', choose: 'Set the default view of a page' },
  inputs: {
    ofPage: { fields: { page: 'Page' } },
    choose: { fields: { page: 'Page', view: 'View' } },
  },
  confirms: { remove: 'A deleted view cannot be recovered. Delete it?' },
} satisfies Texts<typeof savedView>
