import { useTranslate } from 'react-admin'
import type { MouseEvent } from 'react'
import '../inputs/attachmentTexts.ts'

const stop = (event: MouseEvent) => event.stopPropagation()

/** The way to a file, which the browser keeps under the name that it was sent with. */
const Download = ({ address, name }: { readonly address: string; readonly name?: string }) => {
  const translate = useTranslate()
  return (
    <a href={address} download className="record-link" onClick={stop}>
      {name ?? translate('app.attachment.download')}
    </a>
  )
}

export default Download
