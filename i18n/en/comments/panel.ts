import type { Same } from '../../Same.ts'
import type zh from '../../zh/comments/panel.ts'

export default {
  title: 'Comments', counted: 'Comments (%{total})', none: 'No comments yet. Write what colleagues should know, and name them', write: 'Write a comment', placeholder: 'What colleagues should know', name: 'Name colleagues', nobody: 'Nobody else may see this record', send: 'Comment', save: 'Save',
  keys: 'Ctrl + Enter sends it', left: '%{left} %{left|character|characters} left', named: 'To %{names}', done: 'Done', doneBy: 'Marked as done by %{name} on %{at}', reopenedBy: 'Opened again by %{name} on %{at}', edited: 'Edited',
  finish: 'Mark as done', reopen: 'Open again', edit: 'Edit', remove: 'Delete', more: 'Show earlier comments', written: 'Your comment is there', finished: 'The comment is marked as done', reopened: 'The comment is open again', removed: 'The comment is deleted',
  whose: 'Which comments', forMe: 'To me', byMe: 'From me', noneForMe: 'No open comment names you', noneByMe: 'All that you wrote is done', formerly: 'This record is deleted, so nobody comments on it any more',
} satisfies Same<typeof zh>
