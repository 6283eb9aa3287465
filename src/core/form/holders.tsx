import { Box } from '@mui/material'
import { useTranslate } from 'react-admin'
import { createContext, useContext } from 'react'
import { get, useFormState } from 'react-hook-form'
import { RecordLink } from '../RecordLink.tsx'

/** A record that has a value which only one may have. */
export interface Holder {
  readonly resource: string
  readonly id: number
  readonly label: string
}

/** Whose the values are that were refused in the form around, by their fields. */
export const HoldersContext = createContext<{
  readonly known: ReadonlyMap<string, Holder>
  readonly tell: (field: string, holder: Holder) => void
}>({ known: new Map(), tell: () => undefined })

/** What a refused save tells of the holders of values that are taken. */
export const holdersIn = (told: unknown): readonly (readonly [string, Holder])[] =>
  told !== null && typeof told === 'object' ? Object.entries(told as Readonly<Record<string, Holder>>) : []

/** The way to the record that has the value already, for as long as that is what is wrong with the field. */
export const HolderLink = ({ field }: { readonly field: string }) => {
  const translate = useTranslate()
  const holder = useContext(HoldersContext).known.get(field)
  const { errors } = useFormState({ name: field })
  const said: unknown = (get(errors, field) as { message?: unknown } | undefined)?.message
  if (!holder || typeof said !== 'string' || !said.includes(holder.label)) return null
  return (
    <Box sx={{ typography: 'caption', px: 1.75, pb: 0.5 }}>
      <RecordLink resource={holder.resource} id={holder.id}>
        {translate('app.generator.openHolder', { name: holder.label })}
      </RecordLink>
    </Box>
  )
}
