import type { Same } from '../../Same.ts'
import type zh from '../../zh/shell/outdated.ts'

/** Said where a part of the application could not be loaded, which may be before anything else is there. */
export default {
  title: 'Please reload',
  text: 'A part of the page could not be loaded: the application may just have been updated, or the network is down.',
  reload: 'Reload',
} satisfies Same<typeof zh>
