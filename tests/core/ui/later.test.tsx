import '@testing-library/jest-dom/vitest'
import { cleanup, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { laterPage } from '../../../src/app/laterPage.tsx'
import { laterIn, useAreThere } from '../../../src/core/later.tsx'
import { Contained } from '../../../src/shell/layout/Contained.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const Text = ({ text }: { text: string }) => <p>{text}</p>
const place = <i>place</i>
const failing = (children: ReactNode) => <Contained failed={() => <b>failed</b>}>{children}</Contained>

describe('a part of a page that is loaded later', () => {
  it('has something in its place until it is there, and nothing the next time', async () => {
    const load = vi.fn(async () => Text)
    const Part = laterIn(place, load)
    render(<Part text="one" />)
    expect(screen.getByText('place')).toBeInTheDocument()
    expect(await screen.findByText('one')).toBeInTheDocument()
    expect(screen.queryByText('place')).not.toBeInTheDocument()
    cleanup()
    render(<Part text="two" />)
    expect(screen.getByText('two')).toBeInTheDocument()
    expect(load).toHaveBeenCalledOnce()
  })

  it('comes together with others where a page waits for all of them, those too that cannot be had', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined)
    const parts = [laterIn(place, async () => Text), laterIn<{ text: string }>(place, async () => { throw new Error('gone') }), Text, undefined]
    const Part = parts[0]!
    const Page = () => (useAreThere(parts) ? <Part text="one" /> : <u>awaited</u>)
    render(<Page />)
    expect(screen.getByText('awaited')).toBeInTheDocument()
    expect(await screen.findByText('one')).toBeInTheDocument()
    expect(screen.queryByText('place')).not.toBeInTheDocument()
  })

  it('fails where it stands', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined)
    const Part = laterIn<{ text: string }>(place, async () => { throw new Error('gone') })
    render(<>{failing(<Part text="one" />)}<p>beside</p></>)
    expect(await screen.findByText('failed')).toBeInTheDocument()
    expect(screen.getByText('beside')).toBeInTheDocument()
  })
})

describe('a page that is loaded later', () => {
  it('is drawn at once where it has been asked for before', async () => {
    const Page = laterPage(async () => Text)
    await Page.load()
    render(<Suspense fallback={place}><Page text="one" /></Suspense>)
    expect(screen.getByText('one')).toBeInTheDocument()
  })

  it('comes when it is shown where it has not, or fails', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined)
    const [Page, Gone] = [laterPage(async () => Text), laterPage<object>(async () => { throw new Error('gone') })]
    render(<><Suspense fallback={place}><Page text="one" /></Suspense>{failing(<Gone />)}</>)
    expect(screen.getByText('place')).toBeInTheDocument()
    expect(await screen.findByText('one')).toBeInTheDocument()
    expect(await screen.findByText('failed')).toBeInTheDocument()
  })
})
