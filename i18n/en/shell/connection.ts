import type { Same } from '../../Same.ts'
import type zh from '../../zh/shell/connection.ts'

export default {
  lost: 'No connection; what you typed is kept.',
  again: 'Try now',
  notSaved: 'Not saved yet: the server could not be reached. What you typed is kept; please save again.',
} satisfies Same<typeof zh>
