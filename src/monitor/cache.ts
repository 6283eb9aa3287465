import { cache } from '../../resources/monitor/cache.ts'
import { present } from '../core/index.ts'
import { listPath } from '../core/listPath.ts'

// What is kept of one kind, or of all, at one place.
present(cache, {
  links: [
    {
      label: 'resources.cacheEntry.name',
      permission: 'cacheEntry:list',
      to: ({ place, kind }) =>
        listPath('cacheEntry', { place: String(place), ...(kind === 'everything' ? {} : { kind: String(kind) }) }),
    },
  ],
})
