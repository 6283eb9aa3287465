import { grayPublish } from '../../../resources/content/grayPublish.ts'
import { present } from '../../core/index.ts'
import { later } from '../../core/later.tsx'

present(grayPublish, {
  cards: [later(async () => (await import('./ReachCard.tsx')).ReachCard, 110)],
  main: ['start', 'pause', 'finish'],
})
