import type zh from '../../zh/content/story.ts'
import type { Same } from '../../Same.ts'

/** What a story that is begun with a case says. */
export default {
  title: 'How a child of %{age} came to see better',
  age: '%{years} %{years|year|years}',
  story:
    '<p>At the first examination the corrected vision was %{firstRight} on the right and %{firstLeft} on the left.</p><p>After %{weeks} %{weeks|week|weeks} of training it was %{lastRight} and %{lastLeft}.</p>',
} satisfies Same<typeof zh>
