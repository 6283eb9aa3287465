import { HelpButton } from '../help/HelpButton.tsx'
import { mailFeed } from '../mail/mailFeed.ts'
import { noticeFeed } from '../notices/noticeFeed.ts'
import { FeedButton } from './FeedButton.tsx'

/** Announcements, letters and usage help in the top bar. */
export const ReadingButtons = () => (
  <>
    <FeedButton feed={noticeFeed} />
    <FeedButton feed={mailFeed} />
    <HelpButton />
  </>
)
