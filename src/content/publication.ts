import { publication, publicationKinds } from '../../resources/content/publication.ts'
import { present } from '../core/index.ts'

present(publication, { leadsTo: { resources: publicationKinds, of: record => ({ resource: String(record['kind']), id: Number(record['record']) }) } })
