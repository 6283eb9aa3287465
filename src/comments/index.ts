/**
 * What this capability adds to the browser: the comments of each record whose resource says so, and those that are
 * open.
 */
import { comment } from '../../resources/comments/comment.ts'
import { registry } from '../../resources/index.ts'
import { present } from '../core/index.ts'
import { later } from '../core/later.tsx'
import { homeCards } from '../shell/layout/home/cards.ts'

for (const resource of Object.values(registry))
  if (resource.comments)
    present(resource, {
      cards: [later(async () => (await import('./CommentsCard.tsx')).commentsOf(resource.name), 240)],
    })

present(comment, { title: ['patient', 'case', 'hospital', 'refundRequest'] })

homeCards.add('openComments', async () => (await import('./OpenComments.tsx')).OpenComments)
