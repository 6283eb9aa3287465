import { useTranslate } from 'react-admin'
import { Choices } from './Choices.tsx'
import { Printing } from './Printing.tsx'
import { Starting } from './Starting.tsx'

const states = [
  ['due', ['due', 'overdue']],
  ['done', ['inTime', 'late']],
] as const

/** What is due, what was done, and the ways to call and to write to the families, above the list. */
export const ReexaminationBar = () => {
  const translate = useTranslate()
  return (
    <Choices
      choices={[
        { label: translate('app.callList.all'), filter: { state: undefined } },
        ...states.map(([name, state]) => ({ label: translate(`app.callList.${name}`), filter: { state: [...state] } })),
        ...['overdue', 'inTime', 'late'].map(state => ({
          label: translate(`resources.reexamination.choices.state.${state}`),
          filter: { state },
        })),
      ]}
    >
      <Printing />
      <Starting list="reexamination" />
    </Choices>
  )
}
