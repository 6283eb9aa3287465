import { banner } from '../../resources/content/banner.ts'
import { implementPublished } from './implementPublished.ts'
import { toldToOperators } from './told.ts'

const most = 10

export const bannerImplementation = implementPublished(banner, {
  home: async (_input, context) => ({
    content: await toldToOperators(banner, () => ["t.place = 'home'"], most, context),
  }),
})
