import { useMemo } from 'react'
import { useLocale } from 'react-admin'
import { Picker } from '../../core/inputs/Picker.tsx'
import type { InputProps } from '../../core/index.ts'

const offsetOf = (timeZone: string): string =>
  new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' })
    .formatToParts(0)
    .find(part => part.type === 'timeZoneName')?.value ?? ''

/** The zones that this browser knows, each with its offset from Greenwich. */
const zones = (): { id: string; name: string }[] =>
  Intl.supportedValuesOf('timeZone').map(id => ({ id, name: `${id} (${offsetOf(id)})` }))

/** Chooses a time zone by a part of its name. */
export const TimeZoneInput = ({ place: _, ...props }: InputProps) => {
  const locale = useLocale()
  // The list is long and costs a moment, so that it is made once a page.
  const choices = useMemo(zones, [locale])
  return <Picker {...props} choices={choices} optionText="name" disableClearable />
}
