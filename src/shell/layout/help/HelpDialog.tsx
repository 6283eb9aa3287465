import { useLocale, useTranslate } from 'react-admin'
import { FloatingDialog } from '../floating/FloatingDialog.tsx'
import { logged } from '../reading/logged.ts'
import { Pages } from '../reading/Pages.tsx'
import { readPage } from '../reading/readPage.ts'
import { usePages } from '../reading/usePages.ts'
import { inLanguage } from '../../../core/list/inLanguage.ts'
import { useClient } from '../../../core/provider.ts'
import { PageGuide } from './PageGuide.tsx'

const told = [{ name: 'name' }, { name: 'content' }]

/**
 * The usage help: what the page that is open is for, and the published entries in their order, each opening to its
 * text.
 */
export const HelpDialog = ({ onClose }: { onClose: () => void }) => {
  const translate = useTranslate()
  const client = useClient()
  const locale = useLocale()
  const pages = usePages(['help', 'page'], (query, signal) =>
    logged(
      'The usage help could not be fetched',
      client.help
        .list({ ...query, sort: 'sort,asc', type: '1', state: 'published' }, { signal })
        .then(({ data, total }) =>
          readPage({ content: data.map(row => inLanguage(row, told, locale)), totalElements: total }),
        ),
    ),
  )
  return (
    <FloatingDialog title={translate('app.reading.help')} shift={40} onClose={onClose}>
      <PageGuide />
      <Pages {...pages} empty={translate('app.reading.noHelp')} />
    </FloatingDialog>
  )
}
