import type { Guides } from '../../Guides.ts'

/** What the pages of this capability are for, and how the first entry of a list comes about. */
export default {
  game: {
    purpose: 'The games of the training devices. Each of them trains a project.',
    first: 'Create a game and publish it; training devices then offer it.',
  },
  gameRecord: {
    purpose: 'What patients trained: game, duration and score.',
    first: 'They come by themselves from the training devices.',
  },
  device: {
    purpose: 'The training devices of each organisation. With its token, a device signs in and sends what was trained.',
    first: 'Enter a device, and hand the token over to it, which is shown once.',
  },
  gameConfig: { purpose: 'The parameters that training devices go by where neither game nor plan says otherwise.' },
} satisfies Guides<'training'>
