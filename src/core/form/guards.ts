import { createContext, useContext, useLayoutEffect, useMemo, useState } from 'react'
import { set } from 'react-hook-form'
import type { FieldErrors, Resolver } from 'react-hook-form'
import { released } from '../released.ts'

/** What an input still waits for before the form can be saved, by the input's name: messages in the page's language. */
export type Guards = Map<string, string>

/**
 * The guards of the form around. A form hands the same to its resolver: what it does not provide holds nothing back.
 */
export const GuardsContext = createContext<Guards | undefined>(undefined)

const nothingToCheck: Resolver = values => ({ values, errors: {} })

/**
 * Lets inputs hold a form back: its resolver says what they wait for, each at its own place, before it says anything
 * else of them. What it says comes when no pointer is pressed, as an input that is left by pressing on another is
 * looked at between both halves of that click.
 */
export const useGuarded = (
  resolver: Resolver = nothingToCheck,
): { readonly guards: Guards; readonly resolver: Resolver } => {
  const [guards] = useState<Guards>(() => new Map())
  const guarded = useMemo(
    (): Resolver => async (values, context, options) => {
      const checked = await resolver(values, context, options)
      await released()
      if (guards.size === 0) return checked
      const errors: FieldErrors = { ...checked.errors }
      for (const [name, message] of guards) set(errors, name, { type: 'guard', message })
      return { values: {}, errors }
    },
    [resolver, guards],
  )
  return { guards, resolver: guarded }
}

/**
 * Keeps the form around from being saved while there is a message; it is told at the input of that name. It begins and
 * ends with what is shown: an effect after painting comes later than a quick hand, whose save was then refused for what
 * was no longer on the screen.
 */
export const useGuard = (name: string, message: string | undefined): void => {
  const guards = useContext(GuardsContext)
  if (!guards) throw new Error('A guard needs a form that provides guards')
  useLayoutEffect(() => {
    if (message === undefined) return undefined
    guards.set(name, message)
    return () => {
      guards.delete(name)
    }
  }, [guards, name, message])
}
