import CheckIcon from '@mui/icons-material/Check'
import { Alert, Box, Link } from '@mui/material'
import { useTranslate } from 'react-admin'
import { createContext, useCallback, useContext, useEffect, useRef, useState } from 'react'
import { useFormState } from 'react-hook-form'
import type { FieldErrors } from 'react-hook-form'
import { brokenIn, isMended, leadTo, namesField } from './broken.ts'
import type { Broken } from './broken.ts'

/** Texts of errors, however deep they stand. Those of the form itself are told where they come from. */
const textsOf = (errors: FieldErrors): string[] =>
  Object.entries(errors)
    .filter(([name]) => name !== 'root')
    .flatMap(([, error]) => {
      if (error === undefined || error === null || typeof error !== 'object') return []
      return typeof error.message === 'string' ? [error.message] : textsOf(error as FieldErrors)
    })

interface Wrong {
  /** What is wrong, as it was when the form was to be saved. */
  readonly broken: readonly Broken[]
  /** What is wrong with something that has no input here. */
  readonly unseen: readonly string[]
}

const nothing: Wrong = { broken: [], unseen: [] }

/** Has the summary of the form around look again, as for a form within it whose answer comes later. */
export const TellContext = createContext<{ tell: () => void }>({ tell: () => undefined })
export const useTellWrong = (): (() => void) => {
  const holder = useContext(TellContext)
  return useCallback(() => holder.tell(), [holder])
}

/**
 * What keeps the form around from being saved, each a way to its field, told after each try; the first one has the
 * cursor. What is mended stays in its place with a tick until the next try, so that nothing moves away from who is
 * about to save.
 */
export const ErrorSummary = () => {
  const translate = useTranslate()
  const box = useRef<HTMLDivElement>(null)
  const { submitCount, isSubmitting, errors } = useFormState()
  const [wrong, setWrong] = useState(nothing)
  const [mended, setMended] = useState(0)
  const told = useRef(submitCount)
  const latest = useRef(errors)
  latest.current = errors

  const look = useCallback((): void => {
    const form = box.current?.closest('form')
    if (!form) return
    const broken = brokenIn(form)
    const unseen = textsOf(latest.current).filter(text => !broken.some(one => one.text.includes(text)))
    setWrong({ broken, unseen: [...new Set(unseen)] })
    setMended(0)
    if (broken[0]) leadTo(broken[0])
  }, [])
  const holder = useContext(TellContext)
  useEffect(() => {
    holder.tell = look
    return () => {
      holder.tell = () => undefined
    }
  }, [holder, look])
  useEffect(() => {
    if (isSubmitting || told.current === submitCount) return
    told.current = submitCount
    look()
  }, [submitCount, isSubmitting, look])
  useEffect(() => setMended(wrong.broken.filter(isMended).length), [errors, wrong])

  const count = wrong.broken.length + wrong.unseen.length
  const left = count - mended
  return (
    <Box ref={box}>
      {count > 0 && (
        <Alert severity={left > 0 ? 'error' : 'success'} sx={{ py: 0, mb: 1.5, maxHeight: '30vh', overflowY: 'auto' }}>
          <Box role="alert" sx={{ fontWeight: 600 }}>
            {translate(left > 0 ? 'app.generator.broken.title' : 'app.generator.broken.mended', { smart_count: left })}
          </Box>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', columnGap: 2.5 }}>
            {wrong.broken.map(one => (
              <Box component="li" key={`${one.label} ${one.text}`} sx={{ overflowWrap: 'anywhere' }}>
                <Link
                  component="button"
                  type="button"
                  color="inherit"
                  sx={{ textAlign: 'start', verticalAlign: 'baseline', font: 'inherit' }}
                  onClick={() => leadTo(one)}
                >
                  {one.label === '' || namesField(one)
                    ? one.text
                    : translate('app.generator.broken.item', { field: one.label, text: one.text })}
                </Link>
                {isMended(one) && (
                  <CheckIcon
                    titleAccess={translate('app.generator.broken.done')}
                    sx={{ fontSize: '1rem', ml: 0.5, verticalAlign: 'text-bottom' }}
                  />
                )}
              </Box>
            ))}
            {wrong.unseen.map(text => (
              <li key={text}>{text}</li>
            ))}
          </Box>
        </Alert>
      )}
    </Box>
  )
}
