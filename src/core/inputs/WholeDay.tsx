import { Box } from '@mui/material'
import { useTranslate, useWrappedSource } from 'react-admin'
import { useState } from 'react'
import type { ReactNode, SyntheticEvent } from 'react'
import { useGuard } from '../form/guards.ts'
import '../validationTexts.ts'

interface WholeDayProps {
  readonly source: string
  /** Catalogue key of what is said of a part of one. */
  readonly message: string
  readonly children: ReactNode
}

/** Around an input of the browser's own for days: one of which only a part is typed has no value, and would be saved as none. */
export const WholeDay = ({ source, message, children }: WholeDayProps) => {
  const translate = useTranslate()
  const [isPart, setPart] = useState(false)
  const look = ({ target }: SyntheticEvent) => { if (target instanceof HTMLInputElement) setPart(target.validity.badInput) }
  useGuard(useWrappedSource(source), isPart ? translate(message) : undefined)
  return <Box onInput={look} onKeyUp={look} onBlurCapture={look} sx={{ '& .MuiFormControl-root': { width: '100%' } }}>{children}</Box>
}
