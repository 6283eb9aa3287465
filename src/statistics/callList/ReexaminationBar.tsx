import { calledUntil } from '../../../resources/statistics/attendance.ts'
import { useTranslate } from 'react-admin'
import { ReexaminationFigures } from './ReexaminationFigures.tsx'
import { Choices } from './Choices.tsx'
import { Printing } from './Printing.tsx'
import { Starting } from './Starting.tsx'

const states = [
  ['due', ['due', 'overdue']],
  ['done', ['inTime', 'late']],
] as const

/** How it stands, what is due, what was done, and the ways to call and to write to the families, above the list. */
export const ReexaminationBar = () => {
  const translate = useTranslate()
  return (
    <>
      <ReexaminationFigures />
      <Choices
        choices={[
          { label: translate('app.callList.all'), filter: { state: undefined, delay: undefined } },
          {
            label: translate('app.callList.dueUntil', { days: calledUntil }),
            filter: { state: ['due', 'overdue'], delay: `,${calledUntil}` },
          },
          ...states.map(([name, state]) => ({
            label: translate(`app.callList.${name}`),
            filter: { state: [...state], delay: undefined },
          })),
          ...['overdue', 'inTime', 'late'].map(state => ({
            label: translate(`resources.reexamination.choices.state.${state}`),
            filter: { state, delay: undefined },
          })),
        ]}
      >
        <Printing />
        <Starting list="reexamination" />
      </Choices>
    </>
  )
}
