import type { AnyResource } from '../../resources/core/index.ts'
import { present } from '../core/index.ts'
import { later } from '../core/later.tsx'
import { previewed } from './preview/previewed.ts'

const PreviewButton = later(async () => (await import('./preview/PreviewButton.tsx')).PreviewButton, 30)

for (const resource of previewed as readonly AnyResource[])
  present(resource, { buttons: [PreviewButton], main: ['publish', 'withdraw'] })
