import PrintOutlined from '@mui/icons-material/PrintOutlined'
import { useTranslate } from 'react-admin'
import { useFormat } from '../../core/format.ts'
import { mostCalled } from './callListPath.ts'
import { FirstListed } from './FirstListed.tsx'
import { remindersPath } from '../reminders/remindersPath.ts'

/** Leads to the page that prints a reminder for each child of a list who is still to come. */
export const Printing = () => {
  const translate = useTranslate()
  const { number } = useFormat()
  return (
    <FirstListed
      list="reexamination"
      variant="outlined"
      startIcon={<PrintOutlined />}
      pathOf={remindersPath}
      label={(_, isLong) =>
        isLong ? translate('app.callList.printMost', { count: number(mostCalled) }) : translate('app.callList.print')
      }
    />
  )
}
