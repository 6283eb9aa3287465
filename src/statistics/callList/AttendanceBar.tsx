import { useTranslate } from 'react-admin'
import { calledAfter, calledUntil } from '../../../resources/statistics/attendance.ts'
import { Choices } from './Choices.tsx'
import { Starting } from './Starting.tsx'

const absences = [3, 7, 15, 30]

/** Not seen for so many days, and the way to call them, under the heading of the list. */
export const AttendanceBar = () => {
  const translate = useTranslate()
  return (
    <Choices
      choices={[
        { label: translate('app.callList.allAbsent'), filter: { absent: undefined } },
        {
          label: translate('app.callList.absentFor', { from: calledAfter, to: calledUntil }),
          filter: { absent: `${calledAfter},${calledUntil}` },
        },
        ...absences.map(days => ({
          label: translate('app.callList.absent', { days }),
          filter: { absent: `${days},` },
        })),
      ]}
    >
      <Starting list="attendance" />
    </Choices>
  )
}
