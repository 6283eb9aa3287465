import { Box, FormControl, FormControlLabel, FormLabel, Radio, RadioGroup } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useId } from 'react'
import type { ReactNode } from 'react'
import './texts.ts'

export type Side = 'survivor' | 'other'

interface FieldChoiceProps {
  readonly label: string
  /** The label stands above already, and is only read out. */
  readonly isTitled?: boolean
  readonly value: Side | null
  readonly onChoose: (side: Side) => void
  /** What each of the two says. */
  readonly survivor: ReactNode
  readonly other: ReactNode
}

/** Which of two values counts: radio buttons beside each other, below each other where there is no room. */
export const FieldChoice = ({ label, isTitled = false, value, onChoose, survivor, other }: FieldChoiceProps) => {
  const translate = useTranslate()
  const id = useId()
  const option = (side: Side, content: ReactNode) => (
    <FormControlLabel
      value={side}
      control={<Radio size="small" />}
      sx={{ m: 0, minWidth: 0, '& .MuiFormControlLabel-label': { minWidth: 0, overflowWrap: 'anywhere' } }}
      label={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'baseline' }}>
          <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
            {translate(`app.merge.${side}`)}
          </Box>
          {content}
        </Box>
      }
    />
  )
  return (
    <FormControl sx={{ width: '100%', borderBottom: 1, borderColor: 'divider', py: 1 }}>
      {!isTitled && (
        <FormLabel id={id} sx={{ typography: 'body2' }}>
          {label}
        </FormLabel>
      )}
      <RadioGroup
        {...(isTitled ? { 'aria-label': label } : { 'aria-labelledby': id })}
        value={value}
        onChange={(_, side) => onChoose(side as Side)}
        sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}
      >
        {option('survivor', survivor)}
        {option('other', other)}
      </RadioGroup>
    </FormControl>
  )
}
