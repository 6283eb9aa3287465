import type { game } from '../../../resources/training/game.ts'
import type { Texts } from '../../../resources/core/index.ts'

export default {
  name: 'Training game |||| Training games',
  fields: {
    name: 'Chinese name',
    nameEn: 'English name',
    code: 'Game code',
    project: 'Project',
    picture: 'Picture',
    fromAge: 'From age',
    glasses: 'Dichoptic glasses',
    published: 'Published',
    sort: 'Order',
    description: 'Description',
    deleted: 'Deleted',
  },
  hints: {
    code: 'Training clients know the game by it; it is never given to another game',
    glasses: 'Red-blue or polarised glasses are worn for training',
    sort: 'Smaller numbers come first',
  },
  sections: { game: 'Game', use: 'Use' },
  choices: {},
  actions: { publish: 'Publish', unpublish: 'Unpublish', recover: 'Recover' },
  done: { publish: 'Published', unpublish: 'Unpublished', recover: 'Recovered' },
  inputs: {},
} satisfies Texts<typeof game>
