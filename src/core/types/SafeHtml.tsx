import './richText.css'
import { RichTextField } from 'react-admin'
import type { RaRecord } from 'react-admin'

/** A formatted text, cleaned once more; a module of its own, so that the cleaner is loaded with the first such text. */
const SafeHtml = ({ record, source }: { record: RaRecord; source: string }) => (
  <RichTextField source={source} record={record} component="div" />
)

export default SafeHtml
