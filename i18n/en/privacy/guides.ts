import type { Guides } from '../../Guides.ts'

/** What the pages of this capability are for, and how the first entry of a list comes about. */
export default {
  dataRequest: {
    purpose:
      'What guardians ask about the data of a child: to see, copy, correct or erase it. An answer is due within 15 working days.',
    first: 'Enter a request here when you receive it.',
  },
  removal: {
    purpose: 'What has been kept long enough and will be removed, when and how many, and what became of it.',
    first: 'It appears by itself when something is due. The global settings say how long it is kept.',
  },
} satisfies Guides<'privacy'>
