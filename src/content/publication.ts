import { publication } from '../../resources/content/publication.ts'
import { present } from '../core/index.ts'

present(publication, { leadsTo: record => ({ resource: String(record['kind']), id: Number(record['record']) }) })
