import CheckIcon from '@mui/icons-material/Check'
import { Alert, Box, Link } from '@mui/material'
import { useTranslate } from 'react-admin'
import { createContext, useCallback, useContext, useEffect, useRef, useState } from 'react'
import { useFormState } from 'react-hook-form'
import type { FieldErrors } from 'react-hook-form'
import { brokenIn, isMended, leadTo } from './broken.ts'
import type { Broken } from './broken.ts'
import { namesField } from './namesField.ts'

/** Texts of errors, however deep they stand. Those of the form itself are told where they come from. */
const textsOf = (errors: FieldErrors): string[] =>
  Object.entries(errors)
    .filter(([name]) => name !== 'root')
    .flatMap(([, error]) => {
      if (error === undefined || error === null || typeof error !== 'object') return []
      return typeof error.message === 'string' ? [error.message] : textsOf(error as FieldErrors)
    })

/** What was wrong when the form was to be saved, or came to be since. */
interface Told extends Broken {
  readonly isMended: boolean
}

interface Wrong {
  readonly broken: readonly Told[]
  /** What is wrong with something that has no input here. */
  readonly unseen: readonly string[]
}

const nothing: Wrong = { broken: [], unseen: [] }

const unseenOf = (errors: FieldErrors, broken: readonly Broken[]): readonly string[] => [
  ...new Set(textsOf(errors).filter(text => !broken.some(one => one.text.includes(text)))),
]

/** What was told as it is now, in its place, and behind it what has come since. */
const asOfNow = (told: readonly Told[], now: readonly Broken[]): readonly Told[] => {
  // An input that was drawn anew is the same field.
  const isOf = (one: Broken) => (other: Broken) =>
    other.place === one.place || (!one.place.isConnected && other.label === one.label)
  const kept = told.map(one => {
    const found = now.find(isOf(one))
    return found ? { ...found, isMended: false } : { ...one, isMended: isMended(one) }
  })
  const later = now.filter(one => !kept.some(({ place }) => place === one.place))
  return [...kept, ...later.map(one => ({ ...one, isMended: false }))]
}

const isSameTold = (one: Told, other: Told | undefined): boolean =>
  one.place === other?.place && one.text === other.text && one.label === other.label && one.isMended === other.isMended

const isSameWrong = (one: Wrong, other: Wrong): boolean =>
  one.broken.length === other.broken.length &&
  one.broken.every((each, at) => isSameTold(each, other.broken[at])) &&
  one.unseen.join('\n') === other.unseen.join('\n')

/** Has the summary of the form around look again, as for a form within it whose answer comes later. */
export const TellContext = createContext<{ tell: () => void }>({ tell: () => undefined })
export const useTellWrong = (): (() => void) => {
  const holder = useContext(TellContext)
  return useCallback(() => holder.tell(), [holder])
}

/**
 * What keeps the form around from being saved, each a way to its field, told after each try; the first one has the
 * cursor. What is mended stays in its place with a tick until the next try, so that nothing moves away from who is
 * about to save; what comes to be wrong meanwhile is told behind it.
 */
export const ErrorSummary = () => {
  const translate = useTranslate()
  const box = useRef<HTMLDivElement>(null)
  const { submitCount, isSubmitting, errors } = useFormState()
  const [wrong, setWrong] = useState(nothing)
  const told = useRef(submitCount)
  const latest = useRef(errors)
  latest.current = errors

  const look = useCallback((): void => {
    const form = box.current?.closest('form')
    if (!form) return
    const broken = brokenIn(form).map(one => ({ ...one, isMended: false }))
    setWrong({ broken, unseen: unseenOf(latest.current, broken) })
    if (broken[0]) leadTo(broken[0])
  }, [])
  const holder = useContext(TellContext)
  useEffect(() => {
    holder.tell = look
    return () => {
      holder.tell = () => undefined
    }
  }, [holder, look])
  const lookAgain = (): void => {
    const form = box.current?.closest('form')
    if (!form || wrong === nothing) return
    const now = brokenIn(form)
    const next = { broken: asOfNow(wrong.broken, now), unseen: unseenOf(errors, now) }
    if (!isSameWrong(wrong, next)) setWrong(next)
  }
  // What is wrong stands on the page; react-hook-form changes its errors in place, so that it is looked at each time.
  useEffect(() => {
    if (isSubmitting) return
    if (told.current === submitCount) return lookAgain()
    // A try begins the list anew: what was mended before it is left out.
    told.current = submitCount
    look()
  })

  const count = wrong.broken.length + wrong.unseen.length
  const left = wrong.broken.filter(one => !one.isMended).length + wrong.unseen.length
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
                {one.isMended && (
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
