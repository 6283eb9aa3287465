import type { RaRecord } from 'react-admin'
import { publication } from '../../resources/content/publication.ts'
import { present } from '../core/index.ts'
import { RecordLink } from '../core/RecordLink.tsx'

const Title = ({ record }: { readonly record: RaRecord }) => <RecordLink resource={String(record['kind'])} id={Number(record['record'])}>{String(record['title'])}</RecordLink>

present(publication, { fields: { title: { Cell: Title } } })
