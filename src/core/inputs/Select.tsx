import { SelectInput } from 'react-admin'
import type { SelectInputProps } from 'react-admin'

// An empty one has nothing to be cleared: react-admin would show a button there that does nothing.
const clearing = { clearAlwaysVisible: false }

/** One of a list of choices; a value that need not be there can be cleared. */
export const Select = (props: SelectInputProps) => (
  <SelectInput {...clearing} translateChoice={false} resettable={!props.isRequired} {...props} />
)
