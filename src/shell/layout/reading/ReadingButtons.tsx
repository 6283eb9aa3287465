import { HelpButton } from '../help/HelpButton.tsx'
import { NoticeButton } from '../notices/NoticeButton.tsx'

/** Announcements and usage help in the top bar. */
export const ReadingButtons = () => <><NoticeButton /><HelpButton /></>
