import '@testing-library/jest-dom/vitest'
import { render, screen } from '@testing-library/react'
import { AdminContext, TestMemoryRouter } from 'react-admin'
import { useEffect, useLayoutEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { expect, it } from 'vitest'
import { GuardedForm } from '../../../src/core/form/GuardedForm.tsx'
import { GuardsContext, useGuard } from '../../../src/core/form/guards.ts'
import type { Guards } from '../../../src/core/form/guards.ts'
import { useLatest } from '../../../src/core/useLatest.ts'

const Waiting = ({ message }: { message: string | undefined }) => {
  useGuard('code', message)
  return <p>{message ?? 'nothing'}</p>
}

/** Looks at the moment at which the page shows something else, which is when a quick hand acts. */
const When = ({ shown, look }: { shown: unknown; look: () => void }) => {
  useLayoutEffect(look, [shown, look])
  return null
}

it('holds a form back exactly as long as the page says so', () => {
  const guards: Guards = new Map()
  const seen: [string, boolean][] = []
  const page = (message: string | undefined) => (
    <GuardsContext.Provider value={guards}>
      <Waiting message={message} />
      <When
        shown={message}
        look={() => {
          seen.push([screen.getByRole('paragraph').textContent, guards.has('code')])
        }}
      />
    </GuardsContext.Provider>
  )
  const { rerender } = render(page('missing'))
  rerender(page(undefined))
  expect(seen).toEqual([
    ['missing', true],
    ['nothing', false],
  ])
})

it('answers an event with what was rendered last', () => {
  const seen: string[] = []
  const Typed = ({ text }: { text: string }) => {
    const tell = useLatest(() => {
      seen.push(text)
    })
    useLayoutEffect(tell, [text, tell])
    return null
  }
  const { rerender } = render(<Typed text="one" />)
  rerender(<Typed text="two" />)
  expect(seen).toEqual(['one', 'two'])
})

const Filling = () => {
  const { setValue } = useFormContext()
  const [given, mark]: unknown[] = useWatch({ name: ['given', 'mark'] })
  useEffect(() => {
    setValue('given', 'put in')
  }, [setValue])
  return <p>{`${String(given)}, ${String(mark)}`}</p>
}

it('keeps what a part of the form put in as it appeared, and takes what the form begins with anew', async () => {
  const form = (mark: string) => (
    <TestMemoryRouter>
      <AdminContext>
        <GuardedForm defaultValues={{ given: 'nothing', mark }}>
          <Filling />
        </GuardedForm>
      </AdminContext>
    </TestMemoryRouter>
  )
  const { rerender } = render(form('first'))
  expect(await screen.findByText('put in, first')).toBeVisible()
  rerender(form('second'))
  expect(await screen.findByText('nothing, second')).toBeVisible()
})
