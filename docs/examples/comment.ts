import { comment as given, commented } from '../../resources/comments/comment.ts'
import { ref } from '../../resources/core/index.ts'
import type { AnyResource } from '../../resources/core/index.ts'

/** What comments say where a resource more, equipment, has `comments: true`. */
export const comment = {
  ...given,
  visibility: { along: [...commented, 'equipment'], rest: [] },
  fields: { ...given.fields, equipment: ref('equipment', { readOnly: true, on: { remove: 'keep' } }) },
} satisfies AnyResource
