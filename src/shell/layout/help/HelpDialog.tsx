import { useDataProvider, useTranslate } from 'react-admin'
import type { VisionDataProvider } from '../../../../dataProvider/index.ts'
import { FloatingDialog } from '../floating/FloatingDialog.tsx'
import { logged } from '../reading/logged.ts'
import { Pages } from '../reading/Pages.tsx'
import { readPage } from '../reading/readPage.ts'
import { usePages } from '../reading/usePages.ts'

/** The usage help: its published entries in their order, each opening to its text. */
export const HelpDialog = ({ onClose }: { onClose: () => void }) => {
  const translate = useTranslate()
  const provider = useDataProvider<VisionDataProvider>()
  const pages = usePages(['help', 'page'], (query, signal) => logged(
    'The usage help could not be fetched',
    provider.act('help', 'list', { ...query, sort: 'sort,asc', type: 1, published: true }, { signal }).then(reply => readPage(reply.data)),
  ))
  return (
    <FloatingDialog title={translate('app.reading.help')} shift={40} onClose={onClose}>
      <Pages {...pages} empty={translate('app.reading.noHelp')} />
    </FloatingDialog>
  )
}
