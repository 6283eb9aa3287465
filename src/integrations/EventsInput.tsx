import { ManyPicker } from '../core/inputs/Picker.tsx'
import type { InputProps } from '../core/types/view.ts'
import { eventsIn, useEventChoices } from './eventChoices.ts'

/** Events to choose from, by what is done with what. */
export const EventsInput = ({ place: _place, ...props }: InputProps) => (
  <ManyPicker
    {...props}
    choices={[...useEventChoices()]}
    translateChoice={false}
    disableCloseOnSelect
    filterSelectedOptions
    format={eventsIn}
    parse={(events: readonly string[]) => events.map(event => ({ event }))}
  />
)
