import type { banner } from '../../../resources/content/banner.ts'
import type { Texts } from '../../../resources/core/index.ts'
import { forClients, published } from './published.ts'

export default {
  name: 'Banner |||| Banners',
  fields: {
    title: 'Title',
    titleEn: 'English title',
    picture: 'Picture',
    place: 'Place',
    linkTo: 'Leads to',
    address: 'Address',
    news: 'News item',
    knowledge: 'Article',
    ...published.fields,
    sort: 'Order',
  },
  hints: {
    ...published.hints,
    title: 'Says what the picture shows, for those who cannot see it',
    sort: 'Smaller numbers come first',
  },
  sections: { entry: 'Content', ...published.sections },
  choices: {
    ...published.choices,
    place: { clientStart: 'Start of the client', clientShop: 'Shop of the client', home: 'Home of the back-office' },
    linkTo: { nothing: 'Nothing', address: 'An address', news: 'A news item', knowledge: 'An article' },
  },
  actions: published.actions,
  done: published.done,
  calls: { ...forClients.calls, home: 'Shown on the home page' },
  inputs: forClients.inputs,
  confirms: { remove: 'A deleted banner cannot be recovered. Delete?' },
} satisfies Texts<typeof banner>
