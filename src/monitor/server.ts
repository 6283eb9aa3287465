import { server } from '../../resources/monitor/server.ts'
import { present } from '../core/index.ts'
import { later } from '../core/later.tsx'

present(server, { underHeading: later(async () => (await import('./DatabaseCard.tsx')).DatabaseCard, 196) })
