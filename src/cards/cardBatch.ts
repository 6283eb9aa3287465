import { cardBatch } from '../../resources/cards/cardBatch.ts'
import { present } from '../core/index.ts'
import { later } from '../core/later.tsx'

present(cardBatch, { buttons: [later(async () => (await import('./CodesButton.tsx')).CodesButton, 30)] })
