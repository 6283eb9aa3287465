import type zh from '../../zh/core/attachment.ts'
import type { Same } from '../../Same.ts'

/** What the input of large files says, which comes with it. */
export default {
  download: 'Download',
  choose: 'Choose a file',
  replace: 'Choose another file',
  pause: 'Pause',
  resume: 'Go on',
  sent: '%{name}: %{sent} of %{size} uploaded',
  told: '%{name} (%{size}) is uploaded',
  there: 'There is a file',
  further: 'Another file',
  failed: '%{name}: %{reason}',
  remove: 'Remove “%{name}”',
  tooMany: 'There is room for one more file |||| There is room for %{smart_count} more files',
  full: 'There is no room for another file',
  wait: 'The file is still on its way; save once it is uploaded',
  stopped:
    'The upload cannot go on; what was sent is kept for a day. Sign in again or reload the page, and choose the same file',
  hint: 'It can be dropped here; kinds: %{types}; at most %{size}. It goes on by itself when the connection was lost.',
} satisfies Same<typeof zh>
