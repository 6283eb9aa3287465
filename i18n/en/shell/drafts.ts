import type { Same } from '../../Same.ts'
import type zh from '../../zh/shell/drafts.ts'

export default {
  unsaved: 'You have unsaved changes from %{time}.',
  outdated: 'The record has changed since then.',
  unanswered: 'You began “%{action}” at %{time} and did not finish it.',
  goOn: 'Go on',
  take: 'Restore',
  compare: 'Compare and restore',
  discard: 'Discard',
  stale: {
    title: 'Restore unsaved changes',
    text: '%{who} has changed the record since you typed this, at %{at}. Please choose what is to stand.',
    reload: 'Discard mine',
    overwrite: 'Restore mine',
  },
  leave: {
    title: 'Discard changes',
    text: 'Your changes are not saved. Discard them?',
    stay: 'Keep editing',
    discard: 'Discard changes',
  },
} satisfies Same<typeof zh>
