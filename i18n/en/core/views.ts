import type { Same } from '../../Same.ts'
import type zh from '../../zh/core/views.ts'

/** Texts of saved views, of lists and reports alike. */
export default {
  name: 'Views',
  opened: 'View: %{title}',
  openedChanged: 'View: %{title} (changed, not saved)',
  asItComes: 'Standard view',
  newName: 'Save as',
  overwrite: 'Update “%{title}”',
  unkept: 'Not kept in a view, because it looks for a person: %{names}',
  leftOut: 'This view has conditions that you may not use, or that are no more. They were left out: %{names}',
  sharedWith: 'Shared with: %{roles}',
  sharedWithAll: 'Shared',
  contents: {
    filters: 'Filters: %{names}',
    ascending: '%{field}, ascending',
    descending: '%{field}, descending',
    nothing: 'As the page comes',
    hint: 'Arrange the page as it should be, and update the view from its Views menu',
  },
  makeDefault: 'Make “%{title}” the default view',
  notDefault: 'Do not begin with “%{title}” any more',
  edit: 'Edit the view “%{title}”',
  remove: 'Delete the view “%{title}”',
  removeOwn: 'Delete the view “%{title}”?',
  removeShared: '“%{title}” is shared: once it is deleted, nobody can use it any more. Delete it?',
  share: 'Share with others',
  myColumns: 'My columns',
  keepColumns: 'Always show these',
  takenOver:
    'The filters and columns that this browser kept are now views, which you find on your other devices as well',
  takenOverWithout: 'Conditions that look for a person are not kept any more. They were removed from: %{names}',
} satisfies Same<typeof zh>
